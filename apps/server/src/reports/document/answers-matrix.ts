import {
  questionById,
  questionIds,
  answerToStatement,
  tellersOfWord,
  type QuestionId,
  type StoredAnswer,
} from '@dss/domain';
import type { ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { color, view, type Parts } from './parts.ts';

import type { ReportData } from './report-data.ts';

/** The width of the first column. Most of what is asked fits its line, and the longest word of a side its column. */
const questionShare = 0.6;

/** All that the owner answered: a row for each thing that was asked about, a column for each side, and one for the whole home. */
export function answersMatrix(data: ReportData, facts: Facts, parts: Parts): ReactElement[] {
  const { answers } = data;
  const { matrix } = facts.words.answers;
  const sides = sideNamesIn(data, facts);
  const share = (1 - questionShare) / (sides.length + 1);
  const days = [
    ...new Set(
      answers
        // What an assessor saw has the day of the visit.
        .filter(({ seen_by: by }) => by === undefined)
        .map(({ answered_at: at }) => at)
        .toSorted()
        .map(facts.date),
    ),
  ];
  const { assessors } = tellersOfWord(answers);
  const markOf = ({ answered_at: at, seen_by: by }: StoredAnswer) => {
    if (by !== undefined) {
      return ` ${visitMark(assessors.findIndex(({ visit_id: id }) => id === by.visit_id))}`;
    }
    return days.length < 2 ? '' : ` ${dayMark(days.indexOf(facts.date(at)))}`;
  };
  const cellOf = (all: readonly StoredAnswer[]) => ({
    share,
    content: all.map((answer) => saidIn(answer, markOf(answer), data, facts, parts)),
  });
  const asked = questionIds.filter((id) => answers.some((each) => each.question_id === id));
  const [day = ''] = days;
  const answeredOn =
    days.length < 2
      ? matrix.day(day)
      : matrix.days(days.map((each, index) => `${dayMark(index)} ${each}`).join('; '));
  return [
    parts.small(days.length === 0 ? matrix.legend : `${matrix.legend} ${answeredOn}`, {
      marginBottom: 4,
    }),
    ...assessors.map((by, index) =>
      parts.small(
        facts.words.answers.seenMark(
          visitMark(index),
          facts.whoSaid([{ source: 'owner', seen_by: by }]),
        ),
        { color: color.ink },
      ),
    ),
    ...(assessors.length === 0
      ? []
      : [parts.small(facts.words.answers.assessors, { marginBottom: 4 })]),
    parts.table(
      parts.columns(
        [
          { share: questionShare, content: parts.small(facts.words.answers.question) },
          ...[...sides, matrix.whole].map((name) => ({ share, content: parts.small(name) })),
        ],
        'dense',
      ),
      asked.map((id) => {
        const ofQuestion = answers.filter((each) => each.question_id === id);
        return parts.row(
          [
            {
              share: questionShare,
              content: parts.small(facts.statement(id), { color: color.ink }),
            },
            ...sides.map((name) =>
              cellOf(
                ofQuestion.filter(
                  ({ side, side_said_as: saidAs }) =>
                    side !== null && facts.saidSide(side, saidAs) === name,
                ),
              ),
            ),
            cellOf(ofQuestion.filter(({ side }) => side === null)),
          ],
          id,
          'dense',
        );
      }),
    ),
  ];
}

/** The sides of which answers tell, as their owner named them, in the order in which the home is walked. */
function sideNamesIn(data: ReportData, facts: Facts): string[] {
  const told = new Set(
    data.answers.flatMap(({ side, side_said_as: saidAs }) =>
      side === null ? [] : facts.saidSide(side, saidAs),
    ),
  );
  const inOrder = (['house', 'compass'] as const).flatMap((saidAs) =>
    data.housePlan.sides.map(({ side }) => facts.saidSide(side, saidAs)),
  );
  return [...new Set(inOrder)].filter((name) => told.has(name));
}

/** '[1]' for the first visit of an assessor. */
function visitMark(index: number): string {
  return `[${index + 1}]`;
}

/** 'a' for the first day, 'b' for the second; after 'z' comes 'aa'. */
function dayMark(index: number): string {
  const letter = String.fromCodePoint(97 + (index % 26));
  return letter.repeat(Math.floor(index / 26) + 1);
}

/** An answer in its cell: what is there by it stands out, also in black and white. */
function saidIn(
  answer: StoredAnswer,
  day: string,
  { photos }: ReportData,
  { words, ...facts }: Facts,
  parts: Parts,
): ReactElement {
  const { question_id: id, amount = null, image_id: imageId, box } = answer;
  const said = answerToStatement(id, answer.answer);
  const value = words.answers.values[said];
  const isThere = said === 'yes' && isAboutHazard(id);
  const ink = isThere ? color.white : color.ink;
  const photo =
    imageId === null
      ? []
      : photos.every((each) => each.image_id !== imageId)
        ? [words.answers.photoGone]
        : [box === null ? facts.photo(imageId) : words.answers.matrix.marked(facts.photo(imageId))];
  const text = [amount === null ? value : `${value}, ${words.answers.amounts[amount]}`, ...photo];
  return view(
    isThere ? { backgroundColor: color.ink, borderRadius: 2, paddingHorizontal: 3 } : {},
    parts.small(`${text.join('; ')}${day}`, { color: ink, fontWeight: isThere ? 700 : 400 }),
  );
}

/** Whether a yes to its statement says that a danger is there. */
function isAboutHazard(id: QuestionId): boolean {
  return questionById(id).texts.en.tile !== null;
}
