/** The gallery of all drawings, for viewing and for screenshots. */

import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("gallery")! });
