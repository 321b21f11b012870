import { App, type BackButtonListener } from '@capacitor/app';

/**
 * Handles Android's back button or gesture: goes to the previous page, or minimizes the app on the first one. If a
 * dialog is open, closes it instead, like the Escape key.
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

/** The part of the plugin that is used. */
export interface AppOfSystem {
  addListener(event: 'backButton', listener: BackButtonListener): Promise<unknown>;
  minimizeApp(): Promise<void>;
}

export interface BackPage {
  /** @returns whether a dialog was open */
  closeDialog(): boolean;
  goBack(): void;
}

const browserPage: BackPage = {
  closeDialog: () => {
    // A toast is also a dialog, but not a modal one.
    const dialog = document.querySelector('[role$="dialog"]:not([aria-modal="false"])');
    if (dialog === null) return false;
    const escape = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
    (document.activeElement ?? dialog).dispatchEvent(new KeyboardEvent('keydown', escape));
    return true;
  },
  goBack: () => history.back(),
};
