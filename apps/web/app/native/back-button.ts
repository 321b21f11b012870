import { App, type BackButtonListener } from '@capacitor/app';

/**
 * Android's way back, pressed or swiped: the page before, and from the first one out of the app, which stays as it is.
 * A dialog that is open closes instead, as it does for the Escape key.
 */
export async function followBackButton(
  app: AppOfSystem = App,
  page: BackPage = browserPage,
): Promise<void> {
  await app.addListener('backButton', ({ canGoBack }) => {
    if (page.closeDialog()) return;
    if (canGoBack) page.goBack();
    else void app.minimizeApp();
  });
}

/** What is used of the plugin. */
export interface AppOfSystem {
  addListener(event: 'backButton', listener: BackButtonListener): Promise<unknown>;
  minimizeApp(): Promise<void>;
}

/** What a way back does on the page. */
export interface BackPage {
  /** @returns whether one was open */
  closeDialog(): boolean;
  goBack(): void;
}

const browserPage: BackPage = {
  closeDialog: () => {
    // A toast is a dialog, too, but holds nobody back.
    const dialog = document.querySelector('[role$="dialog"]:not([aria-modal="false"])');
    if (dialog === null) return false;
    const escape = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
    (document.activeElement ?? dialog).dispatchEvent(new KeyboardEvent('keydown', escape));
    return true;
  },
  goBack: () => history.back(),
};
