import type { ScoreExplanation } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { classNames } from '../ui/class-names.ts';
import { hazardRowsOf, ledgerOf } from './ledger.ts';
import { usePointsText } from './use-points-text.ts';

/** From 100 to the score, line by line. */
export function LedgerView({ explanation }: { explanation: ScoreExplanation }) {
  const t = useTranslations('explanation.ledger');
  const root = useTranslations('explanation');
  const points = usePointsText();
  const format = useFormatter();
  const { hazards, notSeen, ceilings, rounding, missing } = ledgerOf(explanation);
  const { score, rows } = explanation;
  const lines = [
    { key: 'hazards', label: t('hazards', { count: hazardRowsOf(rows).length }), lost: hazards },
    { key: 'notSeen', label: t('notSeen'), lost: notSeen },
    ...(ceilings > 0 ? [{ key: 'ceilings', label: t('ceilings'), lost: ceilings }] : []),
    ...(rounding > 0 ? [{ key: 'rounding', label: t('rounding'), lost: rounding }] : []),
  ];
  return (
    <section aria-labelledby="ledger-heading" className="flex flex-col gap-3">
      <h3 id="ledger-heading" className="text-title-3">
        {t('title')}
      </h3>
      <dl className="tabular-nums">
        <Line label={t('start')} value="100" />
        {lines.map(({ key, label, lost }) => (
          <Line
            key={key}
            label={label}
            value={lost === 0 ? root('noDeduction') : root('deduction', { points: points(lost) })}
          />
        ))}
        <Line label={t('score')} value={format.number(score)} strong />
      </dl>
      <p className="text-caption text-ink-soft">
        {t('exact')} {t('proof', { missing: format.number(missing), score })}
      </p>
    </section>
  );
}

function Line({
  label,
  value,
  strong = false,
}: {
  label: string;
  value: string;
  strong?: boolean;
}) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-4 py-1.5',
        strong ? 'border-t-2 border-ink font-strong' : 'border-b border-line last:border-0',
      )}
    >
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}
