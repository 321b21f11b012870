import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';

import { Disclosure } from '../../../ui/disclosure.tsx';
import { figure } from './figures.ts';
import { RecordTable } from './record-table.tsx';
import { words } from './words.ts';

const t = words.usage;
const [width, height] = [480, 96];

export interface HourChartProps {
  title: string;
  /** One value for each hour, oldest first. */
  values: readonly { readonly hour: string; readonly value: number; readonly detail?: string }[];
  format: (value: number) => string;
  /** What `detail` says; absent if there is none. */
  detailTitle?: string;
}

/**
 * Bars of the last 24 hours. Their height alone says it all, in one color; the sum, the highest bar and the hours stand beside them
 * as text, and the table below has every figure.
 */
export function HourChart({ title, values, format, detailTitle }: HourChartProps) {
  const numbers = values.map(({ value }) => value);
  const highest = Math.max(...numbers);
  const sum = numbers.reduce((total, value) => total + value, 0);
  const across = scaleBand({
    domain: values.map(({ hour }) => hour),
    range: [0, width],
    padding: 0.2,
  });
  const up = scaleLinear({ domain: [0, highest === 0 ? 1 : highest], range: [0, height - 4] });
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-strong">{title}</span>
        <span className="text-caption text-ink-soft">{t.total(format(sum))}</span>
      </figcaption>
      <p className="text-caption text-ink-soft">{t.highest(format(highest))}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 h-24 w-full border-b border-line-strong"
      >
        {values.map(({ hour, value }) => (
          <Bar
            key={hour}
            x={across(hour) ?? 0}
            y={height - up(value)}
            width={across.bandwidth()}
            height={up(value)}
            className="fill-forest"
          />
        ))}
      </svg>
      <div
        aria-hidden="true"
        className="flex justify-between text-caption text-ink-soft tabular-nums"
      >
        <span>{figure.hour(values[0]?.hour ?? '')}</span>
        <span>{figure.hour(values.at(-1)?.hour ?? '')}</span>
      </div>
      <Disclosure summary={words.table} summaryClassName="text-caption">
        <RecordTable
          label={title}
          rows={values.map(({ hour, value, detail = '' }) => ({
            key: hour,
            cells: [
              [t.hour, figure.hour(hour)],
              [title, format(value)],
              ...(detailTitle === undefined ? [] : [[detailTitle, detail] as const]),
            ],
          }))}
        />
      </Disclosure>
    </figure>
  );
}
