import type { ScoreExplanation } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useKnowledge } from '../knowledge/index.ts';
import { classNames } from '../ui/class-names.ts';
import { DomainTable } from './domain-table.tsx';
import { useRoughPointsText } from './use-points-text.ts';

type Domains = ScoreExplanation['domains'];

const parts = ['lost', 'notSeen', 'kept'] as const;

const looks = { lost: 'bar-lost', notSeen: 'bar-unseen', kept: 'bar-kept' };

/** Where the 100 points are: a bar for each part of the home, as long as the points it holds. */
export function DomainBars({ domains }: { domains: Domains }) {
  const t = useTranslations('explanation.domains');
  const largest = Math.max(...domains.map((domain) => domain.cap));
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h3 className="font-serif text-title-2">{t('title')}</h3>
        <p className="max-w-[60ch] text-ink-soft">{t('lead')}</p>
      </div>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-2 text-caption">
        {parts.map((part) => (
          <li key={part} className="flex items-center gap-2">
            <span className={classNames('bar-part inline-block h-3.5! w-6', looks[part])} />
            {t(part)}
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-4">
        {domains.map((domain) => (
          <DomainBar key={domain.domain} domain={domain} largest={largest} />
        ))}
      </ul>
      <DomainTable domains={domains} />
    </div>
  );
}

function DomainBar({ domain, largest }: { domain: Domains[number]; largest: number }) {
  const t = useTranslations('explanation.domains');
  const knowledge = useKnowledge();
  const rough = useRoughPointsText();
  const points = { lost: domain.lost, notSeen: domain.not_seen, kept: domain.kept };
  const said = {
    lost: rough(points.lost),
    notSeen: rough(points.notSeen),
    kept: rough(points.kept),
    cap: rough(domain.cap),
  };
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-strong">{knowledge.domains[domain.domain].title}</span>
        <span className="text-caption text-ink-soft tabular-nums">
          {points.lost > 0 ? (
            <span className="font-strong text-ember">{t('lostOf', said)}</span>
          ) : (
            t('nothingLost', said)
          )}
          {points.notSeen > 0 && ` · ${t('unseenOf', said)}`}
        </span>
      </div>
      <div
        role="img"
        aria-label={t('bar', said)}
        className="flex h-4 gap-px"
        style={{ width: `${(domain.cap / largest) * 100}%` }}
      >
        {parts.map(
          (part) =>
            points[part] > 0 && (
              <span
                key={part}
                className={classNames(
                  'bar-part transition-[flex-grow] duration-(--motion-calm)',
                  looks[part],
                )}
                style={{ flexGrow: points[part], flexBasis: 0 }}
              />
            ),
        )}
      </div>
    </li>
  );
}
