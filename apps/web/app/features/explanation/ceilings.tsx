import {
  ceilingCauses,
  shownLimit,
  shownGain,
  type HazardTypeId,
  type ScoreExplanation,
} from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { useLossText } from './finding-words.ts';

/** The costliest hazards are named; all are listed below with their points. */
const shownCauses = 3;

/** What caps the score, whatever else is good: hazards found, and what nobody has seen. */
export function Ceilings({
  explanation,
}: {
  explanation: Pick<ScoreExplanation, 'score' | 'rows'>;
}) {
  const t = useTranslations('explanation');
  const format = useFormatter();
  const lossText = useLossText();
  const descriptions = useDescriptions();
  const rows = explanation.rows.filter((row) => row.kind === 'ceiling');
  if (rows.length === 0) return null;
  const titles = (types: readonly HazardTypeId[]) =>
    format.list(types.slice(0, shownCauses).map((id) => descriptions.hazard(id).title));
  return (
    <section aria-labelledby="ceilings-heading" className="flex flex-col gap-3">
      <h3 id="ceilings-heading" className="font-serif text-title-2">
        {t('ceilings.title')}
      </h3>
      <ul className="flex flex-col gap-3">
        {rows.map((row) => {
          const { found, unseen } = ceilingCauses(row, explanation.rows);
          const together = shownGain(explanation, row.fix_together ?? 0);
          return (
            <li
              key={row.ceiling}
              className="hairline flex items-start gap-4 rounded-card bg-paper-raised p-4 sm:px-6"
            >
              <WarningIcon className="mt-0.5 size-6 text-ember" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap justify-between gap-x-4 font-strong">
                  <span>
                    {t(unseen.length === 0 ? 'ceilings.limit' : 'ceilings.about', {
                      limit: shownLimit(row, explanation.score),
                    })}
                  </span>
                  <span className="whitespace-nowrap text-ember tabular-nums">
                    {lossText(row.points)}
                  </span>
                </p>
                <p>{descriptions.ceilings[row.ceiling]}</p>
                {found.length > 0 && (
                  <p className="text-caption text-ink-soft">
                    {t(found.length > shownCauses ? 'ceilings.mostly' : 'ceilings.caused', {
                      hazards: titles(found),
                    })}
                  </p>
                )}
                {unseen.length > 0 && (
                  <p className="text-caption text-ink-soft">
                    {t('ceilings.unseen', { hazards: titles(unseen) })}
                  </p>
                )}
                {together > 0 && (
                  <p className="font-strong text-forest">
                    {t('ceilings.together', { points: together })}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
