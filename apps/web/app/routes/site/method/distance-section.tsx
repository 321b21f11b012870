import { useFormatter, useTranslations } from 'use-intl';

import type { MethodData } from './method-data.ts';

const cell = 'py-2 print:py-0.5 pl-4 text-right tabular-nums';
const row = 'border-b border-line';

/** How distance and slope change what a finding costs, as tables. */
export function DistanceSection({ nearness }: Pick<MethodData, 'nearness'>) {
  const t = useTranslations('method.distance');
  const format = useFormatter();
  return (
    <>
      <p className="max-w-[68ch]">{t('lead', { unknown: nearness.unknownPercent })}</p>
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
        <table className="self-start text-[min(1rem,5vw)]">
          <caption className="pb-2 text-left font-strong">{t('distanceCaption')}</caption>
          <thead className="text-[min(var(--text-caption),5vw)] text-ink-soft">
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 print:py-0.5 text-left">
                {t('place')}
              </th>
              <th scope="col" className={cell}>
                {t('feet')}
              </th>
              <th scope="col" className={cell}>
                {t('counts')}
              </th>
            </tr>
          </thead>
          <tbody>
            {nearness.distances.map(({ place, fromFt, belowFt, percent }) => (
              <tr key={`${place}-${fromFt}`} className={row}>
                <th scope="row" className="py-2 print:py-0.5 text-left font-regular">
                  {t(`places.${place}`)}
                </th>
                <td className={cell}>
                  {belowFt === null
                    ? t('feetFrom', { from: fromFt ?? 0 })
                    : fromFt === null
                      ? t('feetBelow', { below: belowFt })
                      : t('feetBetween', { from: fromFt, below: belowFt })}
                </td>
                <td className={cell}>{t('percent', { percent })}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="self-start text-[min(1rem,5vw)]">
          <caption className="pb-2 text-left font-strong">{t('slopeCaption')}</caption>
          <thead className="text-[min(var(--text-caption),5vw)] text-ink-soft">
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 print:py-0.5 text-left">
                {t('slope')}
              </th>
              <th scope="col" className={cell}>
                {t('factor')}
              </th>
            </tr>
          </thead>
          <tbody>
            {nearness.slopes.map(({ fromPercent, belowPercent, factor }) => (
              <tr key={fromPercent} className={row}>
                <th scope="row" className="py-2 print:py-0.5 text-left font-regular">
                  {belowPercent === null
                    ? t('slopeFrom', { from: fromPercent })
                    : t('slopeBetween', { from: fromPercent, below: belowPercent })}
                </th>
                <td className={cell}>
                  {t('times', { factor: format.number(factor, { minimumFractionDigits: 2 }) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="max-w-[68ch] text-ink-soft">{t('never')}</p>
    </>
  );
}
