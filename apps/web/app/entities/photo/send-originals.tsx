import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { localStore } from '../../lib/device/storage/browser-store.ts';
import { useStored } from '../../lib/device/storage/use-stored.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

const storeName = 'dss-send-originals';

/** Whether this browser sends photos at full size instead of scaling them down first. */
export function sendsOriginals(): boolean {
  return isYes(localStore.read(storeName));
}

const isYes = (kept: string | null) => kept === 'yes';

/** Saved in this browser; turning it off removes the entry. */
function setSendsOriginals(wanted: boolean): void {
  if (wanted) localStore.write(storeName, 'yes');
  else localStore.remove(storeName);
}

/** Lets the owner send photos at full size; by default they are scaled down first. */
export function SendOriginalsChoice() {
  const t = useTranslations('photos.originals');
  const id = useId();
  const wanted = isYes(useStored(localStore, storeName));
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
        <span>{t('label')}</span>
      </label>
    </Disclosure>
  );
}
