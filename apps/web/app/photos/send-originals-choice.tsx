import { useId, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { sendsOriginals, setSendsOriginals, subscribeToSendsOriginals } from './send-originals.ts';

/** Photos are made smaller before they are sent, unless somebody wants otherwise. */
export function SendOriginalsChoice() {
  const t = useTranslations('photos.originals');
  const id = useId();
  const wanted = useSyncExternalStore(subscribeToSendsOriginals, sendsOriginals, () => false);
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={wanted}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setSendsOriginals(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-forest"
      />
      <div className="text-caption">
        <label htmlFor={id} className="font-strong">
          {t('label')}
        </label>
        <p id={`${id}-hint`} className="max-w-[64ch] text-ink-soft">
          {t('hint')}
        </p>
      </div>
    </div>
  );
}
