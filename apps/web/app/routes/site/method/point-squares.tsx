import { useTranslations } from 'use-intl';

import type { MethodData } from './method-data.ts';

/** The 100 points, one square each, in a row per part of the home. */
export function PointSquares({ domains }: Pick<MethodData, 'domains'>) {
  const t = useTranslations('method.split');
  return (
    <>
      <p className="max-w-[68ch]">{t('lead')}</p>
      <ul className="flex flex-col gap-4 print:gap-1">
        {domains.map(({ id, title, cap }) => (
          <li
            key={id}
            className="grid grid-cols-1 gap-x-8 gap-y-1 md:grid-cols-[13rem_minmax(0,1fr)] print:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <span className="flex items-baseline justify-between gap-4 md:flex-col md:gap-0">
              <span className="font-strong">{title}</span>
              <span className="text-caption text-ink-soft tabular-nums">
                {t('points', { points: cap })}
              </span>
            </span>
            <Squares count={cap} label={t('row', { title, points: cap })} />
          </li>
        ))}
      </ul>
      <p className="max-w-[68ch] text-ink-soft">{t('judgment')}</p>
    </>
  );
}

const step = 10;
const side = 8;
/** Squares per row: a part with more points would need a second row. */
const perRow = 30;

function Squares({ count, label }: { count: number; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${perRow * step} ${side}`}
      className="h-auto w-full max-w-2xl self-center"
    >
      {Array.from({ length: count }, (_nothing, at) => (
        <rect
          key={at}
          x={at * step}
          width={side}
          height={side}
          rx="1"
          // Alternate shading every five, so that squares are easy to count.
          className={Math.floor(at / 5) % 2 === 0 ? 'fill-forest' : 'fill-forest opacity-65'}
        />
      ))}
    </svg>
  );
}
