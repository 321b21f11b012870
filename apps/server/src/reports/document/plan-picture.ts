import {
  drawPlan,
  houseSideOf,
  type Direction,
  type HousePlan,
  type PlanDrawing,
  type PlanPin,
} from '@dss/domain';
import { Circle, ClipPath, Defs, G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { color, view } from './parts.ts';
import type { ReportData } from './report-data.ts';
import { tagged } from './tag.ts';

const dashes = { 5: 'none', 30: '8 6', 100: '1 6' } as const;
/** What only a map shows. */
const onMap = '5 4';
const wash = '#e5eee3';
const strongLine = '#7f7968';

/** The home from above, as its page draws it: sides, hazards, neighbors, slope and finished work. */
export function planPicture(
  { housePlan: plan }: ReportData,
  { words, ...facts }: Facts,
  width: number,
): ReactElement {
  const drawing = drawPlan(plan);
  const nameOf = sideNames(plan, words);
  const height = (width * drawing.height) / drawing.width;
  return tagged(
    'Figure',
    view(
      { width, height },
      createElement(
        Svg,
        { width, height, viewBox: `0 0 ${drawing.width} ${drawing.height}` },
        createElement(
          Defs,
          {},
          ...drawing.sides.map(({ side, yard }) =>
            createElement(
              ClipPath,
              { key: side, id: `yard-${side}` },
              createElement(Path, { d: yard }),
            ),
          ),
        ),
        ...ground(drawing),
        ...labels(drawing, nameOf, words),
        ...drawing.pins.map(pin),
        ...drawing.groups.map(group),
      ),
    ),
    { alt: spoken(plan, nameOf, words, (type) => facts.hazard(type).title) },
  );
}

function ground({ house, roof, steps, rings, sides, neighbors, slopes, north }: PlanDrawing) {
  return [
    ...sides.map(({ side, state, ground: seen, hatching }) =>
      state === 'seen'
        ? createElement(Path, { key: side, d: seen, fill: wash, stroke: wash, strokeWidth: 1 })
        : createElement(
            G,
            { key: side, clipPath: `url(#yard-${side})` },
            ...(state === 'missing'
              ? []
              : [createElement(Path, { d: hatching, stroke: strongLine, strokeWidth: 1 })]),
          ),
    ),
    ...rings.map(({ feet, path }) =>
      createElement(Path, {
        key: `ring-${feet}`,
        d: path,
        fill: 'none',
        stroke: color.forest,
        strokeWidth: 2,
        strokeLinecap: feet === 100 ? 'round' : 'butt',
        ...(feet === 5 ? {} : { strokeDasharray: dashes[feet] }),
      }),
    ),
    ...neighbors.flatMap(({ side, building, line, source }) => [
      createElement(Path, {
        key: `way-${side}`,
        d: line,
        stroke: color.soft,
        strokeWidth: 1.75,
        strokeDasharray: '4 3',
      }),
      createElement(Rect, {
        key: `building-${side}`,
        ...building,
        ...(source === 'map'
          ? { fill: color.paper, stroke: color.soft, strokeDasharray: onMap }
          : { fill: color.line, stroke: strongLine }),
        strokeWidth: 1.75,
      }),
    ]),
    ...slopes.map(({ side, arrows, source }) =>
      createElement(Path, {
        key: `slope-${side}`,
        d: arrows,
        fill: 'none',
        stroke: color.soft,
        strokeWidth: 2.5,
        ...(source === 'map' ? { strokeDasharray: onMap } : { strokeLinecap: 'round' as const }),
      }),
    ),
    ...(steps === null
      ? []
      : [
          createElement(Rect, {
            key: 'steps',
            ...steps,
            fill: color.sunk,
            stroke: color.ink,
            strokeWidth: 1.5,
          }),
        ]),
    createElement(Rect, { key: 'house', ...house, fill: color.ink }),
    createElement(Path, {
      key: 'roof',
      d: roof,
      fill: 'none',
      stroke: color.white,
      strokeWidth: 1.5,
    }),
    ...(north === null
      ? []
      : [
          createElement(Path, {
            key: 'compass',
            d: 'M0-16 5 0-5 0ZM-.8 0H.8V14H-.8Z',
            fill: color.soft,
            transform: `translate(${north.x}, ${north.y}) rotate(${north.degrees})`,
          }),
        ]),
  ];
}

/** Drawings don't have the page's family by themselves. All that is written in this one has its letters. */
const family = 'Public Sans';

const textSize = 20;

function labels(
  { rings, sides, neighbors, slopes, north }: PlanDrawing,
  nameOf: NameOfSide,
  words: Facts['words'],
) {
  return [
    ...rings.map(({ feet, label }) => name(words.map.feet(feet), label, { strong: false })),
    ...sides.flatMap(({ side, state, label }) =>
      state === 'missing'
        ? []
        : [
            name(
              state === 'seen'
                ? nameOf(side)
                : `${nameOf(side)} · ${words.housePlan[state === 'partly' ? 'partly' : 'notSeen']}`,
              label,
              { strong: true, degrees: label.degrees },
            ),
          ],
    ),
    ...neighbors.map(({ label, fromFt, toFt }) =>
      name(distance(fromFt, toFt), label, { strong: true, bare: true }),
    ),
    ...slopes.map(({ label, percent, about }) =>
      name(`${about ? '~' : '>'}${percent}%`, label, { strong: false }),
    ),
    ...(north === null ? [] : [name(words.map.north, north.label, { strong: false, bare: true })]),
  ];
}

function distance(fromFt: number, toFt: number): string {
  if (fromFt === toFt) return `~${toFt}`;
  return fromFt === 0 ? `<${toFt}` : `${fromFt}–${toFt}`;
}

/** A text on its own background, about as wide as it is. */
function name(
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
  {
    strong,
    bare = false,
    degrees = 0,
  }: { readonly strong: boolean; readonly bare?: boolean; readonly degrees?: number },
): ReactElement {
  const half = (text.length * textSize * 0.56) / 2 + 3;
  return createElement(
    G,
    { key: `${text} ${x} ${y}`, transform: `translate(${x}, ${y}) rotate(${degrees})` },
    ...(bare
      ? []
      : [
          createElement(Rect, { x: -half, y: -13, width: 2 * half, height: 26, fill: color.paper }),
        ]),
    createElement(
      Text,
      {
        x: 0,
        y: textSize * 0.35,
        textAnchor: 'middle',
        style: { fontFamily: family, fontSize: textSize, fontWeight: strong ? 700 : 400 },
        fill: strong ? color.ink : color.soft,
      },
      text,
    ),
  );
}

function pin({ id, x, y, number }: PlanDrawing['pins'][number]): ReactElement {
  const line = { stroke: color.white, strokeWidth: 2.5 };
  if (number === null) {
    return createElement(
      G,
      { key: id, transform: `translate(${x}, ${y})` },
      createElement(Rect, {
        x: -16,
        y: -16,
        width: 32,
        height: 32,
        rx: 8,
        fill: color.forest,
        ...line,
      }),
      createElement(Path, {
        d: 'M-7.5 .5-2.5 5.5 7.5-5',
        fill: 'none',
        stroke: color.white,
        strokeWidth: 4,
        strokeLinecap: 'round',
      }),
    );
  }
  return createElement(
    G,
    { key: id, transform: `translate(${x}, ${y})` },
    createElement(Circle, { cx: 0, cy: 0, r: 18, fill: color.ember, ...line }),
    createElement(
      Text,
      {
        x: 0,
        y: 7.2,
        textAnchor: 'middle',
        style: { fontFamily: family, fontSize: number > 9 ? 18 : 21, fontWeight: 700 },
        fill: color.white,
      },
      String(number),
    ),
  );
}

/** Several that have no room of their own. The list that belongs to the plan says which. */
function group({ id, x, y, pins }: PlanDrawing['groups'][number]): ReactElement {
  return createElement(
    G,
    { key: id, transform: `translate(${x}, ${y})` },
    createElement(Circle, {
      cx: 0,
      cy: 0,
      r: 18,
      fill: color.white,
      stroke: color.ember,
      strokeWidth: 3,
    }),
    createElement(
      Text,
      {
        x: 0,
        y: 6.5,
        textAnchor: 'middle',
        style: { fontFamily: family, fontSize: 18, fontWeight: 700 },
        fill: color.ink,
      },
      `+${pins.length}`,
    ),
  );
}

type NameOfSide = (side: Direction) => string;

/** The names of the sides in the drawing, which has no room for both names of a side. */
function sideNames({ facing, naming }: HousePlan, { housePlan }: Facts['words']): NameOfSide {
  return (side) => housePlan.names[naming === 'compass' ? side : houseSideOf(side, facing)];
}

/** The same for who doesn't see it. */
function spoken(
  { sides, pins }: HousePlan,
  nameOf: NameOfSide,
  { housePlan }: Facts['words'],
  titleOf: (type: PlanPin['hazardType']) => string,
): string {
  const bySource = (source: 'told' | 'map', said: string) =>
    source === 'map' ? housePlan.onMap(said) : said;
  return [
    `${housePlan.title}.`,
    ...sides.map(({ side, state, neighbor, fall }) => {
      const facts = [
        housePlan.states[state],
        ...(neighbor === null
          ? []
          : [bySource(neighbor.source, housePlan.neighbor(neighbor.fromFt, neighbor.toFt))]),
        ...(fall === null
          ? []
          : [bySource(fall.source, housePlan.slope(fall.percent, fall.about))]),
      ];
      return `${nameOf(side)}: ${facts.join(', ')}.`;
    }),
    ...pins.map(({ number, hazardType, side, everywhere }) => {
      const where =
        side === null ? (everywhere ? housePlan.everywhere : housePlan.somewhere) : nameOf(side);
      const title = titleOf(hazardType);
      return `${number === null ? housePlan.done(title) : `${number}. ${title}`}, ${where}.`;
    }),
  ].join(' ');
}
