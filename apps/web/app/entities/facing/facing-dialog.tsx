import type { Direction, Property } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../lib/api/use-error-text.ts';
import { useWaitsForConnection } from '../../lib/api/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import { FacingDial } from './facing-dial.tsx';
import { useSaveFront } from './save-front.ts';

export interface FacingDialogProps {
  property: Pick<Property, 'id' | 'front_faces' | 'front_faces_offered'>;
  onClose: () => void;
  /** Called after a change was saved. */
  onSaved: () => void;
}

/** Lets the owner say which way the front faces, or that they don't know. */
export default function FacingDialog({ property, onClose, onSaved }: FacingDialogProps) {
  const t = useTranslations('houseSides.facing');
  const errorText = useErrorText();
  const save = useSaveFront(property.id);
  const waits = useWaitsForConnection(save);
  const { front_faces: known, front_faces_offered: offered } = property;
  const [chosen, setChosen] = useState<Direction | null>(known ?? offered);

  function keep(facing: Direction | null): void {
    if (save.isPending) return;
    if (facing === known) {
      onClose();
      return;
    }
    save.mutate(facing, {
      onSuccess: () => {
        onClose();
        onSaved();
      },
    });
  }

  return (
    <Sheet title={t('title')} description={t('how')} onClose={onClose}>
      <div className="my-5 flex flex-col gap-4">
        {known === null && offered !== null && (
          <p className="max-w-[60ch] rounded-small bg-forest-wash px-3 py-2">
            {t('offered', { direction: offered })}
          </p>
        )}
        <FacingDial value={chosen} onChoose={setChosen} />
        <p className="max-w-[60ch] text-caption text-ink-soft">{t('between')}</p>
        {waits && <Notice role="status">{t('notSent')}</Notice>}
        {save.isError && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            <p>{errorText(save.error)}</p>
          </Notice>
        )}
      </div>
      <SheetActions>
        <Button
          tone="primary"
          unavailable={chosen === null || save.isPending}
          onClick={() => keep(chosen)}
        >
          {save.isPending ? t('saving') : t('save')}
        </Button>
        <Button unavailable={save.isPending} onClick={() => keep(null)}>
          {t('notSure')}
        </Button>
        <SheetClose render={<Button tone="quiet">{t('cancel')}</Button>} />
      </SheetActions>
    </Sheet>
  );
}
