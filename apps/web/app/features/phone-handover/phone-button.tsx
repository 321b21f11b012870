import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { nativeServer } from '../../lib/device/native/native-server.ts';
import { useIsHandheld } from '../../lib/device/device-state.ts';
import { Button, type ButtonSize } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const PhoneSheet = lazyPart(
  () => import('./phone-sheet.tsx'),
  ({ onClose }) => onClose(),
);

/** Shows the code by which a phone takes photos for this home. Not on a phone, which has a camera of its own. */
export function PhoneButton({ propertyId, size }: { propertyId: string; size?: ButtonSize }) {
  const t = useTranslations('phone');
  const [open, setOpen] = useState(false);
  if (useIsHandheld() || nativeServer !== null) return null;
  return (
    <>
      <Button
        {...(size !== undefined && { size })}
        aria-haspopup="dialog"
        // A narrow window on a computer has little room, so every line counts.
        className="max-sm:hidden"
        onClick={() => setOpen(true)}
      >
        {t('offer')}
      </Button>
      {open && <PhoneSheet propertyId={propertyId} onClose={() => setOpen(false)} />}
    </>
  );
}
