import type { ComparedProperty } from '@dss/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { Gain } from '../../entities/compared-homes/home-columns.tsx';
import { useUsdText } from '../../entities/plan/amount-texts.ts';
import { ExposureText } from '../../entities/score/exposure-text.tsx';
import { BandBadge } from '../../ui/band-badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { FirstAction } from './home-rows.ts';
import { costOf, scoreAfter, sortColumns, type TableOrder } from './sort-compared.ts';

export interface ComparisonTableProps {
  homes: readonly ComparedProperty[];
  order: TableOrder;
  onOrder: (order: TableOrder) => void;
  titleOf: (action: FirstAction) => string;
}

/** In the order of the table; `first` is no figure, so nothing is sorted by it. */
const columns = ['home', 'score', 'range', 'first', 'cost', 'after', 'photos', 'assessed'] as const;
const cell = 'border-t border-line px-3 py-3 align-top';
/** Stays in sight while the table is scrolled sideways. */
const kept = 'sticky left-0 z-10 bg-paper-raised';

/** Homes side by side. Where it has no room, it scrolls within itself, and the homes' names stay. */
export function ComparisonTable({ homes, order, onOrder, titleOf }: ComparisonTableProps) {
  const t = useTranslations('comparison');
  return (
    <div
      role="region"
      aria-label={t('table')}
      // So that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="hairline overflow-x-auto rounded-card bg-paper-raised print:overflow-visible"
    >
      <table className="w-full min-w-[64rem] border-collapse text-left text-caption print:min-w-0">
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {homes.map((home) => (
            <HomeRow key={home.id} home={home} titleOf={titleOf} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({
  column,
  order,
  onOrder,
}: Pick<ComparisonTableProps, 'order' | 'onOrder'> & { column: (typeof columns)[number] }) {
  const t = useTranslations('comparison.columns');
  const sortable = sortColumns.find((each) => each === column);
  const isSorted = order.column === column;
  const direction = order.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={classNames('px-3 py-1 align-bottom font-strong', column === 'home' && kept)}
    >
      {sortable === undefined ? (
        <span className="inline-flex min-h-11 items-center">{t(column)}</span>
      ) : (
        <button
          type="button"
          onClick={() =>
            onOrder({
              column: sortable,
              // Scores and the like are first asked for from the top, addresses from A.
              descending: isSorted ? !order.descending : column !== 'home',
            })
          }
          className="inline-flex min-h-11 items-center gap-1 rounded-small text-left font-strong text-forest underline decoration-1 underline-offset-4"
        >
          <span>{t(column)}</span>
          <span aria-hidden="true" className="inline-block w-3 no-underline">
            {isSorted ? (order.descending ? '▾' : '▴') : ''}
          </span>
        </button>
      )}
    </th>
  );
}

function HomeRow({
  home,
  titleOf,
}: { home: ComparedProperty } & Pick<ComparisonTableProps, 'titleOf'>) {
  const t = useTranslations('comparison');
  const format = useFormatter();
  const paths = usePaths();
  const usdText = useUsdText();
  const { address, address_formatted: place, newest_result: result } = home;
  const cost = costOf(home);
  const after = scoreAfter(home);
  return (
    <tr>
      <th
        scope="row"
        className={classNames(cell, kept, 'w-36 max-w-36 font-regular sm:w-56 sm:max-w-56')}
      >
        <Link
          to={paths.property(home.id)}
          title={address}
          className="line-clamp-3 rounded-small font-strong text-forest wrap-anywhere underline decoration-1 underline-offset-4"
        >
          {address}
        </Link>
        {place !== address && (
          <p className="line-clamp-2 wrap-anywhere text-ink-soft" title={place}>
            {place}
          </p>
        )}
      </th>
      <td className={cell}>
        <Score result={result} />
        {result !== null && (
          <ExposureText brief exposure={result.exposure} className="mt-1 text-ink-soft" />
        )}
      </td>
      <Figure>
        {result && <span className="whitespace-nowrap">{t('range', result.range)}</span>}
      </Figure>
      <td className={classNames(cell, 'min-w-64')}>
        {result !== null &&
          (result.first_actions.length === 0 ? (
            <span className="text-ink-soft">{t('nothing')}</span>
          ) : (
            <ol className="flex flex-col gap-1">
              {result.first_actions.map((action) => (
                <li key={action.step_id}>
                  <span>{titleOf(action)}</span> {result.enough_seen && <Gain job={action} />}
                </li>
              ))}
            </ol>
          ))}
      </td>
      <Figure>{cost && t('cost', { low: usdText(cost.low), high: usdText(cost.high) })}</Figure>
      <Figure>{after}</Figure>
      <Figure>{home.photo_count}</Figure>
      <Figure>
        {result && (
          <time dateTime={result.created_at}>
            {format.dateTime(new Date(result.created_at), { dateStyle: 'medium' })}
          </time>
        )}
      </Figure>
    </tr>
  );
}

/** A cell of figures; a dash where there is none. */
function Figure({ children }: { children: ReactNode }) {
  return (
    <td className={classNames(cell, 'tabular-nums')}>
      {children ?? <span aria-hidden="true">–</span>}
    </td>
  );
}

function Score({ result }: { result: ComparedProperty['newest_result'] }) {
  const t = useTranslations('comparison');
  const homes = useTranslations('homes.result');
  const bands = useTranslations('results.bands');
  if (result === null || !result.enough_seen) {
    return <span className="text-ink-soft">{result ? homes('notEnough') : t('noScore')}</span>;
  }
  return (
    <span className="flex flex-col">
      <span className="font-serif text-title-3 font-strong tabular-nums">{result.score}</span>
      <BandBadge band={result.band} label={bands(result.band)} />
    </span>
  );
}
