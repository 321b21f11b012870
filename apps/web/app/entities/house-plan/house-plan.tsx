import {
  drawPlan,
  showsMap,
  type HazardTypeId,
  type HousePlan,
  type PlanDrawing,
  type PlanPin,
} from '@dss/domain';
import { useId, useMemo, type ReactNode } from 'react';

import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PinMark } from './pin-mark.tsx';
import { usePlanWords, type PlanWords } from './plan-words.ts';

export interface HousePlanProps {
  /** Plain data, from the domain's `housePlan`. */
  plan: HousePlan;
  /** What a hazard is called. */
  titleOf: (type: HazardTypeId) => string;
  /** The hazards whose pins stand out, with their card in the list beside the plan. */
  selected?: readonly HazardTypeId[];
  /** Makes pins buttons. */
  onSelect?: (type: HazardTypeId) => void;
  /** The pointer came to a pin, or left it. */
  onPoint?: (type: HazardTypeId | null) => void;
  /** For a picture of about 40 to 120 pixels: without words and numbers. */
  small?: boolean;
  /** What it is called, if not “Your home from above”. */
  label?: string;
  className?: string;
}

/**
 * The home from above inside its rings: which sides were seen, a pin for each hazard on its side and in its zone, neighbors, slope and
 * finished work. For those who don't see it, a list says the same. It takes the width that it is given; words and pins keep their size.
 */
export function HousePlanDrawing({
  plan,
  small = false,
  label,
  className,
  ...pins
}: HousePlanProps) {
  const drawing = useMemo(() => drawPlan(plan), [plan]);
  const words = usePlanWords(plan);
  const hasNote = !small && plan.sides.some(showsMap);
  return (
    <div
      role="group"
      aria-label={label ?? words.title}
      className={classNames(
        frame,
        '@container flex flex-col items-center justify-center print:break-inside-avoid',
        className,
      )}
    >
      <div style={sizeIn(drawing)} className="relative">
        <Ground drawing={drawing} small={small} />
        {!small && <Names drawing={drawing} words={words} />}
        <ul className="sr-only">
          {drawing.sides.map((side) => (
            <li key={side.side}>{words.ofSide(side)}</li>
          ))}
        </ul>
        <Pins drawing={drawing} small={small} words={words} {...pins} />
      </div>
      {hasNote && <p className="text-caption text-ink-soft">{words.onMaps}</p>}
    </div>
  );
}

/** Every plan takes the same room, that of a standard house, so that nothing moves when a house turns out longer. */
const frame = 'aspect-[1.05] w-full';
const frameRatio = 1.05;

/** A placeholder of the same size. */
export function HousePlanSkeleton() {
  return <Skeleton className={frame} />;
}

function sizeIn({ width, height }: PlanDrawing) {
  return { width: `${Math.min(100, (100 * width) / height / frameRatio)}%` };
}

/** Everything but words and pins. */
function Ground({ drawing, small }: { drawing: PlanDrawing; small: boolean }) {
  const id = useId();
  const { width, height, house, roof, steps, rings, sides, neighbors, slopes, north } = drawing;
  // Lines of a small picture would vanish.
  const line = small ? 5 : 1.75;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      className="block h-auto w-full overflow-visible"
    >
      {sides.map(({ side, state, ground, yard, hatching }) => {
        if (state === 'missing') return null;
        if (state === 'seen')
          return (
            <path
              key={side}
              d={ground}
              strokeWidth="1"
              className="fill-forest-wash stroke-forest-wash"
            />
          );
        return (
          <g key={side}>
            <clipPath id={`${id}${side}`}>
              <path d={yard} />
            </clipPath>
            <path
              d={hatching}
              clipPath={`url(#${id}${side})`}
              strokeWidth={small ? 2 : 1}
              className="stroke-line-strong"
            />
          </g>
        );
      })}
      {rings
        .filter(({ feet }) => !small || feet !== 5)
        .map(({ feet, path }) => (
          <path
            key={feet}
            d={path}
            strokeWidth={line}
            strokeLinecap={feet === 100 ? 'round' : 'butt'}
            strokeDasharray={small ? 'none' : dashes[feet]}
            className="stroke-forest"
          />
        ))}
      {neighbors.map(({ side, building, line: distance, source }) => (
        <g key={side} strokeWidth={line}>
          <path d={distance} strokeDasharray="4 3" className="stroke-ink-soft" />
          {source === 'map' ? (
            <rect {...building} strokeDasharray={onMap} className="fill-paper stroke-ink-soft" />
          ) : (
            <rect {...building} className="fill-line stroke-line-strong" />
          )}
        </g>
      ))}
      {slopes.map(({ side, arrows, source }) => (
        <path
          key={side}
          d={arrows}
          strokeWidth={small ? 4 : 2}
          strokeLinecap={source === 'map' ? 'butt' : 'round'}
          strokeLinejoin="round"
          strokeDasharray={source === 'map' ? onMap : 'none'}
          className="stroke-ink-soft"
        />
      ))}
      {steps !== null && (
        <rect {...steps} strokeWidth="1.5" className="fill-paper-sunk stroke-ink" />
      )}
      <rect {...house} strokeWidth="2" className="fill-ink stroke-ink" />
      {/* Small, a roof's lines would make an envelope of the house. */}
      {!small && <path d={roof} strokeWidth="1.25" className="stroke-paper" />}
      {north !== null && !small && (
        <path
          d="M0-16 5 0-5 0ZM0 0v14"
          transform={`translate(${north.x} ${north.y}) rotate(${north.degrees})`}
          strokeWidth="1.75"
          strokeLinejoin="round"
          className="fill-ink-soft stroke-ink-soft"
        />
      )}
    </svg>
  );
}

/** What only a map shows is dashed, so that it can be told from what somebody saw without colors, too. */
const onMap = '5 4';
const dashes = { 5: 'none', 30: '8 6', 100: '1 6' } as const;

/** The names of sides, rings and distances, in the page's own size. */
function Names({ drawing, words }: { drawing: PlanDrawing; words: PlanWords }) {
  return (
    <div aria-hidden="true">
      {drawing.rings.map(({ feet, label }) => (
        <Name key={feet} drawing={drawing} at={label} className="bg-paper text-ink-soft">
          {words.ring(feet)}
        </Name>
      ))}
      {drawing.sides.map(({ side, state, label }) =>
        state === 'missing' ? null : (
          <Name key={side} drawing={drawing} at={label} className="bg-paper px-1.5 font-strong">
            {words.labelOf(side, state)}
          </Name>
        ),
      )}
      {drawing.neighbors.map((neighbor) => (
        <Name
          key={neighbor.side}
          drawing={drawing}
          at={neighbor.label}
          className="w-min text-center text-[min(0.6875rem,5cqi)]! leading-none font-strong @[22rem]:text-[0.75rem]! whitespace-normal!"
        >
          {words.neighbor(neighbor)}
        </Name>
      ))}
      {drawing.north !== null && (
        <Name drawing={drawing} at={drawing.north.label} className="text-ink-soft">
          {words.north}
        </Name>
      )}
      {drawing.slopes.map((slope) => (
        <Name
          key={slope.side}
          drawing={drawing}
          at={slope.label}
          className="bg-paper text-ink-soft"
        >
          {words.slope(slope)}
        </Name>
      ))}
    </div>
  );
}

interface Position {
  readonly x: number;
  readonly y: number;
  readonly degrees?: number;
}

function placeIn({ width, height }: PlanDrawing, { x, y }: Position) {
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` };
}

function Name({
  drawing,
  at,
  className,
  children,
}: {
  drawing: PlanDrawing;
  at: Position;
  className: string;
  children: ReactNode;
}) {
  const { degrees = 0 } = at;
  return (
    <span
      style={{
        ...placeIn(drawing, at),
        transform: `translate(-50%, -50%)${degrees === 0 ? '' : ` rotate(${degrees}deg)`}`,
      }}
      className={classNames(
        'pointer-events-none absolute rounded-small px-0.5 text-[0.75rem] leading-tight whitespace-nowrap @[22rem]:text-caption',
        className,
      )}
    >
      {children}
    </span>
  );
}

interface PinsProps extends Omit<HousePlanProps, 'plan' | 'small' | 'label' | 'className'> {
  drawing: PlanDrawing;
  small: boolean;
  words: PlanWords;
}

function Pins({ drawing, words, titleOf, ...shown }: PinsProps) {
  const textOf = (pin: PlanPin) => words.ofPin(pin, titleOf(pin.hazardType));
  // Drawn by side and zone, reached by number: whoever tabs through them counts along. Finished work has none and comes last.
  const marks = [
    ...drawing.pins.map((pin) => ({ at: pin, pins: [pin], text: textOf(pin) })),
    ...drawing.groups.map((group) => ({
      at: group,
      pins: group.pins,
      text: words.more(group.pins.map(textOf)),
    })),
  ].sort((one, other) => numberOf(one.pins) - numberOf(other.pins));
  return (
    <ul>
      {marks.map((mark) => (
        <Mark key={mark.at.id} drawing={drawing} {...mark} {...shown} />
      ))}
    </ul>
  );
}

const numberOf = ([first]: readonly PlanPin[]) => first?.number ?? Infinity;

interface MarkProps extends Omit<PinsProps, 'words' | 'titleOf'> {
  at: Position;
  /** What it stands for: one pin, or several that have no room of their own. */
  pins: readonly PlanPin[];
  text: string;
}

function Mark({ drawing, at, pins, text, small, selected = [], onSelect, onPoint }: MarkProps) {
  const [pin] = pins;
  if (pin === undefined) return null;
  const isSelected = pins.some(({ hazardType }) => selected.includes(hazardType));
  return (
    <li
      style={{ ...placeIn(drawing, at), ...(small ? {} : sizeOfPin(drawing)) }}
      className={classNames(
        'absolute transform-[translate(-50%,-50%)]',
        small && 'size-1.5',
        isSelected && 'z-10',
      )}
      onPointerEnter={onPoint && (() => onPoint(pin.hazardType))}
      onPointerLeave={onPoint && (() => onPoint(null))}
    >
      <PinMark
        pin={pin}
        more={pins.length > 1 ? pins.length : 0}
        small={small}
        selected={isSelected}
        className="size-full"
      />
      {onSelect === undefined ? (
        <span className="sr-only">{text}</span>
      ) : (
        <button
          type="button"
          aria-label={text}
          aria-pressed={isSelected}
          onClick={() => onSelect(pin.hazardType)}
          onFocus={onPoint && (() => onPoint(pin.hazardType))}
          onBlur={onPoint && (() => onPoint(null))}
          className="absolute inset-0 rounded-full"
        />
      )}
    </li>
  );
}

/** As large as there is room for, up to what reads well. */
function sizeOfPin({ width, pinSize }: PlanDrawing) {
  return { width: `min(${(100 * pinSize) / width}%, 2.125rem)`, aspectRatio: 1 };
}
