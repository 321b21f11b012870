import { scoringWeights, type ScoreBand } from '@dss/domain';
import { Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { bandColor, color, view } from './parts.ts';
import type { ReportData } from './report-data.ts';
import { tagged } from './tag.ts';

/** Drawings don't have the page's family by themselves. */
const family = 'Public Sans';
const barTop = 13;
const barHeight = 10;
const width = 300;

/** The score on one straight bar from 0 to 100, with its bands, and the range as a bracket above. */
export function scoreBar({ analysis }: ReportData, { words }: Facts): ReactElement {
  const { fair, good, excellent } = scoringWeights.bands;
  const bands: readonly (readonly [ScoreBand, number, number])[] = [
    ['poor', 0, fair],
    ['fair', fair, good],
    ['good', good, excellent],
    ['excellent', excellent, 100],
  ];
  const { dss_score: score, range, enough_seen: isScored } = analysis;
  const at = (points: number) => 4 + (points / 100) * (width - 8);
  const text = (content: string, x: number, y: number, textAnchor: 'start' | 'middle' | 'end') =>
    createElement(
      Text,
      {
        key: `${content}-${x}`,
        x,
        y,
        textAnchor,
        style: { fontFamily: family, fontSize: 7.5 },
        fill: color.ink,
      },
      content,
    );
  const low = at(range.low);
  const high = Math.max(at(range.high), low + 3);
  const height = 44;
  const likely = words.range(range.low, range.high);
  return tagged(
    'Figure',
    view(
      { width, height, marginTop: 3 },
      createElement(
        Svg,
        { width, height, viewBox: `0 0 ${width} ${height}` },
        ...bands.map(([band, from, to]) =>
          createElement(Rect, {
            key: band,
            x: at(from) + 0.75,
            y: barTop,
            width: at(to) - at(from) - 1.5,
            height: barHeight,
            fill: bandColor[band],
          }),
        ),
        createElement(Path, {
          d: `M${low} 10V4H${high}V10`,
          fill: 'none',
          stroke: color.ink,
          strokeWidth: 1.5,
        }),
        ...(isScored
          ? [
              createElement(Rect, {
                key: 'score',
                x: at(score) - 2.25,
                y: barTop - 3,
                width: 4.5,
                height: barHeight + 6,
                fill: color.ink,
                stroke: color.white,
                strokeWidth: 1,
              }),
            ]
          : []),
        text('0', at(0), 33, 'start'),
        ...[fair, good, excellent].map((edge) => text(String(edge), at(edge), 33, 'middle')),
        text('100', at(100), 33, 'end'),
        ...bands.map(([band, from, to]) =>
          text(words.bands[band], (at(from) + at(to)) / 2, 42, 'middle'),
        ),
      ),
    ),
    { alt: isScored ? `${words.bar(score)} ${likely}.` : `${likely}.` },
  );
}
