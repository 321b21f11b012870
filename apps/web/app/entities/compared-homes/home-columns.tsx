import type { Standing } from '@dss/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { BandBadge } from '../../ui/band-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useUsdText } from '../plan/amount-texts.ts';
import { ExposureText } from '../score/exposure-text.tsx';
import { shortNames, standingsOf, type HomeBesideOthers } from './compared-home.ts';
import { useColumnInSight } from './use-column-in-sight.ts';

/**
 * Homes side by side, one a column. From three on, a phone slides from home to home; which one is in sight stays above them. Rows are
 * level where the browser can do that.
 */
export function HomeColumns({ homes }: { homes: readonly HomeBesideOthers[] }) {
  const t = useTranslations('comparison');
  const { list, at, overflows, go } = useColumnInSight();
  const standings = standingsOf(homes);
  const names = [...shortNames(homes).values()];
  return (
    <div>
      {overflows && (
        <div className="sticky top-0 z-20 flex items-center justify-between gap-3 bg-paper py-2 print:hidden">
          <Button size="small" unavailable={at === 0} onClick={() => go(at - 1)}>
            <span aria-hidden="true" className="text-lead">
              ←
            </span>
            <span className="sr-only">{t('columns.previous')}</span>
          </Button>
          <p aria-hidden="true" className="min-w-0 flex-1 text-center">
            <span className="block truncate font-strong">{names[at]}</span>
            <span className="block text-caption text-ink-soft tabular-nums">
              {`${at + 1} / ${homes.length}`}
            </span>
          </p>
          <Button size="small" unavailable={at === homes.length - 1} onClick={() => go(at + 1)}>
            <span aria-hidden="true" className="text-lead">
              →
            </span>
            <span className="sr-only">{t('columns.next')}</span>
          </Button>
        </div>
      )}
      <ul
        ref={list}
        aria-label={t('columns.label')}
        // So that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classNames(
          'grid snap-x snap-mandatory grid-flow-col grid-rows-[repeat(6,auto)] gap-x-3 overflow-x-auto overscroll-x-contain sm:gap-x-6 print:auto-cols-[minmax(0,1fr)] print:overflow-visible',
          homes.length > 2
            ? 'auto-cols-[82%] sm:auto-cols-[minmax(15.5rem,1fr)]'
            : 'auto-cols-[minmax(0,1fr)]',
        )}
      >
        {homes.map((home) => (
          <li
            key={home.id}
            className="row-span-6 grid min-w-0 snap-start grid-rows-subgrid border-t border-line pt-3"
          >
            <Column home={home} standing={standings.get(home) ?? null} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Column({ home, standing }: { home: HomeBesideOthers; standing: Standing | null }) {
  const t = useTranslations('comparison');
  const format = useFormatter();
  const usdText = useUsdText();
  const { name, place, page, opensTab, picture, result, jobs, cost, photoCount } = home;
  return (
    <>
      <div className="pb-3">{picture}</div>
      <div className="pb-3">
        <h2 className="font-serif text-title-3 leading-snug font-strong">
          <Link
            to={page}
            title={name}
            {...(opensTab && { target: '_blank', rel: 'noreferrer' })}
            className="line-clamp-3 rounded-small text-forest wrap-anywhere underline decoration-1 underline-offset-4"
          >
            {name}
          </Link>
        </h2>
        {place !== null && (
          <p className="line-clamp-2 text-caption wrap-anywhere text-ink-soft">{place}</p>
        )}
      </div>
      <div className="flex flex-col items-start gap-1 pb-3">
        <Score result={result} />
        {standing !== null && standing !== 'behind' && (
          <p className="rounded-small border border-line-strong px-2 py-0.5 text-caption font-strong">
            {t(`standing.${standing}`)}
          </p>
        )}
      </div>
      <Row label={t('columns.first')}>
        {result === null ? null : jobs.length === 0 ? (
          <p className="text-ink-soft">{t('nothing')}</p>
        ) : (
          <ol className="flex list-decimal flex-col gap-1 pl-5">
            {jobs.map((job) => (
              <li key={job.step_id}>
                <span>{job.title}</span> {result.enough_seen && <Gain job={job} />}
              </li>
            ))}
          </ol>
        )}
      </Row>
      <Row label={t('columns.cost')}>
        {cost && (
          <p className="tabular-nums">
            {t('cost', { low: usdText(cost.low), high: usdText(cost.high) })}
          </p>
        )}
      </Row>
      <Row label={t('columns.assessed')}>
        {result && (
          <p>
            <time dateTime={result.created_at}>
              {format.dateTime(new Date(result.created_at), { dateStyle: 'medium' })}
            </time>{' '}
            <span className="text-ink-soft">{t('columns.photosOf', { count: photoCount })}</span>
          </p>
        )}
      </Row>
    </>
  );
}

/** One thing that is said of each home; a dash where there is nothing to say. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5 border-t border-line py-3 text-caption">
      <h3 className="font-regular text-ink-soft">{label}</h3>
      <div>{children ?? <p aria-hidden="true">–</p>}</div>
    </div>
  );
}

function Score({ result }: Pick<HomeBesideOthers, 'result'>) {
  const t = useTranslations('comparison');
  const homes = useTranslations('homes.result');
  const bands = useTranslations('results.bands');
  if (result === null) return <p className="text-ink-soft">{t('noScore')}</p>;
  return (
    <>
      {result.enough_seen ? (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="font-serif text-title-1 leading-none font-strong tabular-nums">
            {result.score}
          </p>
          <BandBadge band={result.band} label={bands(result.band)} />
        </div>
      ) : (
        <p className="text-ink-soft">{homes('notEnough')}</p>
      )}
      <p className="text-caption text-ink-soft tabular-nums">{t('rangeOf', result.range)}</p>
      {result.asSeen !== null && <p className="text-caption">{result.asSeen}</p>}
      <ExposureText brief exposure={result.exposure} className="text-caption text-ink-soft" />
    </>
  );
}

/** The gain in whole points; if a ceiling hides it, the most it can gain once the ceiling is gone. */
export function Gain({
  job: { points, gain, points_without_ceiling: atBest },
}: {
  job: Pick<HomeBesideOthers['jobs'][number], 'points' | 'gain' | 'points_without_ceiling'>;
}) {
  const t = useTranslations('comparison');
  const text =
    points >= 1
      ? t('gain', { count: gain })
      : atBest >= 1
        ? t('upTo', { count: Math.round(atBest) })
        : t('lessThanOne');
  return <span className="whitespace-nowrap text-ink-soft tabular-nums">{text}</span>;
}
