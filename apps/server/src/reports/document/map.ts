import {
  assumedOutline,
  outlineCorners,
  relativeFromFeet,
  ringDistances,
  toRelative,
  viewRing,
  type RelativePosition,
} from '@dss/domain';
import { Circle, ClipPath, Defs, G, Polygon, Rect, Svg, Text } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { color, view, whole, jpeg, type Parts } from './parts.ts';
import type { ReportData } from './report-data.ts';
import { tagged } from './tag.ts';

/** On paper, in points: drawn in a square of its own. */
const size = 400;
const shownSize = 130;
/** Where California is, to draw to scale a home without coordinates. */
const someLatitude = 38;

/** The map view from above: the house, its rings and the photos where they were placed. */
export function mapSection(
  data: ReportData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement[] {
  const { property, photos, map } = data;
  const { lat, lng } = property;
  const placed = photos.flatMap((photo): Placed[] => {
    const said = placeOf(photo, property);
    const at = said ?? recordedPlace(photo, property);
    const number = facts.numberOf(photo.image_id) ?? 0;
    return at === null ? [] : [{ imageId: photo.image_id, number, at, isFromOwner: said !== null }];
  });
  // Without any of these, it would show an assumed house and nothing of this home. Its plan is on the first page.
  if (lat === null && property.outline === null && placed.length === 0) return [];
  const unplaced = photos
    .map((photo) => photo.image_id)
    .filter((id) => placed.every(({ imageId }) => imageId !== id));
  const recorded = placed.filter(({ isFromOwner }) => !isFromOwner);
  const notes = [
    map === null
      ? words.map.drawn
      : words.map.aerial(map.attribution.map(({ text }) => text).join(', ')),
    words.map.rings,
    ...(property.outline === null ? [words.map.assumed] : []),
    ...(lat === null ? [words.map.noPlace] : []),
    ...(placed.length > recorded.length ? [words.map.photo] : []),
    ...(recorded.length > 0
      ? [words.map.recorded(facts.photosList(recorded.map(({ imageId }) => imageId)))]
      : []),
    ...(unplaced.length > 0 ? [words.map.unplaced(facts.photosList(unplaced))] : []),
  ];
  return [
    parts.opening(words.map.title),
    whole(
      { flexDirection: 'row', gap: 14 },
      tagged(
        'Figure',
        whole(
          {},
          view(
            {
              width: shownSize,
              height: shownSize,
              marginTop: 4,
              position: 'relative',
              borderWidth: 0.75,
              borderColor: color.line,
              backgroundColor: color.paper,
            },
            ...(map === null
              ? []
              : [jpeg(map.jpeg, { position: 'absolute', width: shownSize, height: shownSize })]),
            drawing(data, placed, words),
          ),
        ),
        { alt: words.map.alt },
      ),
      view(
        { flex: 1, marginTop: 4 },
        ...notes.map((note) => parts.small(note)),
        ...(lat === null || lng === null
          ? []
          : [parts.small(`${lat.toFixed(6)}, ${lng.toFixed(6)}`, { marginTop: 2 })]),
      ),
    ),
  ];
}

/** A photo on the map: where its owner placed it, or where its file or its device says that it was taken. */
interface Placed {
  readonly imageId: string;
  readonly number: number;
  readonly at: RelativePosition;
  readonly isFromOwner: boolean;
}

function drawing(
  { property, map }: ReportData,
  placed: readonly Placed[],
  words: Facts['words'],
): ReactElement {
  const lat = property.lat ?? someLatitude;
  const outline = property.outline ?? assumedOutline;
  const dashes = property.outline === null ? { strokeDasharray: '4 3' } : {};
  const lines = map === null ? color.forest : color.white;
  const points = (corners: readonly RelativePosition[]) =>
    corners.map(({ xRel, yRel }) => `${xRel * size},${yRel * size}`).join(' ');
  const rings = ringDistances.map((feet) => viewRing(outline, feet, lat)).toReversed();
  const house = outlineCorners(outline).map((corner) => relativeFromFeet(lat, corner));
  const label = (text: string, x: number, y: number, fill: string, key: string) =>
    createElement(Text, { key, x, y, style: { fontSize: 15, fontWeight: 700 }, fill }, text);
  return createElement(
    Svg,
    { width: shownSize, height: shownSize, viewBox: `0 0 ${size} ${size}` },
    createElement(
      Defs,
      {},
      createElement(
        ClipPath,
        { id: 'view' },
        createElement(Rect, { x: 0, y: 0, width: size, height: size }),
      ),
    ),
    createElement(
      G,
      { clipPath: 'url(#view)' },
      ...rings.map(({ feet, points: around }, index) =>
        createElement(Polygon, {
          key: `ring-${feet}`,
          points: points(around),
          fill: map === null ? (['#f4efe3', '#e5eee3', '#fbeadd'][index] ?? color.paper) : 'none',
          stroke: lines,
          strokeWidth: 1.25,
          ...dashes,
        }),
      ),
      createElement(Polygon, {
        points: points(house),
        fill: map === null ? color.white : 'none',
        stroke: map === null ? color.ink : color.white,
        strokeWidth: 2,
        ...dashes,
      }),
    ),
    ...rings.flatMap(({ feet, label: at }) => {
      if (at === null) return [];
      const [x, y] = labelPlace(at, placed);
      return [label(words.map.feet(feet), x, y, lines, `label-${feet}`)];
    }),
    label(words.map.north, size - 18, 16, lines, 'north'),
    ...placed.flatMap(({ number, at, isFromOwner }) => {
      const [x, y] = [within(at.xRel), within(at.yRel)];
      return [
        createElement(Circle, {
          key: `marker-${number}`,
          cx: x,
          cy: y,
          r: 15,
          fill: isFromOwner ? color.ink : color.paper,
          stroke: isFromOwner ? color.white : color.ink,
          strokeWidth: 1.5,
          ...(isFromOwner ? {} : { strokeDasharray: '3 2' }),
        }),
        createElement(
          Text,
          {
            key: `number-${number}`,
            x,
            y: y + 5,
            textAnchor: 'middle',
            style: { fontSize: number > 99 ? 11 : 14, fontWeight: 700 },
            fill: isFromOwner ? color.white : color.ink,
          },
          String(number),
        ),
      ];
    }),
  );
}

/** Above its ring, or below where the view ends, and beside photos that are there. */
function labelPlace(
  { xRel, yRel }: RelativePosition,
  placed: readonly { readonly at: RelativePosition }[],
): readonly [x: number, y: number] {
  const y = yRel * size < 16 ? Math.max(0, yRel * size) + 12 : yRel * size - 3;
  const middle = xRel * size + 4;
  const x = [0, 28, -40, 56, -68]
    .map((aside) => middle + aside)
    .find((left) =>
      placed.every(
        ({ at }) =>
          within(at.xRel) + 10 < left ||
          within(at.xRel) - 10 > left + 32 ||
          Math.abs(within(at.yRel) - y + 3) > 14,
      ),
    );
  return [Math.min(size - 40, x ?? middle), y];
}

/** A marker beyond the view is drawn at its edge. */
function within(share: number): number {
  return Math.min(size - 10, Math.max(10, share * size));
}

function placeOf(
  { placement }: ReportData['photos'][number],
  { lat, lng }: ReportData['property'],
): RelativePosition | null {
  if (placement === null) return null;
  if (lat !== null && lng !== null && placement.lat !== null && placement.lng !== null) {
    return toRelative({ lat, lng }, { lat: placement.lat, lng: placement.lng });
  }
  const { x_rel: xRel, y_rel: yRel } = placement;
  return xRel === null || yRel === null ? null : { xRel, yRel };
}

/** Where a photo's own data place it: within the view, and as accurately as the screen asks. */
function recordedPlace(
  { evidence }: ReportData['photos'][number],
  { lat, lng }: ReportData['property'],
): RelativePosition | null {
  if (lat === null || lng === null) return null;
  const recorded = recordedPosition(evidence);
  if (recorded === null) return null;
  const at = toRelative({ lat, lng }, recorded);
  const isInView = at.xRel >= 0 && at.xRel <= 1 && at.yRel >= 0 && at.yRel <= 1;
  return isInView ? at : null;
}

/** Less accurate positions are useless on a map 75 m wide. */
const worstAccuracyMeters = 20;

function recordedPosition({ server, browser, device }: ReportData['photos'][number]['evidence']) {
  for (const source of [server, browser, device]) {
    if (source === null || source.lat === null || source.lng === null) continue;
    const isAccurate = (source.accuracy_m ?? 0) <= worstAccuracyMeters;
    return isAccurate ? { lat: source.lat, lng: source.lng } : null;
  }
  return null;
}
