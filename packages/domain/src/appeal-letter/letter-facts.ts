import type { DoneAction } from '../api/action-plan.ts';
import type { Photo } from '../api/photo.ts';
import type { StoredAnswer, StoredDispute } from '../api/owner-corrections.ts';
import type { ScoreExplanation } from '../api/score-explanation.ts';
import { takenAt, type EvidenceSource } from '../evidence/index.ts';
import { stepIdOf } from '../guidance/index.ts';
import type { HazardTypeId } from '../hazards/index.ts';
import { programLists, programTables, type ProgramEvidence } from '../program-tables/index.ts';
import type { ProgramItemId } from '../program-tables/program-items.ts';

/** A photo that a fact rests on. */
export interface LetterPhoto {
  /** Its number in the report, whose photos come in the same order. */
  readonly number: number;
  readonly taken: { readonly at: string; readonly source: EvidenceSource } | null;
  /** When the server received it. */
  readonly receivedAt: string;
}

/** A finding in a photo that the owner set aside, and the owner's word for it. */
export interface OwnerStatement {
  readonly kind: 'not_there' | 'already_fixed';
  readonly hazardType: HazardTypeId;
  /** Empty for an answer, which says it all, with its date. */
  readonly reason: string;
  readonly saidAt: string | null;
}

/** Something that a letter to an insurer can state, with everything that it rests on. */
export interface LetterFact {
  /** Stays the same when the home is analyzed again. */
  readonly id: string;
  readonly about:
    | { readonly kind: 'in_place'; readonly item: ProgramItemId }
    | { readonly kind: 'fixed'; readonly hazardType: HazardTypeId }
    /** After-photos no longer show it, and nothing else does. */
    | { readonly kind: 'confirmed'; readonly hazardType: HazardTypeId };
  /** Of a confirmed one, those from before. */
  readonly photos: readonly LetterPhoto[];
  readonly answers: readonly Pick<
    StoredAnswer,
    'question_id' | 'answer' | 'side' | 'side_said_as' | 'answered_at'
  >[];
  readonly ownersWords: readonly OwnerStatement[];
  /** Repeats of `photos` that no longer show it. */
  readonly photosAfter: readonly LetterPhoto[];
  /** The day on which the owner says that it was done: '2026-11-21'. Only of a confirmed one. */
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
export interface LetterEvidence extends Omit<ProgramEvidence, 'answers' | 'explanation'> {
  readonly explanation: ProgramEvidence['explanation'] & Pick<ScoreExplanation, 'after_photos'>;
  readonly answers: readonly Pick<
    StoredAnswer,
    'question_id' | 'answer' | 'side' | 'side_said_as' | 'answered_at'
  >[];
  /** In the order of the report. */
  readonly photos: readonly Pick<Photo, 'image_id' | 'evidence' | 'created_at'>[];
  readonly disputes: readonly StoredDispute[];
  /** What the owner says is done. */
  readonly done: readonly Pick<DoneAction, 'step_id' | 'done_on'>[];
}

/**
 * What an owner may tell an insurer about a home: the items of Safer from Wildfires that nothing speaks against, then what
 * after-photos show to be gone, then what the owner says was fixed. Nothing that hasn't been seen or told is a fact.
 */
export function letterFacts(evidence: LetterEvidence): readonly LetterFact[] {
  const photosOf = (imageIds: readonly string[]): LetterPhoto[] =>
    evidence.photos.flatMap(({ image_id: id, evidence: sources, created_at: receivedAt }, index) =>
      imageIds.includes(id) ? { number: index + 1, taken: takenAt(sources), receivedAt } : [],
    );
  const aside = evidence.explanation.set_aside;
  const safer = programTables(evidence).find(({ id }) => id === saferFromWildfires.id);
  const inPlace = (safer?.items ?? [])
    .filter(({ state }) => state === 'met')
    .map((item): LetterFact => ({
      id: item.id,
      about: { kind: 'in_place', item: item.id },
      photos: photosOf(item.imageIds),
      answers: evidence.answers.filter(
        ({ question_id: question, answer }) =>
          item.questionIds.includes(question) && answer !== 'not_sure',
      ),
      ownersWords: aside
        .filter(({ hazard_type: type }) => hazardTypesOf(item.id).includes(type))
        .map(({ hazard_type: hazardType, kind, reason, dispute_id: disputeId }) => ({
          kind,
          hazardType,
          reason,
          saidAt: evidence.disputes.find(({ id }) => id === disputeId)?.created_at ?? null,
        })),
      photosAfter: [],
      doneOn: null,
    }));
  const fixed = evidence.disputes
    .filter(
      ({ kind, withdrawn_at: withdrawnAt }) => kind === 'already_fixed' && withdrawnAt === null,
    )
    .map(({ id, hazard_type: hazardType, reason, created_at: saidAt, ...dispute }): LetterFact => ({
      id,
      about: { kind: 'fixed', hazardType },
      photos: photosOf(dispute.image_ids),
      answers: [],
      ownersWords: [{ kind: 'already_fixed', hazardType, reason, saidAt }],
      photosAfter: [],
      doneOn: null,
    }));
  const confirmed = confirmedTypes(evidence.explanation).map((hazardType): LetterFact => {
    const repeats = evidence.explanation.after_photos.filter(
      ({ hazard_type: type, verdict }) => type === hazardType && verdict === 'confirmed',
    );
    return {
      id: `confirmed_${hazardType}`,
      about: { kind: 'confirmed', hazardType },
      photos: photosOf(
        repeats.flatMap(({ evidence: before }) => before.flatMap(({ image_id: id }) => id ?? [])),
      ),
      answers: [],
      ownersWords: [],
      photosAfter: photosOf(repeats.map(({ image_id: id }) => id)),
      doneOn:
        evidence.done.find(({ step_id: stepId }) => stepId === stepIdOf(hazardType))?.done_on ??
        null,
    };
  });
  return [...inPlace, ...confirmed, ...fixed];
}

/** The hazards that after-photos show to be gone, and of which nothing is found elsewhere, nor set aside by the owner's word. */
function confirmedTypes({
  rows,
  set_aside: aside,
  after_photos: readings,
}: LetterEvidence['explanation']): readonly HazardTypeId[] {
  const left = new Set([
    ...rows.flatMap((row) => (row.kind === 'hazard' ? row.hazard_type : [])),
    ...aside.map(({ hazard_type: type }) => type),
  ]);
  const confirmed = readings.flatMap(({ hazard_type: type, verdict }) =>
    verdict === 'confirmed' && !left.has(type) ? type : [],
  );
  return [...new Set(confirmed)];
}
