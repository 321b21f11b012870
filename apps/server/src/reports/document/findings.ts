import {
  ceilingCauses,
  shownLimit,
  findingAnswerOf,
  hazardById,
  methodTextEn,
  methodTextEs,
  planNumberOf,
  questionById,
  ruleById,
  toldBy,
  answerToStatement,
  type Box,
  type Evidence,
  type HazardRow,
  type ScoreRow,
  type HazardTypeId,
  type ScoreExplanation,
  type SourceId,
} from '@dss/domain';
import { Image, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { fileURLToPath } from 'node:url';
import type { Facts } from './facts.ts';
import { color, view, whole, jpeg, type Parts } from './parts.ts';

import type { ReportData } from './report-data.ts';
import { pointsOf } from './sums.ts';
import { tagged } from './tag.ts';

/** The hazards found, each with its photo or else its drawing, its rules and their sources; then what costs no points. */
export function findingsSection(data: ReportData, facts: Facts, parts: Parts): ReactElement[] {
  const { explanation } = data.analysis;
  const { words } = facts;
  const rows = explanation.rows
    .filter((row): row is HazardRow => row.kind === 'hazard')
    .toSorted((one, other) => other.points - one.points);
  const plan = data.housePlan;
  const { ceilings } = facts.locale === 'es' ? methodTextEs : methodTextEn;
  return [
    parts.opening(
      words.findings.title,
      parts.lead(rows.length === 0 ? words.findings.none : words.findings.lead),
    ),
    ...explanation.rows.flatMap((row) =>
      row.kind === 'ceiling'
        ? [
            parts.strong(limitText(row, explanation, facts), { color: color.ember }),
            parts.text(ceilings[row.ceiling], { marginBottom: 8 }),
          ]
        : [],
    ),
    ...bySide(rows, data, facts).flatMap(({ name, rows: here }) => [
      parts.group(parts.strong(name, { marginTop: 4, marginBottom: 2, color: color.forest })),
      ...here.map((row) => finding(row, planNumberOf(plan, row.hazard_type), data, facts, parts)),
    ]),
    ...(rows.length < 2
      ? []
      : [
          parts.strong(
            `${words.sums.hazards}: ${words.findings.points(
              facts.number(pointsOf(explanation.rows, 'hazard'), 2),
            )}`,
          ),
        ]),
    ...uncounted(
      words.findings.unsure,
      words.findings.unsureLead,
      explanation.unsure,
      facts,
      parts,
    ),
    ...uncounted(
      words.findings.outweighed,
      words.findings.outweighedLead,
      explanation.outweighed,
      facts,
      parts,
    ),
    ...uncounted(
      words.findings.context,
      words.findings.contextLead,
      explanation.context,
      facts,
      parts,
    ),
  ];
}

/** Findings by the first side on which they are, as the home is walked; then those of no side or of the home as a whole. */
function bySide(
  rows: readonly HazardRow[],
  data: ReportData,
  facts: Facts,
): readonly { readonly name: string; readonly rows: readonly HazardRow[] }[] {
  const walked = data.housePlan.sides.map(({ side }) => side);
  const sideOf = (row: HazardRow): HazardRow['sides'][number]['side'] =>
    walked.find((side) => row.sides.some((each) => each.side === side)) ??
    row.sides[0]?.side ??
    'unknown';
  return [...walked, 'whole_house' as const, 'unknown' as const].flatMap((side) => {
    const here = rows.filter((row) => sideOf(row) === side);
    return here.length === 0 ? [] : [{ name: inTitleCase(facts.side(side)), rows: here }];
  });
}

/** What holds the score, found and not seen told apart. */
function limitText(
  row: Extract<ScoreRow, { kind: 'ceiling' }>,
  { rows, score }: Pick<ScoreExplanation, 'rows' | 'score'>,
  { words, ...facts }: Facts,
): string {
  const titles = (types: readonly HazardTypeId[]) =>
    facts.list(types.map((type) => facts.hazard(type).title));
  const { found, unseen } = ceilingCauses(row, rows);
  const limit = facts.number(shownLimit(row, score));
  return unseen.length === 0
    ? words.findings.ceiling(limit, titles(found))
    : words.findings.ceilingUnseen(limit, titles(found), titles(unseen));
}

function finding(
  row: HazardRow,
  /** In the drawing of the home. */
  number: number | null,
  data: ReportData,
  facts: Facts,
  parts: Parts,
): ReactElement {
  const { words } = facts;
  const hazard = hazardById(row.hazard_type);
  const text = facts.hazard(row.hazard_type);
  const guidance = facts.guidance(row.hazard_type);
  const shown = row.evidence.find(({ image_id: id }) => id !== null && data.pictures.has(id));
  const others = row.evidence.flatMap(({ image_id: id }) =>
    id === null || id === shown?.image_id ? [] : id,
  );
  const answers = row.evidence.filter(({ source }) => source === 'owner');
  const head = [
    parts.cardHeading(number === null ? text.title : `${number}. ${text.title}`),
    parts.small(
      [
        inTitleCase(
          facts.sides(
            row.sides.map(({ side }) => side),
            row.evidence,
          ),
        ),
        words.findings.costs(facts.number(row.points, 2)),
        ...surenessOf(
          row.sides.map(({ side }) => side),
          row.evidence,
          facts,
        ),
        ...(row.held_by === null ? [] : [words.findings.heldBy]),
      ].join(' · '),
    ),
  ];
  const said = (label: string, content: string) =>
    parts.small([parts.strong(`${label}: `), content], { color: color.ink, marginBottom: 2 });
  const why = [said(words.findings.why, text.severity), said(words.findings.todo, guidance.action)];
  // Its name is on each page that has some of it: rules of something unnamed can't be read by themselves.
  // Nothing is above the name or between it and the rest, not even space: it would stay alone at the end of a page.
  return view(
    { marginBottom: 5 },
    parts.repeated({ borderTopWidth: 0.75, borderTopColor: color.line }, ...head),
    view(
      // Stretched to the height of the text, the picture would need a page with room for all of it.
      { flexDirection: 'row', gap: 12, alignItems: 'flex-start' },
      shown === undefined
        ? drawing(row.hazard_type, facts, parts)
        : picture(shown, row, data, facts, parts),
      view(
        { flex: 1 },
        ...why,
        ...(others.length > 0
          ? [parts.small(words.findings.alsoPhotos(facts.photosList([...new Set(others)])))]
          : []),
        ...answerLines(row.hazard_type, answers, data, facts).map((line) => parts.small(line)),
        ...disagreementLines(row, data.analysis.explanation, facts).map((line) =>
          parts.small(line, { color: color.ink, fontWeight: 700 }),
        ),
        said(
          words.findings.rules,
          [
            ...facts.rulesOf(row.hazard_type).map((id) => {
              const { status, sources } = ruleById(id);
              const asks = text.asks[id];
              return `${facts.rules[id].name} (${words.findings.statuses[status]})${
                asks === undefined ? '.' : `: ${asks}`
              } ${facts.references(sources)}`;
            }),
            ...(facts.knowsRules ? [] : [words.findings.askFireDistrict]),
            ...sourcesOf(hazard.sources, facts),
          ].join(' '),
        ),
      ),
    ),
  );
}

/** The documents that say how severe it is; nothing where none that may be shown does. */
function sourcesOf(ids: readonly SourceId[], { words, ...facts }: Facts): string[] {
  const references = facts.references(ids);
  return references === '' ? [] : [`${words.findings.sources}: ${references}`];
}

export function inTitleCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How sure whoever looked is, and of which sides; a percentage of the owner's word would say nothing. */
function surenessOf(
  sides: Uncounted['sides'],
  evidence: readonly Evidence[],
  { words, ...facts }: Facts,
): string[] {
  const { confidence, seen, told } = toldBy(sides, evidence);
  const said = facts.whoSaid(evidence);
  if (confidence === null) return evidence.length === 0 ? [] : [said];
  const of = (some: Uncounted['sides']) =>
    some.length === sides.length ? '' : `, ${facts.sides(some, evidence)}`;
  return [
    words.findings.sure(Math.round(confidence * 100)) + of([...seen]),
    ...(told.length === 0 ? [] : [said + of([...told])]),
  ];
}

/** The question, its answer, who says so and the photo that they marked or took there, once for each answer. */
function answerLines(
  type: HazardTypeId,
  answers: readonly Evidence[],
  { photos }: ReportData,
  { words, ...facts }: Facts,
): string[] {
  const lines = answers.map((each) => {
    const { question_id: questionId, image_id: marked, stop_image_id: takenThere } = each;
    const who = facts.whoSaid([each]);
    const answer = questionId === null ? null : findingAnswerOf(questionById(questionId), type);
    const about =
      questionId === null || answer === null
        ? ''
        : `${facts.statement(questionId)}: ${words.answers.values[answerToStatement(questionId, answer)]}. `;
    const photo = photos.find(({ image_id: id }) => id === (marked ?? takenThere));
    const said = photo === undefined ? who : facts.ownerPhoto(photo, marked !== null, who);
    return `${about}${said}`;
  });
  return [...new Set(lines)];
}

/** Where photos and answers contradict each other about a hazard that counts. */
function disagreementLines(
  { hazard_type: type, evidence }: HazardRow,
  { disagreements }: Pick<ScoreExplanation, 'disagreements'>,
  { words, ...facts }: Facts,
): string[] {
  return disagreements
    .filter(({ hazard_type: about }) => about === type)
    .map(({ photos, sides }) =>
      words.findings.disagreement[photos](inTitleCase(facts.sides(sides, evidence))),
    );
}

/** Beside the text, in points: several findings fit on a page. */
const pictureWidth = 116;
const pictureHeight = 78;

/** Smaller than a photo, since it shows nothing of the home. */
const drawingWidth = 80;
const drawingHeight = 60;

/** Where no photo shows a hazard: what such a hazard looks like. */
export function drawing(
  type: HazardTypeId,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement {
  return whole(
    { marginTop: 6, width: drawingWidth },
    tagged(
      'Figure',
      view(
        {},
        createElement(Image, {
          src: fileURLToPath(new URL(`hazard-drawings/${type}.svg`, import.meta.url)),
          style: { width: drawingWidth, height: drawingHeight },
        }),
      ),
      { alt: words.findings.drawing(facts.hazard(type).title) },
    ),
    parts.small(words.findings.drawingNote, { fontSize: 7, marginTop: 2 }),
  );
}

/** The photo, with frames around what was found. */
function picture(
  shown: Evidence,
  row: HazardRow,
  data: ReportData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement {
  const imageId = shown.image_id ?? '';
  const taken = data.pictures.get(imageId);
  if (taken === undefined) return view({});
  const scale = Math.min(pictureWidth / taken.width, pictureHeight / taken.height);
  const [width, height] = [taken.width * scale, taken.height * scale];
  const boxes = row.evidence.flatMap(({ image_id: id, box }) =>
    id === imageId && box !== null ? box : [],
  );
  const who =
    shown.provider === 'built-in'
      ? words.method.builtIn
      : shown.provider === data.analysis.provider
        ? words.method.aiModel(data.analysis.model_name)
        : shown.provider === null
          ? words.appendix.unknown
          : words.method.aiModel(shown.provider);
  // Whole, so that a finding that goes on on the next page has its picture and as much text on this one.
  return whole(
    { marginTop: 6, width: pictureWidth },
    tagged(
      'Figure',
      view(
        { width, height, position: 'relative' },
        jpeg(taken.jpeg, { width, height }),
        ...frames(boxes, { width, height }),
      ),
      { alt: facts.pictureOf(imageId, facts.hazard(row.hazard_type).title) },
    ),
    parts.small(
      [
        shown.source === 'owner'
          ? facts.photo(imageId)
          : words.findings.shownBy(facts.photo(imageId), who),
        ...(shown.explanation === '' ? [] : [shown.explanation]),
        ...(boxes.length > 0 ? [words.findings.boxNote] : []),
      ]
        .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
        .join(' '),
      { marginTop: 3 },
    ),
  );
}

/** Frames around parts of a picture that is so large in points. */
export function frames(
  boxes: readonly Box[],
  { width, height }: { readonly width: number; readonly height: number },
): ReactElement[] {
  return boxes.map((box, index) =>
    createElement(View, {
      key: index,
      style: {
        position: 'absolute',
        left: box.x * width,
        top: box.y * height,
        width: box.width * width,
        height: box.height * height,
        borderWidth: 2,
        borderColor: color.ember,
      },
    }),
  );
}

type Uncounted = ScoreExplanation['unsure'][number];

function uncounted(
  title: string,
  lead: string,
  findings: readonly Uncounted[],
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement[] {
  if (findings.length === 0) return [];
  return [
    parts.group(parts.subheading(title), parts.lead(lead)),
    parts.table(
      null,
      findings.map((each, index) =>
        parts.row(
          [
            { share: 0.55, content: parts.strong(facts.hazard(each.hazard_type).title) },
            {
              share: 0.45,
              content: parts.small(
                [
                  facts.sides(each.sides, each.evidence),
                  ...surenessOf(each.sides, each.evidence, { words, ...facts }),
                  ...photosOf(each.evidence, facts),
                ].join(' · '),
              ),
            },
          ],
          `${title}-${index}`,
        ),
      ),
    ),
  ];
}

/** The photos that some evidence is in, in one text; nothing if there is none. */
export function photosOf(
  evidence: readonly Pick<Evidence, 'image_id'>[],
  facts: Pick<Facts, 'photo' | 'list'>,
): string[] {
  const ids = [...new Set(evidence.flatMap(({ image_id: id }) => id ?? []))];
  return ids.length === 0 ? [] : [facts.list(ids.map(facts.photo))];
}
