import type { Property } from '@dss/domain';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { scrollToElement } from '../../ui/scroll-to-element.ts';
import { DeviceChoice } from './device-choice.tsx';
import { useFireWarnings, useTurnWarnings } from './fire-warnings.ts';

/** The service is asked every quarter of an hour. */
const silentAfterMs = 2 * 60 * 60 * 1000;

export interface WarningsCardProps {
  property: Pick<Property, 'id'>;
}

/** Where an owner says whether they want to be warned of fire weather; nothing where this installation asks nobody. */
export default function WarningsCard({ property: { id } }: WarningsCardProps) {
  const t = useTranslations('fireWarnings');
  const format = useFormatter();
  const home = useFireWarnings(id);
  const { mutate: turn, isPending, warningsKey } = useTurnWarnings(id);
  const [now] = useState(() => Date.now());
  const isShown = home !== undefined;
  useEffect(() => {
    // The browser looked for it before it was here.
    if (isShown && location.hash === '#fire-warnings') scrollToElement('fire-warnings');
  }, [isShown]);
  if (home === undefined || (home.state === 'off' && !home.is_on)) return null;
  const { is_on: isOn, state, checked_at: checked } = home;
  const isSilent = checked !== null && now - Date.parse(checked) > silentAfterMs;
  return (
    <section
      id="fire-warnings"
      aria-labelledby="fire-warnings-heading"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-paper-raised p-4 sm:p-5 print:hidden"
    >
      <h2 id="fire-warnings-heading" className="font-serif text-title-3">
        {t('title')}
      </h2>
      <p className="text-caption">{t('what')}</p>
      {state === 'no_position' && !isOn ? (
        <p className="text-caption text-ink-soft">{t('noPlace')}</p>
      ) : !isOn ? (
        <Button tone="primary" size="small" unavailable={isPending} onClick={() => turn('on')}>
          {t('turnOn')}
        </Button>
      ) : (
        <>
          <p role="status" className="font-strong">
            {t(state === 'not_covered' ? 'notCovered' : 'isOn')}
          </p>
          {state === 'off' && <p className="text-caption">{t('nobodyAsked')}</p>}
          {(state === 'watched' || state === 'not_asked') && checked === null && (
            <p className="text-caption">{t('noAnswerYet')}</p>
          )}
          {state === 'no_position' && <p className="text-caption">{t('noPlace')}</p>}
          {state !== 'off' && checked !== null && (
            <p className="text-caption text-ink-soft">
              {t(isSilent ? 'silentSince' : 'checked', {
                time: format.dateTime(new Date(checked), {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                }),
              })}
            </p>
          )}
          {(state === 'watched' || state === 'not_asked') && (
            <DeviceChoice propertyId={id} push={home.push ?? null} warningsKey={warningsKey} />
          )}
          <Button
            size="small"
            tone="quiet"
            className="-ml-4"
            unavailable={isPending}
            onClick={() => turn('off')}
          >
            {t('turnOff')}
          </Button>
        </>
      )}
    </section>
  );
}
