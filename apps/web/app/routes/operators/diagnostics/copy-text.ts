import { showToast } from '../../../ui/toast/toast-queue.ts';
import { words } from './words.ts';

/** Puts text on the clipboard, and says whether it is there: a page without https has no clipboard. */
export async function copyText(
  text: string,
  clipboard: Pick<Clipboard, 'writeText'> | undefined = navigator.clipboard,
): Promise<void> {
  try {
    if (clipboard === undefined) throw new Error('There is no clipboard.');
    await clipboard.writeText(text);
    showToast({ title: words.common.copied });
  } catch {
    showToast({
      title: words.common.notCopied,
      description: words.common.copyYourself,
      tone: 'danger',
    });
  }
}
