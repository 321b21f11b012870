import type { AnalyzedPhoto } from '../api/analysis.ts';
import type { HazardTexts } from '../hazards/index.ts';
import type { QuestionTexts } from '../owner-answers/index.ts';
import type { ProgramTableTexts } from '../program-tables/index.ts';
import { saferListAsOf, type LetterFact } from './letter-facts.ts';
import type { LetterTexts } from './text/letter-text.ts';

export const receivedKinds = ['score', 'notice', 'price', 'nothing'] as const;
export const letterWishes = ['score', 'mitigation', 'correction'] as const;

/** What an owner tells about a letter. Texts may be empty: the letter then has a blank to fill in. */
export interface LetterRequest {
  readonly name: string;
  readonly insurer: string;
  readonly policyNumber: string;
  readonly received: (typeof receivedKinds)[number];
  /** The date of what was received: '2026-11-02', or empty. */
  readonly receivedOn: string;
  readonly wants: readonly (typeof letterWishes)[number][];
  /** The facts that are left out, and those that the insurer got wrong, by id. */
  readonly leftOut: readonly string[];
  readonly misjudged: readonly string[];
  /** What else the insurer got wrong, in the owner's words. */
  readonly ownWords: string;
  readonly enclosesReport: boolean;
}

/** The home, as the letter names it. */
export interface LetterHome {
  readonly address: string;
  readonly facts: readonly LetterFact[];
  /** The analysis that the facts come from. */
  readonly analysis: {
    readonly provider: string;
    readonly model_name: string;
    readonly created_at: string;
    readonly photos: readonly Pick<AnalyzedPhoto, 'image_id'>[];
  };
}

/** Everything in the letter's language. */
export interface LetterLanguage {
  readonly letter: LetterTexts;
  readonly hazards: HazardTexts;
  readonly questions: QuestionTexts;
  readonly programTables: ProgramTableTexts;
}

/** Where the homes are; the letter's days are theirs. */
const timeZone = 'America/Los_Angeles';

/**
 * A letter by which an owner asks an insurer for its wildfire risk score, its reasons, and a correction, in plain text. It states
 * only what was seen or told, with its source and date, and says whose word it is. The right: California Code of Regulations,
 * title 10, section 2644.9.
 * @param today ISO 8601, the moment of writing
 */
export function appealLetter(
  request: LetterRequest,
  home: LetterHome,
  texts: LetterLanguage,
  today: string,
): string {
  const words = texts.letter;
  const { blanks } = words;
  const facts = home.facts.filter(({ id }) => !request.leftOut.includes(id));
  const receivedOn = request.receivedOn === '' ? blanks.date : day(request.receivedOn, words);
  const showsPhotos = facts.some(({ photos }) => photos.length > 0);
  const name = orBlank(request.name, blanks.name);
  const wants = letterWishes.filter((wish) => request.wants.includes(wish));
  return paragraphs([
    [name, home.address, blanks.contact],
    [day(today, words)],
    [orBlank(request.insurer, blanks.insurer), blanks.insurersAddress],
    [
      words.subject,
      ...(request.policyNumber.trim() === '' ? [] : [words.policy(request.policyNumber.trim())]),
      words.home(home.address),
    ],
    [words.greeting],
    [
      [
        words.holder(home.address),
        words.received[request.received](receivedOn),
        ...(request.received === 'notice' || request.received === 'price' ? [words.partOfIt] : []),
      ].join(' '),
    ],
    ...(wants.length === 0
      ? []
      : [[words.asksTitle], ...numbered(wants.map((wish) => [words.asks[wish]]))]),
    [words.rule],
    ...factParagraphs(facts, texts),
    ...wrongParagraphs(request, facts, texts),
    ...photoParagraphs(facts, words),
    [
      [
        ...(showsPhotos || request.enclosesReport
          ? [words.method(analyzerOf(home, words), day(home.analysis.created_at, words))]
          : []),
        words.noInspection,
        ...(request.enclosesReport ? [words.report] : showsPhotos ? [words.onRequest] : []),
        words.answerMe,
      ].join(' '),
    ],
    [words.closing],
    [name],
    ...(request.enclosesReport ? [[words.enclosed]] : []),
  ]);
}

/** What the owner still has to write: everything in brackets, once each. */
export function blanksIn(letter: string): readonly string[] {
  return [...new Set(letter.match(/\[[^\][\n]{1,80}\]/gu) ?? [])];
}

/** What a fact says in a few words, as in the letter. */
export function factTitle({ about }: LetterFact, texts: LetterLanguage): string {
  return about.kind === 'in_place'
    ? texts.programTables.items[about.item].asks
    : texts.letter.fixedFact(texts.hazards[about.hazardType].title);
}

/** What a fact rests on, a sentence each: photos searched, answers, the owner's word, and what isn't shown. */
function factGrounds(fact: LetterFact, texts: LetterLanguage): readonly string[] {
  const words = texts.letter;
  const { about, photos, answers, ownersWords } = fact;
  const numbers = list(
    photos.map(({ number }) => String(number)),
    words,
  );
  if (about.kind === 'fixed') {
    return [
      ...ownersWords.map(({ reason, saidAt }) =>
        words.ownersReason(reason, dayOrNull(saidAt, words)),
      ),
      ...(photos.length === 0 ? [] : [words.photosBefore(numbers, photos.length)]),
    ];
  }
  const notShown = words.notShown[about.item];
  return [
    ...(photos.length === 0 ? [words.ownStatement] : [words.photosShow(numbers, photos.length)]),
    ...answerSentences(answers, texts),
    ...ownersWords.flatMap(({ kind, hazardType, reason, saidAt }) => [
      words.setAside[kind](texts.hazards[hazardType].title),
      ...(reason === '' ? [] : [words.ownersReason(reason, dayOrNull(saidAt, words))]),
    ]),
    ...(notShown === undefined ? [] : [notShown]),
  ];
}

function factParagraphs(facts: readonly LetterFact[], texts: LetterLanguage): string[][] {
  const words = texts.letter;
  const inPlace = facts.filter(({ about }) => about.kind === 'in_place');
  const fixed = facts.filter(({ about }) => about.kind === 'fixed');
  const told = (some: readonly LetterFact[], quoted: boolean) =>
    numbered(
      some.map((fact) => {
        const title = factTitle(fact, texts);
        return [quoted ? `“${title}”` : title, ...factGrounds(fact, texts)];
      }),
    );
  return [
    ...(inPlace.length === 0
      ? []
      : [
          [words.inPlaceTitle],
          [words.inPlaceLead(month(saferListAsOf, words))],
          ...told(inPlace, true),
        ]),
    ...(fixed.length === 0 ? [] : [[words.fixedTitle], [words.fixedLead], ...told(fixed, false)]),
  ];
}

/** Only where a correction is asked for. */
function wrongParagraphs(
  { wants, misjudged, ownWords }: LetterRequest,
  facts: readonly LetterFact[],
  texts: LetterLanguage,
): string[][] {
  if (!wants.includes('correction')) return [];
  const words = texts.letter;
  const wrong = facts.filter(({ id }) => misjudged.includes(id));
  const items = wrong.map((fact) => [
    fact.about.kind === 'in_place'
      ? words.wrongFact(factTitle(fact, texts))
      : words.wrongFixed(factTitle(fact, texts)),
    words.seeAbove,
  ]);
  const said = ownWords.trim();
  if (said !== '') items.push([said]);
  return [
    [words.wrongTitle],
    ...numbered(items.length === 0 ? [[words.blanks.whatIsWrong]] : items),
  ];
}

function photoParagraphs(facts: readonly LetterFact[], words: LetterTexts): string[][] {
  const photos = new Map(
    facts.flatMap((fact) => fact.photos.map((photo) => [photo.number, photo] as const)),
  );
  if (photos.size === 0) return [];
  return [
    [words.photosTitle],
    [...photos.values()]
      .toSorted((one, other) => one.number - other.number)
      .map(({ number, taken, receivedAt }) =>
        words.photo(
          number,
          // The camera's day as it wrote it: its time zone may be unknown.
          taken === null ? null : words.taken[taken.source](day(taken.at.slice(0, 10), words)),
          day(receivedAt, words),
        ),
      ),
  ];
}

/** An answer for several sides, given on one day, is told once. */
function answerSentences(answers: LetterFact['answers'], texts: LetterLanguage): string[] {
  const words = texts.letter;
  const told = new Map<string, { answer: LetterFact['answers'][number]; sides: string[] }>();
  for (const answer of answers) {
    const key = [answer.question_id, answer.answer, day(answer.answered_at, words)].join();
    const known = told.get(key) ?? { answer, sides: [] };
    if (answer.side !== null) known.sides.push(words.sides[answer.side]);
    told.set(key, known);
  }
  return [...told.values()].flatMap(({ answer, sides }) =>
    answer.answer === 'not_sure'
      ? []
      : words.answered(
          texts.questions[answer.question_id].question,
          words.values[answer.answer],
          list(sides, words),
          day(answer.answered_at, words),
        ),
  );
}

function analyzerOf({ analysis }: LetterHome, words: LetterTexts): string {
  return analysis.provider === 'built-in'
    ? words.builtIn
    : `${analysis.provider}, ${analysis.model_name}`;
}

function orBlank(said: string, blank: string): string {
  return said.trim() === '' ? blank : said.trim();
}

/** Lines of a paragraph, one below the other; an empty line between paragraphs. */
function paragraphs(all: readonly (readonly string[])[]): string {
  return `${all.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function numbered(items: readonly (readonly string[])[]): string[][] {
  return items.map(([first = '', ...rest], index) => [`${index + 1}. ${first}`, ...rest]);
}

function list(items: readonly string[], { format }: LetterTexts): string {
  return new Intl.ListFormat(format, { type: 'conjunction' }).format(items);
}

/** A moment's day in California; a date alone is that day anywhere. */
function day(iso: string, { format }: LetterTexts): string {
  return new Date(iso).toLocaleDateString(format, {
    dateStyle: 'long',
    timeZone: iso.length === 10 ? 'UTC' : timeZone,
  });
}

function dayOrNull(iso: string | null, words: LetterTexts): string | null {
  return iso === null ? null : day(iso, words);
}

function month(iso: string, { format }: LetterTexts): string {
  return new Date(`${iso}-01`).toLocaleDateString(format, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
