import { exposureText } from '@dss/domain';
import { Circle, Svg } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { planPicture } from './plan-picture.ts';
import { anchorOf, bandColor, color, measure, view, type Parts } from './parts.ts';
import type { ReportData } from './report-data.ts';
import type { Setting } from './settable.ts';
import { tagged } from './tag.ts';

/** The first page: which home, when, what it scored, and how to check the file. */
export function cover(
  data: ReportData,
  /** The titles of the sections, in order. */
  contents: readonly string[],
  setting: Setting,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement {
  const { analysis, property } = data;
  const { explanation, range } = analysis;
  const named = property.address !== property.address_formatted;
  const hazards = explanation.rows.filter(({ kind }) => kind === 'hazard').length;
  const answered = new Set(
    data.answers.flatMap(({ answer, question_id: id }) => (answer === 'not_sure' ? [] : id)),
  );
  const corrected = explanation.as_seen.score !== analysis.dss_score;
  const band = words.bands[analysis.band];
  const { potential } = explanation;
  const gain = potential.score - explanation.score;
  const gainText = gain === 0 && potential.gain > 0 ? words.figures.lessThanOne : undefined;
  return view(
    {},
    view(
      { flexDirection: 'row', alignItems: 'center', gap: 8, marginBottom: 18 },
      rings(18),
      parts.strong('Defensible Space Score', { fontSize: 11 }),
    ),
    parts.coverTitle(words.title),
    parts.strong(property.address_formatted, {
      fontSize: 14,
      lineHeight: 1.3,
      marginTop: 8,
      maxWidth: measure,
    }),
    ...(named ? [parts.text(words.nickname(property.address), { color: color.soft })] : []),
    parts.text(
      `${words.assessed(facts.date(analysis.created_at))}. ${words.made(facts.moment(data.madeAt))}.`,
      { color: color.soft, marginTop: 4 },
    ),
    // Its own texts are above.
    ...(setting.isAnythingLeftOut()
      ? [parts.strong(words.leftOut.report, { marginTop: 4, maxWidth: measure })]
      : []),
    view(
      {
        marginTop: 16,
        padding: 14,
        backgroundColor: color.paper,
        borderWidth: 0.75,
        borderColor: color.line,
        borderRadius: 4,
        flexDirection: 'row',
        gap: 20,
        alignItems: 'center',
      },
      planPicture(data, { words, ...facts }, 192),
      view(
        { flex: 1 },
        ...(analysis.enough_seen
          ? [
              view(
                { flexDirection: 'row', alignItems: 'baseline', gap: 8 },
                parts.big(facts.number(analysis.dss_score)),
                parts.text(words.outOf, { color: color.soft }),
              ),
              parts.strong(analysis.provisional ? `${band} (${words.provisional})` : band, {
                fontSize: 15,
                lineHeight: 1.3,
                color: bandColor[analysis.band],
                marginTop: 2,
              }),
              parts.strong(words.range(range.low, range.high), { marginTop: 4 }),
            ]
          : [
              parts.big(`${facts.number(range.low)}–${facts.number(range.high)}`),
              parts.strong(words.range(range.low, range.high), { marginTop: 4 }),
              parts.text(words.notEnoughSeen(analysis.dss_score)),
            ]),
        parts.small(words.rangeMeans, { marginTop: 2 }),
        parts.text(words.seenShare(Math.round(analysis.confidence_percent)), { marginTop: 6 }),
        ...(explanation.exposure === null
          ? []
          : [
              parts.text(exposureText(explanation.exposure, data.locale, facts.sides), {
                marginTop: 4,
              }),
            ]),
        ...(corrected
          ? [
              parts.text(
                words.asSeen(
                  explanation.as_seen.score,
                  explanation.as_seen.range.low,
                  explanation.as_seen.range.high,
                ),
                { marginTop: 4 },
              ),
            ]
          : []),
        ...(data.removedPhotos > 0
          ? [parts.text(words.removed(data.removedPhotos), { marginTop: 4 })]
          : []),
        ...(analysis.provider === 'built-in' ? [parts.text(words.basic, { marginTop: 4 })] : []),
      ),
    ),
    parts.small(words.housePlan.how, { marginTop: 5 }),
    parts.list(
      { flexDirection: 'row', marginTop: 12 },
      (
        [
          [hazards, words.figures.hazards],
          [data.photos.length, words.figures.photos],
          [answered.size, words.figures.answers],
          [gain, words.figures.gain, gainText],
        ] as const
      ).map(([figure, label, text = facts.number(figure)]) => [
        { width: '25%', paddingRight: 10 },
        parts.strong(text, { fontSize: 18, lineHeight: 1.2 }),
        parts.small(label(figure)),
      ]),
    ),
    view(
      { marginTop: 14, borderTopWidth: 0.75, borderTopColor: color.line, paddingTop: 10 },
      parts.label(words.code),
      parts.strong(data.code, { fontSize: 12, letterSpacing: 0.5 }),
      parts.small(words.checkAt, { marginTop: 3 }),
      parts.link(data.checkUrl, data.checkUrl),
    ),
    view(
      { marginTop: 8 },
      parts.label(words.contents),
      tagged(
        'TOC',
        view(
          { flexDirection: 'row', flexWrap: 'wrap' },
          ...contents.map((title) =>
            tagged(
              'TOCI',
              view(
                { width: '33.3%', paddingRight: 8 },
                parts.smallLink(`#${anchorOf(title)}`, title),
              ),
            ),
          ),
        ),
      ),
    ),
    parts.small(words.method.disclaimer, { marginTop: 10 }),
  );
}

/** The mark: a house inside its rings. */
function rings(size: number): ReactElement {
  return createElement(
    Svg,
    { width: size, height: size, viewBox: '0 0 40 40' },
    ...[19, 13, 7].map((radius) =>
      createElement(Circle, {
        key: radius,
        cx: 20,
        cy: 20,
        r: radius,
        fill: 'none',
        stroke: color.forest,
        strokeWidth: 2,
      }),
    ),
  );
}
