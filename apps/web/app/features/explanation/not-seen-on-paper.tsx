import type { ScoreExplanation } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useLossText, useSideText } from './finding-words.ts';
import { notSeenByDomain } from '../../entities/score/ledger.ts';

/** What wasn't seen, by part of the home: on the screen it is part of the arithmetic, which isn't printed. */
export function NotSeenOnPaper({ explanation }: { explanation: Pick<ScoreExplanation, 'rows'> }) {
  const t = useTranslations('explanation.notSeen');
  const lossText = useLossText();
  const sideText = useSideText();
  const descriptions = useDescriptions();
  const groups = notSeenByDomain(explanation.rows);
  if (groups.length === 0) return null;
  return (
    <section className="hidden print:block">
      <h3 className="font-serif text-title-2">{t('title')}</h3>
      <p className="mt-1 break-after-avoid text-ink-soft">{t('lead')}</p>
      <ul className="mt-2 columns-3 gap-x-6 text-caption leading-tight">
        {groups.map(({ domain, points, rows }) => (
          <li key={domain} className="pb-2">
            <p className="flex justify-between gap-4 border-b border-line font-strong">
              <span>{descriptions.domains[domain].title}</span>
              <span className="whitespace-nowrap tabular-nums">{lossText(points)}</span>
            </p>
            <ul>
              {rows.map(({ hazard_type: type, sides, as_since_2008: since2008 }) => (
                <li key={type} className="inline not-last:after:content-[';_']">
                  <span>{descriptions.hazard(type).title}</span>
                  {sides.some((side) => side !== 'whole_house') && (
                    // By name, they would fill half a page.
                    <span>
                      {` (${
                        sides.length === 2 || sides.length === 3
                          ? t('sides', { count: sides.length })
                          : sideText(sides)
                      })`}
                    </span>
                  )}
                  {since2008 === true && <span>{` (${t('since2008')})`}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
