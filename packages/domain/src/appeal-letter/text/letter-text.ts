import type { EvidenceSource } from '../../evidence/index.ts';
import type { AnswerValue } from '../../owner-answers/index.ts';
import type { HouseSide } from '../../sides/index.ts';
import type { Direction } from '../../zones/index.ts';
import type { LetterRequest } from '../letter-request.ts';
import type { OwnerStatement } from '../letter-facts.ts';

type Received = NonNullable<LetterRequest['received']>;

/** What the owner still has to write. */
export const blankNames = [
  'name',
  'contact',
  'insurer',
  'insurersAddress',
  'received',
  'date',
  'whatIsWrong',
] as const;

/** The words of a letter in one language. Dates come as they are written in it. */
export interface LetterTexts {
  /** Of lists. */
  readonly format: 'en-US' | 'es-US';
  /** In brackets. */
  readonly blanks: Readonly<Record<(typeof blankNames)[number], string>>;
  readonly subject: string;
  readonly policy: (number: string) => string;
  readonly home: (address: string) => string;
  readonly greeting: string;
  readonly holder: (address: string) => string;
  /** How the insurer's letter is named; `date` may be a blank. */
  readonly received: Readonly<Record<Received, (date: string) => string>>;
  readonly partOfIt: string;
  readonly asksTitle: string;
  readonly asks: Readonly<Record<LetterRequest['wants'][number], string>>;
  /** After the law by which the owner asks: within how many days of finished work it has the insurer score anew. */
  readonly newScoreDays: (days: number) => string;
  readonly inPlaceTitle: string;
  /** Says once what each line rests on, so that no line has to. */
  readonly inPlaceLead: (listAsOf: string) => string;
  /** The same where Safer from Wildfires isn't a list for the home. */
  readonly inPlaceLeadElsewhere: string;
  readonly confirmedTitle: string;
  readonly confirmedLead: string;
  /** Finished work that rests on the owner's word, with photos or without. */
  readonly saidTitle: string;
  readonly saidLead: string;
  readonly saidLeadNoPhoto: string;
  readonly wrongTitle: string;
  readonly wrongFact: (fact: string) => string;
  readonly wrongDone: (fact: string) => string;
  /** Where the letter already told what a fact rests on. */
  readonly seeAbove: string;
  /** A hazard that the owner removed, and on which sides; null: of the whole house. */
  readonly doneFact: (hazard: string, sides: string | null) => string;
  /** @param only what the photos were checked for; null: everything that the item is about */
  readonly photosChecked: (
    photos: string,
    count: number,
    side: string,
    only: string | null,
  ) => string;
  readonly photosBefore: (photos: string, count: number) => string;
  readonly doneOn: (date: string) => string;
  /** `taken`: when and who says so; null if nobody does. Nothing looked at one that is only attached. */
  readonly photoAfter: Readonly<
    Record<
      'confirmed' | 'attached',
      (photo: number, taken: string | null, received: string) => string
    >
  >;
  /** After a photo's own date, where the work is said to be of a later day. */
  readonly datedBefore: string;
  /** The other way around: of photos from before the work. */
  readonly datedAfter: (photos: string, count: number) => string;
  readonly answered: (statement: string, answer: string, sides: string, date: string) => string;
  /** What an assessor saw; `name` null where nobody knows anymore who it was. */
  readonly seen: (
    statement: string,
    answer: string,
    sides: string,
    name: string | null,
    date: string,
  ) => string;
  readonly values: Readonly<Record<Exclude<AnswerValue, 'not_sure'>, string>>;
  readonly sides: Readonly<Record<Direction, string>>;
  readonly sideUnknown: string;
  readonly houseSides: Readonly<Record<HouseSide, string>>;
  /** @param photos the numbers of those that were misread; null: they were removed */
  readonly setAside: Readonly<
    Record<OwnerStatement['kind'], (hazard: string, photos: string | null, count: number) => string>
  >;
  readonly ownersReason: (reason: string, date: string | null) => string;
  readonly photosTitle: string;
  readonly photo: (number: number, taken: string | null, received: string) => string;
  readonly taken: Readonly<Record<EvidenceSource, (date: string) => string>>;
  /** Without a day: answers are scored again later without a look at photos. */
  readonly method: (analyzer: string) => string;
  readonly noInspection: string;
  /** Said of a home elsewhere than in California, whose time the dates of moments are in. */
  readonly pacificTime: string;
  readonly builtIn: string;
  readonly aiModel: (name: string) => string;
  readonly report: string;
  readonly reportWithoutPhotos: string;
  readonly onRequest: string;
  readonly answerMe: string;
  readonly closing: string;
  readonly enclosed: string;
}
