import { useTranslations } from 'use-intl';

import { bandEdges } from '../../ui/band-edges.ts';
import { classNames } from '../../ui/class-names.ts';
import { BandEdges } from '../../ui/score-bar.tsx';
import { shortNames, standingsOf, type HomeBesideOthers } from './compared-home.ts';

const row = 'grid gap-x-5 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] sm:items-center';

/**
 * The ranges of all homes on one scale from 0 to 100. The range of the best one goes through all rows as a shade: whatever touches it is
 * too close to call. Drawn, because paper leaves backgrounds out.
 */
export function SharedScale({ homes }: { homes: readonly HomeBesideOthers[] }) {
  const t = useTranslations('comparison.scale');
  const bands = useTranslations('results.bands');
  const standings = standingsOf(homes);
  const names = shortNames(homes);
  const best = bestOf(standings);
  const describe = ({ name, result }: HomeBesideOthers) => {
    if (result === null) return t('unscored', { home: name });
    const { score, band, range, enough_seen: known } = result;
    return known
      ? t('scored', { home: name, score, band: bands(band), ...range })
      : t('ranged', { home: name, ...range });
  };
  return (
    <figure className="m-0 flex flex-col">
      <figcaption className="mb-2 text-caption text-ink-soft">{t('title')}</figcaption>
      <ul className="flex flex-col gap-1">
        {homes.map((home) => (
          <li key={home.id} className={row} aria-label={describe(home)}>
            <span aria-hidden="true" className="truncate text-caption font-strong">
              {names.get(home)}
            </span>
            <Range
              result={home.result}
              best={standings.get(home) === 'behind' || home === best ? null : best}
            />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className={classNames(row, 'text-caption text-ink-soft')}>
        <span className="max-sm:hidden" />
        <div className="relative h-[1lh] tabular-nums">
          <BandEdges />
        </div>
      </div>
    </figure>
  );
}

function bestOf(standings: ReturnType<typeof standingsOf>): HomeBesideOthers | null {
  const close = [...standings].flatMap(([home, standing]) =>
    standing === 'too_close' ? home : [],
  );
  return [...close].sort((one, other) => low(other) - low(one))[0] ?? null;
}

function low({ result }: HomeBesideOthers): number {
  return result?.range.low ?? 0;
}

interface RangeProps {
  result: HomeBesideOthers['result'];
  /** The home that this one can't be told apart from. */
  best: HomeBesideOthers | null;
}

function Range({ result, best }: RangeProps) {
  const t = useTranslations('comparison');
  return (
    <svg aria-hidden="true" className="block h-7 w-full overflow-visible">
      {best?.result && (
        <rect
          x={`${best.result.range.low}%`}
          width={`${best.result.range.high - best.result.range.low}%`}
          y="0"
          height="100%"
          className="fill-paper-sunk"
        />
      )}
      {bandEdges.map((edge) => (
        <line key={edge} x1={`${edge}%`} x2={`${edge}%`} y1="0" y2="100%" className="stroke-line" />
      ))}
      {result === null && (
        <text x="8" y="65%" className="fill-ink-soft text-caption">
          {t('noScore')}
        </text>
      )}
      {result !== null && (
        <>
          <line
            x1={`${result.range.low}%`}
            x2={`${result.range.high}%`}
            y1="50%"
            y2="50%"
            strokeWidth="8"
            className="stroke-forest"
          />
          {result.enough_seen && (
            <line
              x1={`${result.score}%`}
              x2={`${result.score}%`}
              y1="10%"
              y2="90%"
              strokeWidth="4"
              className="stroke-ink"
            />
          )}
        </>
      )}
    </svg>
  );
}
