import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { useOnline, type Uploads } from '../photos/index.ts';
import { Button } from '../ui/button.tsx';
import { ArrowLeftIcon } from '../ui/icons.tsx';
import { loadPart } from '../ui/load-part.ts';

const importDialog = () => import('../ui/confirm-dialog.tsx');
const ConfirmDialog = lazy(() => loadPart(importDialog));

export interface StepActionsProps {
  uploads: Uploads;
  onBack: () => void;
  children: ReactNode;
}

/**
 * Why there is no score to be had yet, where it is seen: the cards of the photos may be far below. Readers are told by the
 * list.
 */
function UploadsOnTheirWay({ pending: count, pause }: Pick<Uploads, 'pending' | 'pause'>) {
  const t = useTranslations('newProperty.photos');
  const online = useOnline();
  if (count === 0) return null;
  const state = online ? (pause === null ? 'sending' : 'paused') : 'offline';
  return (
    <p aria-hidden="true" className="text-caption text-ink-soft tabular-nums sm:text-right">
      {t(state, { count })}
    </p>
  );
}

/** Back and forward, within the thumb's reach. Back asks first when photos would be lost. */
export function StepActions({ uploads, onBack, children }: StepActionsProps) {
  const t = useTranslations('newProperty');
  const [asking, setAsking] = useState(false);
  // Somebody who goes back without a connection must be asked too.
  useEffect(() => {
    importDialog().catch(() => undefined);
  }, []);
  const unstored = uploads.unsent;

  function goBack(): void {
    uploads.clear();
    onBack();
  }

  return (
    <>
      <div className="thumb-bar flex flex-col gap-2">
        <UploadsOnTheirWay {...uploads} />
        <div className="flex justify-between gap-3 *:px-4 *:last:grow sm:*:px-6 sm:*:last:grow-0">
          <Button onClick={() => (unstored > 0 ? setAsking(true) : goBack())}>
            <ArrowLeftIcon className="size-5" />
            {t('photos.back')}
          </Button>
          {children}
        </div>
      </div>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={t('leave.title')}
            text={t('leave.text', { count: unstored })}
            confirmLabel={t('leave.confirm')}
            cancelLabel={t('leave.cancel')}
            onConfirm={goBack}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
