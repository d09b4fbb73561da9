/** Starts the page: the theme, the language, then everything else. */

import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./catalogue.svelte.ts";
import { settings, showTheme } from "./device.svelte.ts";
import { answerBy } from "./http.ts";
import { backendOf } from "./local/backends.ts";
import { listen } from "./router.svelte.ts";
import { keepPage } from "./local/update.svelte.ts";
import { site } from "./site.ts";
import "./screens.ts";
import "./art/tokens.css";
import "./art/patterns.css";
import "./style.css";

answerBy(backendOf(site));
showTheme();
listen();
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
if (document.readyState === "complete") void keepPage();
else addEventListener("load", () => void keepPage());
