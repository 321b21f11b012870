import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from './button.tsx';

/** Says that a part of the page couldn't be loaded. The browser's own dialog: that of the other dialogs may be what is missing. */
export function PartFailed({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('shell.partFailed');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onLeave}
      className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-card border border-line-strong bg-paper-raised p-6 text-ink backdrop:bg-scrim"
    >
      <h2 id={titleId} className="font-serif text-title-2 font-strong">
        {t('title')}
      </h2>
      <p id={textId} className="mt-2 text-ink-soft">
        {t('text')}
      </p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse">
        <Button tone="primary" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
        <Button onClick={() => dialog.current?.close()}>{t('stay')}</Button>
      </div>
    </dialog>
  );
}
