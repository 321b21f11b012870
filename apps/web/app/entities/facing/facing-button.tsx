import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button, type ButtonProps } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { FacingDialogProps } from './facing-dialog.tsx';

const FacingDialog = lazyPart(
  () => import('./facing-dialog.tsx'),
  ({ onClose }) => onClose(),
);

export type FacingButtonProps = Omit<FacingDialogProps, 'onClose'> & Pick<ButtonProps, 'tone'>;

/** Shows which way the front faces, or asks for it; opens the dialog. */
export function FacingButton({ property, onSaved, ...look }: FacingButtonProps) {
  const t = useTranslations('houseSides.facing');
  const [open, setOpen] = useState(false);
  const { front_faces: direction } = property;
  return (
    <>
      <Button {...look} size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {direction === null ? t('ask') : t('known', { direction })}
      </Button>
      {open && (
        <FacingDialog property={property} onClose={() => setOpen(false)} onSaved={onSaved} />
      )}
    </>
  );
}
