import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { comparedByLinkAtMost } from './homes-link.ts';

const ShareHomesSheet = lazyPart(
  () => import('./share-homes-sheet.tsx'),
  ({ onClose }) => onClose(),
);

/** Opens the sheet that makes a link to these homes side by side. */
export function ShareHomesButton({ propertyIds }: { propertyIds: readonly string[] }) {
  const t = useTranslations('sharing.comparison');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          if (propertyIds.length <= comparedByLinkAtMost) setOpen(true);
          else showToast({ tone: 'neutral', title: t('tooMany', { most: comparedByLinkAtMost }) });
        }}
      >
        {t('open')}
      </Button>
      {open && <ShareHomesSheet propertyIds={propertyIds} onClose={() => setOpen(false)} />}
    </>
  );
}
