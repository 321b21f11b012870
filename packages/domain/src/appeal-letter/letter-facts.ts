import type { DoneAction } from '../api/action-plan.ts';
import type { Photo } from '../api/photo.ts';
import type { StoredAnswer, StoredDispute } from '../api/owner-corrections.ts';
import type { ScoreExplanation } from '../scoring/result.ts';
import { isTakenAfter, isTakenBefore, takenAt, type EvidenceSource } from '../evidence/index.ts';
import { finishedWork, type WorkBasis } from '../finished-work/index.ts';
import type { HazardTypeId } from '../hazards/index.ts';
import {
  findsAny,
  programLists,
  programTables,
  type ProgramCheck,
  type ProgramEvidence,
} from '../program-tables/index.ts';
import type { ProgramItemId } from '../program-tables/program-items.ts';
import type { FindingSide } from '../scoring/terms.ts';

/** A photo that a fact rests on. */
export interface LetterPhoto {
  /** Its number in the report, whose photos come in the same order. */
  readonly number: number;
  readonly taken: { readonly at: string; readonly source: EvidenceSource } | null;
  /** When the server received it. */
  readonly receivedAt: string;
}

/** What some photos were checked for; none of it was found in them. */
export interface LetterCheck extends Omit<ProgramCheck, 'imageIds'> {
  readonly photos: readonly LetterPhoto[];
}

/** What the owner says of a finding behind an item. */
export interface OwnerStatement {
  /**
   * A finding that was never there was misread in photos, which the owner says in so many words or by an answer, or was itself answered
   * by mistake.
   */
  readonly kind: 'misread_photo' | 'answered_otherwise' | 'wrong_answer' | 'already_fixed';
  readonly hazardType: HazardTypeId;
  /** Those that were misread; empty where they were removed. */
  readonly photos: readonly LetterPhoto[];
  /** Empty for an answer and for finished work, which say it all, with their dates. */
  readonly reason: string;
  readonly saidAt: string | null;
}

/** Something that a letter to an insurer can state, with everything that it rests on. */
export interface LetterFact {
  /** Stays the same when the home is analyzed again. */
  readonly id: string;
  readonly about:
    | { readonly kind: 'in_place'; readonly item: ProgramItemId }
    /** Work that its owner says is done, and what that rests on. */
    | {
        readonly kind: 'done';
        readonly hazardType: HazardTypeId;
        readonly basis: WorkBasis;
        readonly sides: readonly FindingSide[];
      };
  /** Of finished work, those from before. */
  readonly photos: readonly LetterPhoto[];
  /** What those were checked for; empty for finished work. */
  readonly checks: readonly LetterCheck[];
  /** Whether the photos alone show all of it. */
  readonly photosShowAll: boolean;
  readonly answers: readonly Pick<
    StoredAnswer,
    'question_id' | 'answer' | 'side' | 'side_said_as' | 'answered_at' | 'seen_by'
  >[];
  readonly ownersWords: readonly OwnerStatement[];
  /** Those from after the work. */
  readonly photosAfter: readonly LetterPhoto[];
  /** The day on which the owner says that it was done: '2026-11-21'. */
  readonly doneOn: string | null;
}

const saferFromWildfires = saferList();

function saferList() {
  const list = programLists.find(({ id }) => id === 'safer_from_wildfires');
  if (list === undefined) throw new Error('Safer from Wildfires is no list.');
  return list;
}

/** The month of the text of Safer from Wildfires that we read: '2023-11'. */
export const saferListAsOf = saferFromWildfires.asOf;

function hazardTypesOf(item: ProgramItemId): readonly HazardTypeId[] {
  return saferFromWildfires.items.find(({ id }) => id === item)?.hazardTypes ?? [];
}

/** What the facts are taken from, as the API gives it. */
export interface LetterEvidence extends Omit<ProgramEvidence, 'answers'> {
  readonly answers: readonly Pick<
    StoredAnswer,
    'question_id' | 'answer' | 'side' | 'side_said_as' | 'answered_at' | 'seen_by'
  >[];
  /** In the order of the report. */
  readonly photos: readonly Pick<Photo, 'image_id' | 'evidence' | 'created_at' | 'placement'>[];
  readonly disputes: readonly StoredDispute[];
  /** What the owner says is done. */
  readonly done: readonly Pick<DoneAction, 'step_id' | 'done_on'>[];
}

/**
 * What an owner may tell an insurer about a home: the items of Safer from Wildfires that nothing speaks against, then finished work of
 * which nothing was found again. Nothing that hasn't been seen or told is a fact.
 */
export function letterFacts(evidence: LetterEvidence): readonly LetterFact[] {
  const photosOf = (imageIds: readonly string[]): LetterPhoto[] =>
    evidence.photos.flatMap(({ image_id: id, evidence: sources, created_at: receivedAt }, index) =>
      imageIds.includes(id) ? { number: index + 1, taken: takenAt(sources), receivedAt } : [],
    );
  const aside = evidence.explanation.set_aside;
  // It names what is met alone, and who answers for fires decides only what isn't.
  const safer = programTables(evidence, null).find(({ id }) => id === saferFromWildfires.id);
  const inPlace = (safer?.items ?? [])
    // What the home doesn't have isn't in place.
    .filter(({ state, standing }) => state === 'met' && standing !== 'none_there')
    .map((item): LetterFact => ({
      id: item.id,
      about: { kind: 'in_place', item: item.id },
      photos: photosOf(item.checks.flatMap(({ imageIds }) => imageIds)),
      checks: item.checks.map(({ imageIds, ...check }) => ({
        ...check,
        photos: photosOf(imageIds),
      })),
      photosShowAll: item.photosShowAll,
      answers: evidence.answers.filter(
        (each) =>
          item.questionIds.includes(each.question_id) &&
          each.answer !== 'not_sure' &&
          // One that found something was taken back, which the owner's words say.
          !findsAny(each, hazardTypesOf(item.id)),
      ),
      ownersWords: aside
        .filter(({ hazard_type: type }) => hazardTypesOf(item.id).includes(type))
        .flatMap((finding) =>
          statementsOf(
            finding,
            photosOf,
            evidence.disputes.find(({ id }) => id === finding.dispute_id)?.created_at ?? null,
          ),
        ),
      photosAfter: [],
      doneOn: null,
    }));
  const { explanation, done, photos } = evidence;
  const finished = finishedWork({ explanation, done, photos, looks: [] }).flatMap((work) =>
    work.hazards
      .filter(({ isFoundAgain }) => !isFoundAgain)
      .map(({ hazardType, basis, sides, reason, photos: ofWork }): LetterFact => {
        const views = work.views.filter(({ hazardTypes }) => hazardTypes.includes(hazardType));
        const after = [...views.flatMap((view) => view.after ?? []), ...ofWork];
        return {
          id: `done_${hazardType}`,
          about: { kind: 'done', hazardType, basis, sides },
          photos: photosOf(views.map(({ before }) => before.image_id)),
          checks: [],
          photosShowAll: true,
          answers: [],
          ownersWords:
            reason === null
              ? []
              : [{ kind: 'already_fixed', hazardType, photos: [], reason, saidAt: null }],
          photosAfter: photosOf(after.map(({ image_id: id }) => id)),
          doneOn: work.done?.done_on ?? null,
        };
      }),
  );
  return [...inPlace, ...finished];
}

/** What the owner says of a finding that was set aside: of the photos that show it, then of the answers that do. */
function statementsOf(
  {
    hazard_type: hazardType,
    kind,
    answer,
    evidence,
    reason,
  }: ScoreExplanation['set_aside'][number],
  photosOf: (imageIds: readonly string[]) => LetterPhoto[],
  saidAt: string | null,
): OwnerStatement[] {
  if (kind === 'already_fixed') return [{ kind, hazardType, photos: [], reason, saidAt }];
  const seen = evidence.filter(({ source }) => source === 'provider');
  const misread: OwnerStatement = {
    kind: answer === null ? 'misread_photo' : 'answered_otherwise',
    hazardType,
    photos: photosOf(seen.flatMap(({ image_id: id }) => id ?? [])),
    reason,
    saidAt,
  };
  if (seen.length === evidence.length) return [misread];
  const mistaken: OwnerStatement = { ...misread, kind: 'wrong_answer', photos: [] };
  return seen.length === 0 ? [mistaken] : [{ ...misread, reason: '' }, mistaken];
}

/** Photos said to be from after the work whose own date is an earlier day than that of the work. One of the two is wrong. */
export function datedBeforeWork({
  doneOn,
  photosAfter,
}: Pick<LetterFact, 'doneOn' | 'photosAfter'>): readonly LetterPhoto[] {
  if (doneOn === null) return [];
  return photosAfter.filter(({ taken }) => isTakenBefore(taken, doneOn));
}

/** Photos said to be from before the work whose own date is a later day than that of the work. One of the two is wrong. */
export function datedAfterWork({
  doneOn,
  photos,
}: Pick<LetterFact, 'doneOn' | 'photos'>): readonly LetterPhoto[] {
  if (doneOn === null) return [];
  return photos.filter(({ taken }) => isTakenAfter(taken, doneOn));
}
