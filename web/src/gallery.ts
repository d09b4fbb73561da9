/** The gallery of all drawings, for looking at them and for pictures of them. */

import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("gallery")! });
