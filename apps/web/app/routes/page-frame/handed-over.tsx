import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { RingsMark } from '../../ui/rings-mark.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** What becomes of a home, its people and its answers when its reader takes it over, and the button that does. */
export function HandedOver({ asksToStay }: { asksToStay: boolean }) {
  const t = useTranslations('shell.claimHome');
  return (
    <PlainFrame>
      <div className="contours flex flex-1 items-center">
        <form method="post" className="page-width flex flex-col items-start gap-4 py-16">
          <RingsMark className="size-20 text-forest" />
          <h1 className="font-serif text-title-1">{t('title')}</h1>
          <div className="flex max-w-[56ch] flex-col gap-3">
            <p>{t('yours')}</p>
            <p>{t('roles')}</p>
            <p>{t('answers')}</p>
          </div>
          {asksToStay && (
            <div className="flex max-w-[56ch] flex-col gap-2 border-t border-line pt-4">
              <p>{t('asks')}</p>
              <label className="flex min-h-11 items-center gap-3 font-strong">
                <input
                  type="checkbox"
                  name="keep_agent"
                  value="yes"
                  className="size-6 shrink-0 accent-forest"
                />
                <span>{t('keep')}</span>
              </label>
              <p className="text-caption text-ink-soft">{t('keepText')}</p>
            </div>
          )}
          <Button tone="primary" type="submit">
            {t('open')}
          </Button>
        </form>
      </div>
    </PlainFrame>
  );
}
