import { useEffect } from 'react';

/** Takes files that are pasted anywhere on the page; pasted text goes where it belongs. */
export function usePastedFiles(onPaste: (files: File[]) => void): void {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onPaste(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [onPaste]);
}
