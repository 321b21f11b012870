import { useId, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { Disclosure } from '../ui/disclosure.tsx';
import { sendsOriginals, setSendsOriginals, subscribeToSendsOriginals } from './send-originals.ts';

/** Photos are made smaller before they are sent, unless somebody wants otherwise. */
export function SendOriginalsChoice() {
  const t = useTranslations('photos.originals');
  const id = useId();
  const wanted = useSyncExternalStore(subscribeToSendsOriginals, sendsOriginals, () => false);
  return (
    <Disclosure
      className="max-w-[64ch] text-caption"
      summaryClassName="text-ink-soft"
      summary={t(wanted ? 'summaryOriginals' : 'summarySmaller')}
    >
      <p id={`${id}-hint`} className="mb-3 text-ink-soft">
        {t('hint')}
      </p>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-strong">
        <input
          type="checkbox"
          checked={wanted}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setSendsOriginals(event.target.checked)}
          className="size-6 shrink-0 accent-forest"
        />
        {t('label')}
      </label>
    </Disclosure>
  );
}
