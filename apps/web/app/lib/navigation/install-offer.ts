/** What a browser offers once if the page may be installed; the DOM's types don't know it, and not every browser has it. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Keeps the browser's offer for when it helps, instead of a bar over the page. Called before the page starts. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    offer = event;
  });
}

/** Whether the browser has offered to install the page, and nobody has used that. */
export function canInstall(): boolean {
  return offer !== null;
}

/** Has the browser ask its user; once. */
export async function install(): Promise<void> {
  const kept = offer;
  offer = null;
  await kept?.prompt();
}
