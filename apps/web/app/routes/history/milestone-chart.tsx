import type { Milestone } from '@dss/domain';
import { scaleLinear } from '@visx/scale';
import { useFormatter, useTranslations } from 'use-intl';

import { bandEdges } from '../../ui/band-edges.ts';
import { classNames } from '../../ui/class-names.ts';
import { timeTicks, type Tick } from './time-axis.ts';

/** More names would run into each other on a phone. */
const namesAtMost = 3;

/**
 * The scores of the milestones over time, each with its range. Scores by different weights aren't connected: a line says where the
 * method changed. The list says the same in words.
 * @param milestones oldest first, at least two
 */
export function MilestoneChart({ milestones }: { milestones: readonly Milestone[] }) {
  const t = useTranslations('history');
  const bands = useTranslations('results.bands');
  const format = useFormatter();
  const [first] = milestones;
  const last = milestones[milestones.length - 1];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [new Date(first.created_at), new Date(last.created_at)];
  const across = scaleLinear({ domain: [from.getTime(), to.getTime()], range: [4, 96] });
  const x = (moment: string | Date) => across(new Date(moment).getTime());
  const up = (score: number) => 100 - score;
  const say = (milestone: Milestone) => ({
    day: format.dateTime(new Date(milestone.created_at), { dateStyle: 'long' }),
    score: milestone.enough_seen
      ? `${milestone.dss_score}, ${bands(milestone.band)}`
      : t('unsure', milestone.range),
  });
  const description = t('timeline.chart', {
    from: say(first).day,
    first: say(first).score,
    to: say(last).day,
    last: say(last).score,
  });
  return (
    <div
      role="img"
      aria-label={description}
      className="rounded-card border border-line bg-paper-raised px-3 pt-5 pb-2 text-caption text-ink-soft sm:px-5"
    >
      <div aria-hidden="true" className="flex gap-2">
        <div className="relative h-44 w-7 shrink-0 tabular-nums sm:h-56">
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
        <div className="min-w-0 flex-1">
          <svg className="block h-44 w-full overflow-visible sm:h-56">
            {bandEdges.map((score) => (
              <line
                key={score}
                x1="0"
                x2="100%"
                y1={`${up(score)}%`}
                y2={`${up(score)}%`}
                className="stroke-line"
              />
            ))}
            {milestones.map((milestone, index) => (
              <Point
                key={milestone.analysis_id}
                milestone={milestone}
                before={milestones[index - 1]}
                x={x}
                up={up}
              />
            ))}
          </svg>
          <div className="relative mt-2 h-[1lh]">
            <TickNames ticks={timeTicks(from, to, namesAtMost)} from={from} to={to} x={x} />
          </div>
        </div>
      </div>
    </div>
  );
}

interface PointProps {
  milestone: Milestone;
  before: Milestone | undefined;
  x: (moment: string) => number;
  up: (score: number) => number;
}

function Point({ milestone, before, x, up }: PointProps) {
  const t = useTranslations('history.timeline');
  const { created_at: at, dss_score: score, range, enough_seen: enoughSeen, kind } = milestone;
  const place = `${x(at)}%`;
  return (
    <g>
      {kind === 'weights' ? (
        <>
          <line
            x1={place}
            x2={place}
            y1="0"
            y2="100%"
            strokeDasharray="3 4"
            className="stroke-ink"
          />
          <text
            x={place}
            y="-6"
            textAnchor={x(at) < 25 ? 'start' : x(at) > 75 ? 'end' : 'middle'}
            className="fill-ink-soft text-caption"
          >
            {t('weightsLine')}
          </text>
        </>
      ) : (
        before?.enough_seen === true &&
        enoughSeen && (
          <line
            x1={`${x(before.created_at)}%`}
            y1={`${up(before.dss_score)}%`}
            x2={place}
            y2={`${up(score)}%`}
            strokeWidth="2"
            className="stroke-forest"
          />
        )
      )}
      <line
        x1={place}
        x2={place}
        y1={`${up(range.high)}%`}
        y2={`${up(range.low)}%`}
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-forest-wash"
      />
      <line
        x1={place}
        x2={place}
        y1={`${up(range.high)}%`}
        y2={`${up(range.low)}%`}
        className="stroke-forest"
      />
      {/* Without a score to rely on, there is only the range. */}
      {enoughSeen && <circle cx={place} cy={`${up(score)}%`} r="6" className="fill-forest" />}
    </g>
  );
}

interface TickNamesProps {
  ticks: readonly Tick[];
  from: Date;
  to: Date;
  x: (moment: Date) => number;
}

/** The names of ticks; where none is in between, when the axis begins and ends. */
function TickNames({ ticks, from, to, x }: TickNamesProps) {
  const format = useFormatter();
  const names = {
    hour: { timeStyle: 'short' },
    day: { month: 'short', day: 'numeric' },
    month: { month: 'short', year: 'numeric' },
    year: { year: 'numeric' },
  } as const;
  const named: readonly Tick[] =
    ticks.length > 0
      ? ticks
      : [
          { at: from, unit: 'hour' },
          { at: to, unit: 'hour' },
        ];
  return named.map(({ at, unit }) => (
    <span
      key={at.getTime()}
      className={classNames(
        'absolute whitespace-nowrap tabular-nums',
        x(at) > 85 ? 'right-0' : x(at) > 15 && 'transform-[translateX(-50%)]',
      )}
      style={x(at) > 85 ? {} : { left: x(at) > 15 ? `${x(at)}%` : '0' }}
    >
      {format.dateTime(at, names[unit])}
    </span>
  ));
}
