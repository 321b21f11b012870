import type { AnalyzedPhoto } from '../api/analysis.ts';
import { assessorName } from '../home-visits/index.ts';
import type { HazardTexts } from '../hazards/index.ts';
import {
  answerToStatement,
  type AnswerValue,
  type QuestionId,
  type QuestionTexts,
} from '../owner-answers/index.ts';
import type { ProgramTableTexts } from '../program-tables/index.ts';
import type { StateCode } from '../places/states.ts';
import { insurerTerms, letterRuleIn, statePackOf } from '../state-rules/index.ts';
import type { FindingSide } from '../scoring/terms.ts';
import { houseSideOf, type Facing, type SideNaming } from '../sides/index.ts';
import {
  datedAfterWork,
  datedBeforeWork,
  saferListAsOf,
  type LetterCheck,
  type LetterFact,
} from './letter-facts.ts';
import { wishesFor, type LetterRequest } from './letter-request.ts';
import type { LetterTexts } from './text/en.ts';

/** The home, as the letter names it. */
export interface LetterHome {
  readonly address: string;
  /** Null while nobody knows it; then the letter names no law. */
  readonly state: StateCode | null;
  readonly facts: readonly LetterFact[];
  readonly frontFaces: Facing;
  /** How sides that the owner didn't name in an answer are named. */
  readonly naming: SideNaming;
  /** The analysis that the facts come from. */
  readonly analysis: {
    readonly provider: string;
    readonly model_name: string;
    readonly created_at: string;
    readonly photos: readonly Pick<AnalyzedPhoto, 'image_id'>[];
  };
}

/** Dates as they are written in a language: those of moments in the time of California. */
export interface LetterDates {
  /** @param iso a moment, or a day alone: '2026-11-02' */
  readonly day: (iso: string) => string;
  /** @param iso '2023-11' */
  readonly month: (iso: string) => string;
}

/** Everything in the letter's language. */
export interface LetterLanguage {
  readonly letter: LetterTexts;
  readonly dates: LetterDates;
  readonly hazards: HazardTexts;
  readonly questions: QuestionTexts;
  readonly programTables: ProgramTableTexts;
}

/**
 * A letter by which an owner asks an insurer for its wildfire risk score, its reasons, and a correction, in plain text. It states
 * only what was seen or told, with its source and date, and says whose word it is. It names the law of the home's state by which
 * an owner may ask, where one is known.
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
  const { day } = texts.dates;
  const facts = home.facts.filter(({ id }) => !request.leftOut.includes(id));
  const receivedOn = request.receivedOn === '' ? blanks.date : day(request.receivedOn);
  const showsPhotos = facts.some((fact) => photosIn(fact).length > 0);
  const tellsOfLooks = facts.some(
    ({ photos, ownersWords }) =>
      photos.length > 0 ||
      ownersWords.some(({ kind }) => kind === 'misread_photo' || kind === 'answered_otherwise'),
  );
  const { provider, photos: looks } = home.analysis;
  // An analysis of answers alone is the owner's.
  const lookedAtPhotos = provider !== 'owner' && looks.length > 0;
  const name = orBlank(request.name, blanks.name);
  const wants = wantsOf(request, home);
  const rule = ruleOfLetter(request, home, today)?.[words.format === 'es-US' ? 'es' : 'en'] ?? null;
  const days = wants.includes('new_score') ? newScoreDays(home.state, today) : null;
  return paragraphs([
    [name, home.address, blanks.contact],
    [day(today)],
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
        request.received === null ? blanks.received : words.received[request.received](receivedOn),
        ...(request.received === 'notice' || request.received === 'price' ? [words.partOfIt] : []),
      ].join(' '),
    ],
    ...(wants.length === 0
      ? []
      : [[words.asksTitle], ...numbered(wants.map((wish) => [words.asks[wish]]))]),
    ...(rule === null ? [] : [[days === null ? rule : `${rule} ${words.newScoreDays(days)}`]]),
    ...factParagraphs(facts, home, texts),
    ...wrongParagraphs({ ...request, wants }, facts, home, texts),
    ...photoParagraphs(facts, texts),
    [
      [
        ...(lookedAtPhotos && (tellsOfLooks || request.enclosesReport)
          ? [words.method(analyzerOf(home, words))]
          : []),
        words.noInspection,
        ...(isInCalifornia(home) || facts.length === 0 ? [] : [words.pacificTime]),
        ...(request.enclosesReport
          ? [lookedAtPhotos ? words.report : words.reportWithoutPhotos]
          : showsPhotos
            ? [words.onRequest]
            : []),
        words.answerMe,
      ].join(' '),
    ],
    [words.closing],
    [name],
    ...(request.enclosesReport ? [[words.enclosed]] : []),
  ]);
}

/** How the law by which a letter asks is named in it, in each language; null: it names none. */
export function ruleOfLetter(
  request: LetterRequest,
  home: Pick<LetterHome, 'state' | 'facts'>,
  today: string,
): ReturnType<typeof letterRuleIn> {
  return letterRuleIn(home.state, wantsOf(request, home), today.slice(0, 'yyyy-mm-dd'.length));
}

/** Within how many days of finished work the law of a letter has an insurer score anew; null: it doesn't say. */
function newScoreDays(state: LetterHome['state'], today: string): number | null {
  const law = statePackOf(state)?.letterLaw?.law;
  const terms = insurerTerms(state, today.slice(0, 'yyyy-mm-dd'.length));
  return terms.find((term) => term.duty === 'score_again' && term.law.id === law)?.days ?? null;
}

/** All that a letter asks for. */
function wantsOf(
  { received, wants, leftOut }: LetterRequest,
  { facts }: Pick<LetterHome, 'facts'>,
) {
  const told = facts.filter(({ id }) => !leftOut.includes(id));
  return wishesFor(received, told).filter((wish) => wants.includes(wish));
}

/** What the owner still has to write: everything in brackets, once each. */
export function blanksIn(letter: string): readonly string[] {
  return [...new Set(letter.match(/\[[^\][\n]{1,80}\]/gu) ?? [])];
}

/** What a blank of a letter says in another language, without its brackets, to tell whoever reads that one; null: it isn't one of ours. */
export function blankSaidIn(blank: string, letter: LetterTexts, other: LetterTexts): string | null {
  const [name = ''] = Object.entries(letter.blanks).find(([, said]) => said === blank) ?? [];
  return new Map(Object.entries(other.blanks)).get(name)?.slice(1, -1) ?? null;
}

/** What a fact says in a few words, as in the letter; of work, on which sides it was done. */
export function factTitle({ about }: LetterFact, home: NamedSides, texts: LetterLanguage): string {
  if (about.kind === 'in_place') {
    const { asks, met = asks } = texts.programTables.items[about.item];
    return met;
  }
  const { sides, hazardType } = about;
  const where = sides.flatMap((side) =>
    side === 'whole_house' ? [] : sideText(side, home.naming, home, texts.letter),
  );
  return texts.letter.doneFact(
    texts.hazards[hazardType].title,
    where.length === 0 ? null : list(where, texts.letter),
  );
}

/** How a home's sides are named. */
type NamedSides = Pick<LetterHome, 'frontFaces' | 'naming'>;

function sideText(
  side: Exclude<FindingSide, 'whole_house'>,
  naming: SideNaming,
  { frontFaces }: NamedSides,
  words: LetterTexts,
): string {
  if (side === 'unknown') return words.sideUnknown;
  // While nobody knows which way the front faces, a side of the house has no direction.
  return frontFaces === null && naming === 'house'
    ? words.houseSides[houseSideOf(side, null)]
    : words.sides[side];
}

/** Which photos were checked, on which side, and for what if not for all that an item is about. */
function checkText(
  { photos, side, only }: LetterCheck,
  home: NamedSides,
  texts: LetterLanguage,
): string {
  const words = texts.letter;
  return words.photosChecked(
    numbersOf(photos, words),
    photos.length,
    sideText(side ?? 'unknown', home.naming, home, words),
    only &&
      list(
        only.map((type) => `“${texts.hazards[type].title}”`),
        words,
      ),
  );
}

/** What a fact rests on, a sentence each: photos searched, answers, the owner's word, and what isn't shown. */
function factBasis(fact: LetterFact, home: NamedSides, texts: LetterLanguage): readonly string[] {
  const words = texts.letter;
  const { about, photos, checks, answers, ownersWords, photosAfter, doneOn } = fact;
  const { day } = texts.dates;
  if (about.kind === 'done') {
    const later = datedAfterWork(fact);
    const earlier = datedBeforeWork(fact);
    return [
      ...(doneOn === null ? [] : [words.doneOn(day(doneOn))]),
      ...ownersWords.map(({ reason }) => words.ownersReason(reason, null)),
      ...(photos.length === 0 ? [] : [words.photosBefore(numbersOf(photos, words), photos.length)]),
      ...(later.length === 0 ? [] : [words.datedAfter(numbersOf(later, words), later.length)]),
      ...photosAfter.map((photo) =>
        [
          words.photoAfter[about.basis === 'confirmed_by_photo' ? 'confirmed' : 'attached'](
            photo.number,
            takenText(photo, texts),
            day(photo.receivedAt),
          ),
          ...(earlier.includes(photo) ? [words.datedBefore] : []),
        ].join(' '),
      ),
    ];
  }
  return [
    ...checks.map((check) => checkText(check, home, texts)),
    ...answerSentences(answers, home, texts),
    ...ownersWords.flatMap(({ kind, hazardType, photos: misread, reason, saidAt }) => [
      words.setAside[kind](
        texts.hazards[hazardType].title,
        misread.length === 0 ? null : numbersOf(misread, words),
        misread.length,
      ),
      ...(reason === '' ? [] : [words.ownersReason(reason, saidAt === null ? null : day(saidAt))]),
    ]),
  ];
}

/** Where the list that title 10, section 2644.9 names holds. */
function isInCalifornia({ state }: LetterHome): boolean {
  return state === 'CA';
}

function numbersOf(photos: LetterFact['photos'], words: LetterTexts): string {
  return list(
    photos.map(({ number }) => String(number)),
    words,
  );
}

function factParagraphs(
  facts: readonly LetterFact[],
  home: LetterHome,
  texts: LetterLanguage,
): string[][] {
  const words = texts.letter;
  const inPlace = facts.filter(({ about }) => about.kind === 'in_place');
  const isConfirmed = ({ about }: LetterFact) =>
    about.kind === 'done' && about.basis === 'confirmed_by_photo';
  const confirmed = facts.filter(isConfirmed);
  const said = facts.filter((fact) => fact.about.kind === 'done' && !isConfirmed(fact));
  const describe = (some: readonly LetterFact[]) =>
    numbered(some.map((fact) => [factTitle(fact, home, texts), ...factBasis(fact, home, texts)]));
  return [
    ...(inPlace.length === 0
      ? []
      : [
          [words.inPlaceTitle],
          [
            isInCalifornia(home)
              ? words.inPlaceLead(texts.dates.month(saferListAsOf))
              : words.inPlaceLeadElsewhere,
          ],
          ...describe(inPlace),
        ]),
    ...(confirmed.length === 0
      ? []
      : [[words.confirmedTitle], [words.confirmedLead], ...describe(confirmed)]),
    ...(said.length === 0
      ? []
      : [
          [words.saidTitle],
          [said.some(({ photos }) => photos.length > 0) ? words.saidLead : words.saidLeadNoPhoto],
          ...describe(said),
        ]),
  ];
}

/** Only where a correction is asked for. */
function wrongParagraphs(
  { wants, misjudged, ownWords }: LetterRequest,
  facts: readonly LetterFact[],
  home: NamedSides,
  texts: LetterLanguage,
): string[][] {
  if (!wants.includes('correction')) return [];
  const words = texts.letter;
  const wrong = facts.filter(({ id }) => misjudged.includes(id));
  const items = wrong.map((fact) => [
    fact.about.kind === 'in_place'
      ? words.wrongFact(factTitle(fact, home, texts))
      : words.wrongDone(factTitle(fact, home, texts)),
    words.seeAbove,
  ]);
  const said = ownWords.trim();
  if (said !== '') items.push([said]);
  return [
    [words.wrongTitle],
    ...numbered(items.length === 0 ? [[words.blanks.whatIsWrong]] : items),
  ];
}

/** All that the letter names for a fact. */
function photosIn({ photos, photosAfter, ownersWords }: LetterFact): LetterFact['photos'] {
  return [...photos, ...photosAfter, ...ownersWords.flatMap((words) => words.photos)];
}

function photoParagraphs(facts: readonly LetterFact[], texts: LetterLanguage): string[][] {
  const words = texts.letter;
  const { day } = texts.dates;
  const photos = new Map(
    facts.flatMap((fact) => photosIn(fact).map((photo) => [photo.number, photo] as const)),
  );
  if (photos.size === 0) return [];
  return [
    [words.photosTitle],
    [...photos.values()]
      .sort((one, other) => one.number - other.number)
      .map((photo) => words.photo(photo.number, takenText(photo, texts), day(photo.receivedAt))),
  ];
}

/** When a photo was taken, and who says so; null if nobody does. */
function takenText({ taken }: LetterFact['photos'][number], texts: LetterLanguage): string | null {
  // The camera's day as it wrote it: its time zone may be unknown.
  return taken === null
    ? null
    : texts.letter.taken[taken.source](texts.dates.day(taken.at.slice(0, 10)));
}

/** An answer for several sides, given on one day, is stated once. */
function answerSentences(
  answers: LetterFact['answers'],
  home: NamedSides,
  texts: LetterLanguage,
): string[] {
  const words = texts.letter;
  const { day } = texts.dates;
  const byAnswer = new Map<string, { answer: LetterFact['answers'][number]; sides: string[] }>();
  for (const answer of answers) {
    const { seen_by: by } = answer;
    const said = by?.visit_id ?? day(answer.answered_at);
    const key = [answer.question_id, answer.answer, said].join();
    const known = byAnswer.get(key) ?? { answer, sides: [] };
    if (answer.side !== null) {
      known.sides.push(sideText(answer.side, answer.side_said_as, home, words));
    }
    byAnswer.set(key, known);
  }
  return [...byAnswer.values()].flatMap(({ answer, sides }) =>
    answer.answer === 'not_sure'
      ? []
      : answer.seen_by === undefined
        ? words.answered(
            texts.questions[answer.question_id].statement,
            saidText(answer.question_id, answer.answer, words),
            list(sides, words),
            day(answer.answered_at),
          )
        : words.seen(
            texts.questions[answer.question_id].statement,
            saidText(answer.question_id, answer.answer, words),
            list(sides, words),
            assessorName(answer.seen_by),
            day(answer.seen_by.on),
          ),
  );
}

function saidText(
  questionId: QuestionId,
  answer: Exclude<AnswerValue, 'not_sure'>,
  words: LetterTexts,
): string {
  const said = answerToStatement(questionId, answer);
  return said === 'not_sure' ? '' : words.values[said];
}

function analyzerOf({ analysis }: LetterHome, words: LetterTexts): string {
  return analysis.provider === 'built-in' ? words.builtIn : words.aiModel(analysis.model_name);
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
