import type { DomainScore } from '@dss/domain';
import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useDescriptions } from '../hazard/texts/descriptions-provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { partsOf } from './ledger.ts';

type Domains = readonly DomainScore[];

const parts = ['lost', 'assumed', 'kept'] as const;

const looks = { lost: 'bar-lost', assumed: 'bar-unseen', kept: 'bar-kept' };

/**
 * Where the 100 points come from: one bar per part of the home, as long as the points it is worth.
 * @param title by default, that these are the reasons for the score
 */
export function DomainBars({ domains, title }: { domains: Domains; title?: string }) {
  const t = useTranslations('explanation.domains');
  const largest = Math.max(...domains.map((domain) => domain.cap));
  const words = { lost: t('lost'), assumed: t('notSeen'), kept: t('kept') };
  return (
    <div className="flex flex-col gap-3 sm:gap-4 print:block print:*:mb-1">
      <h3 className="font-serif text-title-2 print:float-left">{title ?? t('title')}</h3>
      <ul
        aria-hidden="true"
        className="flex flex-wrap gap-x-5 gap-y-1 text-caption print:justify-end"
      >
        {parts.map((part) => (
          <li key={part} className="flex items-center gap-2">
            <span className={classNames('bar-part inline-block h-3.5! w-6', looks[part])} />
            <span>{words[part]}</span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-2 sm:gap-3 print:clear-both print:grid print:grid-cols-3 print:gap-x-6 print:gap-y-1">
        {domains.map((domain) => (
          <DomainBar key={domain.domain} domain={domain} largest={largest} />
        ))}
      </ul>
    </div>
  );
}

function DomainBar({ domain, largest }: { domain: Domains[number]; largest: number }) {
  const t = useTranslations('explanation.domains');
  const descriptions = useDescriptions();
  const whole = useWholeText();
  const points = partsOf(domain);
  const said = {
    // Not all of them while some are left, whichever way they round.
    lost: whole(points.lost < domain.cap ? Math.min(points.lost, domain.cap - 1) : points.lost),
    notSeen: whole(points.assumed),
    kept: whole(points.kept),
    cap: whole(domain.cap),
    assumed: points.assumed > 0 ? whole(points.assumed) : 'none',
  };
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-[1rem] leading-tight font-strong print:text-caption">
          {descriptions.domains[domain.domain].title}
        </span>
        <span className="text-caption text-ink-soft tabular-nums">
          {points.lost > 0 ? (
            <span className="font-strong text-ember">{t('lostOf', said)}</span>
          ) : (
            t(points.kept > 0 ? 'nothingLost' : 'nothingSeen', said)
          )}
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

/** Formats points of a part of the home as a whole number. */
function useWholeText(): (points: number) => string {
  const t = useTranslations('explanation.domains');
  const format = useFormatter();
  return useCallback(
    (points) => (points > 0 && points < 1 ? t('lessThanOne') : format.number(Math.round(points))),
    [format, t],
  );
}
