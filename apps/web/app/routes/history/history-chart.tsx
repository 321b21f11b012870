import type { ScorePoint } from '@dss/domain';
import { scaleLinear } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { useId, type PointerEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

export interface HistoryChartProps {
  /** Oldest first. */
  points: readonly ScorePoint[];
  /** Index of the point whose changes are shown. */
  chosen: number;
  onChosen: (index: number) => void;
}

/** The scores where the bands begin and end. */
const bandEdges = [100, 80, 60, 40, 0];
const bandMiddles = [
  ['excellent', 90],
  ['good', 70],
  ['fair', 50],
  ['poor', 20],
] as const;

/** From a score to its height in percent. */
const up = scaleLinear({ domain: [0, 100], range: [100, 0] });

/** With more points, the vertical lines through them would run together. */
const fewPoints = 24;

/**
 * The scores with their ranges. Its points are radio buttons: arrow keys go from one to the next, and each says what it is. A
 * touch anywhere chooses the nearest. Lines, words and shapes say everything; the one color is not needed.
 */
export function HistoryChart({ points, chosen, onChosen }: HistoryChartProps) {
  const t = useTranslations('history');
  const bands = useTranslations('results.bands');
  const name = useId();
  const across = scaleLinear({ domain: [0, Math.max(1, points.length - 1)], range: [3, 97] });
  const x = (index: number) => (points.length === 1 ? 50 : across(index));
  const chooseNearest = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.round(across.invert(((event.clientX - left) / width) * 100));
    onChosen(Math.min(points.length - 1, Math.max(0, at)));
  };
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-paper-raised px-3 pt-6 pb-3 sm:px-5 sm:pt-7 sm:pb-5">
      <legend className="sr-only">{t('choose')}</legend>
      <div className="flex gap-2 text-caption text-ink-soft" role="presentation">
        <div aria-hidden="true" className="relative h-64 w-7 shrink-0 tabular-nums sm:h-80">
          {bandEdges.map((score) => (
            <span
              key={score}
              className="absolute right-0 transform-[translateY(-50%)]"
              style={{ top: `${up(score)}%` }}
            >
              {score}
            </span>
          ))}
        </div>
        <div
          role="presentation"
          className="relative h-64 min-w-0 flex-1 cursor-pointer touch-pan-y sm:h-80"
          onPointerUp={chooseNearest}
        >
          <Curve points={points} chosen={chosen} x={x} />
          {points.map((point, index) => (
            <Point
              key={point.analysis_id}
              point={point}
              name={name}
              isChosen={index === chosen}
              isLarge={points.length <= fewPoints}
              x={x(index)}
              onChosen={() => onChosen(index)}
            />
          ))}
        </div>
        <div aria-hidden="true" className="relative h-64 w-[4.75rem] shrink-0 sm:h-80">
          {bandMiddles.map(([band, score]) => (
            <span
              key={band}
              className="absolute left-0 transform-[translateY(-50%)]"
              style={{ top: `${up(score)}%` }}
            >
              {bands(band)}
            </span>
          ))}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Button size="small" unavailable={chosen === 0} onClick={() => onChosen(chosen - 1)}>
          {`← ${t('older')}`}
        </Button>
        <span className="text-caption text-ink-soft tabular-nums" aria-hidden="true">
          {`${chosen + 1} / ${points.length}`}
        </span>
        <Button
          size="small"
          unavailable={chosen === points.length - 1}
          onClick={() => onChosen(chosen + 1)}
        >
          {`${t('newer')} →`}
        </Button>
      </div>
    </fieldset>
  );
}

/** The line through the scores, the area of their ranges, and a line through each range. */
function Curve({
  points,
  chosen,
  x,
}: Pick<HistoryChartProps, 'points' | 'chosen'> & { x: (index: number) => number }) {
  const entries = points.map((point, index) => ({ point, index }));
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      {bandEdges.map((score) => (
        <line
          key={score}
          x1={0}
          x2={100}
          y1={up(score)}
          y2={up(score)}
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      ))}
      <Area
        data={entries}
        x={({ index }) => x(index)}
        y0={({ point }) => up(point.range.low)}
        y1={({ point }) => up(point.range.high)}
        className="fill-forest-wash"
      />
      {entries
        .filter(({ index }) => points.length <= fewPoints || index === chosen)
        .map(({ point, index }) => (
          <line
            key={point.analysis_id}
            x1={x(index)}
            x2={x(index)}
            y1={up(point.range.low)}
            y2={up(point.range.high)}
            strokeWidth={index === chosen ? 2 : 1}
            strokeDasharray={index === chosen ? undefined : '2 3'}
            vectorEffect="non-scaling-stroke"
            className="stroke-forest"
          />
        ))}
      <LinePath
        data={entries}
        x={({ index }) => x(index)}
        y={({ point }) => up(point.dss_score)}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-forest"
      />
    </svg>
  );
}

interface PointProps {
  point: ScorePoint;
  /** Of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  isLarge: boolean;
  /** How far to the right it is, in percent. */
  x: number;
  onChosen: () => void;
}

function Point({ point, name, isChosen, isLarge, x, onChosen }: PointProps) {
  const t = useTranslations('history');
  const bands = useTranslations('results.bands');
  const format = useFormatter();
  return (
    <input
      type="radio"
      name={name}
      checked={isChosen}
      onChange={onChosen}
      aria-label={t(point.enough_seen ? 'point' : 'unsurePoint', {
        date: format.dateTime(new Date(point.created_at), {
          dateStyle: 'long',
          timeStyle: 'short',
        }),
        score: point.dss_score,
        band: bands(point.band),
        low: point.range.low,
        high: point.range.high,
      })}
      className={classNames(
        'absolute transform-[translate(-50%,-50%)] cursor-pointer appearance-none rounded-full border-2',
        isChosen
          ? 'z-10 size-5 border-ink ring-2 ring-paper-raised'
          : isLarge
            ? 'size-4 border-forest'
            : 'size-2 border-forest',
        // A hollow point marks a score not to rely on.
        !point.enough_seen ? 'bg-paper-raised' : isChosen ? 'bg-ink' : 'bg-forest',
      )}
      style={{ left: `${x}%`, top: `${up(point.dss_score)}%` }}
    />
  );
}
