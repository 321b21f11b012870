import type { ScorePoint } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { ExposureText } from '../../entities/score/exposure-text.tsx';
import { usePointTexts } from './change-texts.ts';
import { tableRows } from './table-rows.ts';

/** All results as a table, newest first; those that changed nothing are only counted. */
export function HistoryTable({ points }: { points: readonly ScorePoint[] }) {
  const t = useTranslations('history');
  const bands = useTranslations('results.bands');
  const format = useFormatter();
  const textsOf = usePointTexts(points);
  return (
    <div
      role="region"
      aria-label={t('tableName')}
      // So that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full min-w-[36rem] text-left text-caption">
        <caption className="sr-only">{t('tableName')}</caption>
        <thead className="text-ink-soft">
          <tr>
            {(['date', 'score', 'range', 'changed'] as const).map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-strong">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableRows(points).map((row) => {
            if (row.kind === 'unchanged') {
              return (
                <tr key={row.key} className="border-t border-line text-ink-soft">
                  <td colSpan={4} className="py-2">
                    {t('unchanged', { count: row.count })}
                  </td>
                </tr>
              );
            }
            const { point } = row;
            return (
              <tr key={point.analysis_id} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-4 font-regular whitespace-nowrap">
                  {format.dateTime(new Date(point.created_at), {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  })}
                </th>
                <td className="py-2 pr-4 tabular-nums">
                  <p>
                    {point.enough_seen
                      ? `${point.dss_score}, ${bands(point.band)}`
                      : t('notEnough')}
                  </p>
                  <ExposureText brief exposure={point.exposure} />
                </td>
                <td className="py-2 pr-4 whitespace-nowrap tabular-nums">
                  {`${point.range.low}–${point.range.high}`}
                </td>
                <td className="py-2">{textsOf(point).join('. ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
