import { methodTextEn, methodTextEs, type ScoreExplanation } from '@dss/domain';
import type { ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { color, whole, type Parts } from './parts.ts';
import type { ReportData } from './report-data.ts';
import { tagged } from './tag.ts';

/**
 * How the score comes from 100, to the hundredth: the points of each part of the home, then what is taken off. Whoever reviews a
 * report can add it up again.
 */
export function sumsSection(
  data: ReportData,
  { words, locale, ...facts }: Facts,
  parts: Parts,
): ReactElement[] {
  const { rows, domains, score, enough_seen: isScored } = data.analysis.explanation;
  const names = (locale === 'es' ? methodTextEs : methodTextEn).domains;
  const figure = (points: number, style = {}) =>
    parts.small(facts.number(points, 2), { textAlign: 'right', color: color.ink, ...style });
  const right = (text: string) => parts.small(text, { textAlign: 'right' });
  const bold = { fontWeight: 700 };
  const columns = ['cap', 'lost', 'not_seen', 'kept'] as const;
  const share = { name: 0.4, figure: 0.15, sum: 0.2 };
  const line = (label: string, points: string, key: string, style = {}) =>
    parts.row(
      [
        { share: 1 - share.sum, content: parts.small(label, { color: color.ink, ...style }) },
        {
          share: share.sum,
          content: parts.small(points, { textAlign: 'right', color: color.ink, ...style }),
        },
      ],
      key,
      'dense',
    );
  const minus = (points: number) =>
    `${points > 0 ? '−' : points < 0 ? '+' : ''}${facts.number(Math.abs(points), 2)}`;
  const together = pointsOf(rows, 'together');
  return [
    parts.opening(words.sums.title, parts.lead(words.sums.lead)),
    whole(
      { flexDirection: 'row', gap: 16 },
      tagged(
        'Table',
        whole(
          { flex: 3 },
          parts.columns([
            { share: share.name, content: parts.small(words.sums.part) },
            ...columns.map((column) => ({
              share: share.figure,
              content: right(words.sums.columns[column]),
            })),
          ]),
          ...domains.map((domain) =>
            parts.row(
              [
                {
                  share: share.name,
                  content: parts.small(names[domain.domain].title, { color: color.ink }),
                },
                ...columns.map((column) => ({
                  share: share.figure,
                  content: figure(domain[column]),
                })),
              ],
              domain.domain,
              'dense',
            ),
          ),
          parts.row(
            [
              { share: share.name, content: parts.strong(words.sums.all) },
              ...columns.map((column) => ({
                share: share.figure,
                content: figure(sumOf(domains.map((domain) => domain[column])), bold),
              })),
            ],
            'all',
            'dense',
          ),
        ),
      ),
      tagged(
        'Table',
        whole(
          { flex: 2 },
          line(words.sums.start, facts.number(sumOf(domains.map(({ cap }) => cap)), 2), 'start'),
          line(words.sums.hazards, minus(pointsOf(rows, 'hazard')), 'hazards'),
          line(words.sums.notSeen, minus(pointsOf(rows, 'not_seen')), 'not-seen'),
          ...rows.flatMap((row) =>
            row.kind === 'ceiling' && row.points > 0
              ? [line(words.sums.ceiling, minus(row.points), row.ceiling)]
              : [],
          ),
          ...(together === 0 ? [] : [line(words.sums.together, minus(together), 'together')]),
          line(words.sums.rounding, minus(pointsOf(rows, 'rounding')), 'rounding'),
          line(words.sums[isScored ? 'score' : 'middleScore'], facts.number(score), 'score', bold),
        ),
      ),
    ),
    ...(together === 0 ? [] : [parts.small(words.sums.middle, { marginTop: 4 })]),
  ];
}

/** What the rows of one kind take off the score. */
export function pointsOf(
  rows: ScoreExplanation['rows'],
  kind: ScoreExplanation['rows'][number]['kind'],
): number {
  return sumOf(rows.flatMap((row) => (row.kind === kind ? row.points : [])));
}

/** In whole hundredths, so that a sum is exactly that of what is shown. */
function sumOf(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;
}
