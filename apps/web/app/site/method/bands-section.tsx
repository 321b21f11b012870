import { useTranslations } from 'use-intl';

import { BandGlyph } from '../../ui/band-badge.tsx';
import type { MethodData } from './method-data.ts';

export function BandsSection({
  weights,
  possibleHomes,
}: Pick<MethodData, 'weights' | 'possibleHomes'>) {
  const t = useTranslations('method.bands');
  const { excellent, good, fair } = weights.bands;
  const bands = [
    { band: 'excellent', from: excellent, to: 100 },
    { band: 'good', from: good, to: excellent - 1 },
    { band: 'fair', from: fair, to: good - 1 },
    { band: 'poor', from: 0, to: fair - 1 },
  ] as const;
  return (
    <>
      <p className="max-w-[68ch]">{t('lead')}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4 sm:gap-x-8">
        {bands.map(({ band, from, to }) => (
          <li key={band} className="flex items-start gap-3">
            <BandGlyph band={band} className="mt-0.5 size-7" />
            <div>
              <p className="font-strong">{t(`names.${band}`)}</p>
              <p className="whitespace-nowrap text-ink-soft tabular-nums">
                {t('range', { from, to })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex max-w-[68ch] flex-col gap-4">
        <p>
          {t('high', {
            share: Math.round((1 - 2 * weights.rangeTail) * 100),
            tail: Math.round(weights.rangeTail * 100),
            homes: possibleHomes,
          })}
        </p>
        <p>{t('low')}</p>
        <p>{t('provisional', { percent: weights.provisionalBelowPercent })}</p>
      </div>
    </>
  );
}
