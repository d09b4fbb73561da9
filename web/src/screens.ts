/** The one list of games with a screen of their own; every other game gets the plain screen. */

import { plain } from "./plain/screen.ts";
import { showGamesWith } from "./screen/screen.ts";
import { shakeThatCity } from "./shake-that-city/screen.ts";
import { tinyTowns } from "./tiny-towns/screen.ts";

showGamesWith({ "tiny-towns": tinyTowns, "shake-that-city": shakeThatCity }, plain);
