import type { Property } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useStateName } from '../../lib/messages/state-name.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const AddressDialog = lazyPart(
  () => import('./address-dialog.tsx'),
  ({ onClose }) => onClose(),
);

/** Below an address: its state, and the way to change both. */
export function AddressLine({ property }: { property: Property }) {
  const t = useTranslations('results.address');
  const stateName = useStateName();
  const [open, setOpen] = useState(false);
  const { state } = property;
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-caption text-ink-soft">
      <span>{state ? stateName(state) : t('unknownState')}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        className="-my-2 inline-flex min-h-11 items-center rounded-small font-strong text-forest underline underline-offset-4 print:hidden"
        onClick={() => setOpen(true)}
      >
        {t('edit')}
      </button>
      {open && <AddressDialog property={property} onClose={() => setOpen(false)} />}
    </div>
  );
}
