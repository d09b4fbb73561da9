/** Installing the page like an app, where the browser offers it. */

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered = $state.raw<InstallEvent | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // It is offered on the home page, not in the middle of a game.
  offered = event as InstallEvent;
});
addEventListener("appinstalled", () => (offered = null));

/** Whether the browser offers to install the page. */
export const canInstall = (): boolean => offered !== null;

/** Let the browser ask. */
export async function install(): Promise<void> {
  await offered?.prompt();
  offered = null;
}
