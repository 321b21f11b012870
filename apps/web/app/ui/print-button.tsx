import { useEffect } from 'react';

/** Prints the page, with the pictures that nobody has scrolled to yet. */
export function PrintButton({ label }: { label: string }) {
  usePicturesOnPaper();
  return (
    <button
      type="button"
      onClick={() => void loadedPictures().then(() => window.print())}
      className="-my-2 min-h-11 rounded-small text-caption font-strong text-forest underline underline-offset-4"
    >
      {label}
    </button>
  );
}

/**
 * Puts on paper the pictures, too, that nobody has scrolled to, whichever way the page is printed. The browser's own menu
 * doesn't wait for a picture that begins to load as it prints: they load a little after the page, once it is there to be read.
 */
function usePicturesOnPaper(): void {
  useEffect(() => {
    const later = setTimeout(loadPictures, 3000);
    window.addEventListener('beforeprint', loadPictures);
    return () => {
      clearTimeout(later);
      window.removeEventListener('beforeprint', loadPictures);
    };
  }, []);
}

function loadPictures(): void {
  for (const picture of document.images) picture.loading = 'eager';
}

/** Waits until each picture is there or has failed, at most a few seconds: what is here can be printed without the rest. */
async function loadedPictures(): Promise<void> {
  loadPictures();
  const pictures = [...document.images].map((picture) => picture.decode());
  const patience = new Promise((resolve) => setTimeout(resolve, 5000));
  await Promise.race([Promise.allSettled(pictures), patience]);
}
