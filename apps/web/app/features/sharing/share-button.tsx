import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { lazyPart } from '../../ui/lazy-part.tsx';

const ShareSheet = lazyPart(
  () => import('./share-sheet.tsx'),
  ({ onClose }) => onClose(),
);

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
      {open && <ShareSheet propertyId={propertyId} onClose={() => setOpen(false)} />}
    </>
  );
}
