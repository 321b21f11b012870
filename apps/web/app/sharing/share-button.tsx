import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

import { loadPart } from '../ui/load-part.ts';

const ShareSheet = lazy(() => loadPart(() => import('./share-sheet.tsx')));

/** Opens the sheet with the links that show the property to others. */
export function ShareButton({ propertyId }: { propertyId: string }) {
  const t = useTranslations('sharing');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-my-2 min-h-11 rounded-small text-caption font-strong text-forest underline underline-offset-4"
      >
        {t('share')}
      </button>
      {open && (
        <Suspense>
          <ShareSheet propertyId={propertyId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
