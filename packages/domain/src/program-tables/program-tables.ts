import type { ResponsibilityArea } from '../address-facts/index.ts';
import type { StoredAnswer } from '../api/owner-corrections.ts';
import type { ScoreExplanation, HazardRow } from '../scoring/result.ts';
import type { SeenEvidence } from '../api/seen-evidence.ts';
import { hazardById, holdsIn, type HazardTypeId, type OptionalPart } from '../hazards/index.ts';
import type { StateCode } from '../places/states.ts';
import { findingAnswerOf, questionById, type QuestionId } from '../owner-answers/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import {
  programLists,
  type ProgramItem,
  type ProgramItemId,
  type ProgramList,
  type ProgramListId,
} from './program-items.ts';

/**
 * How an item stands, as far as this product can tell; never a certification.
 *
 * - `met`: everything that it asks for was asked or seen, and nothing speaks against it.
 * - `not_met`: something found proves that it isn't met, and the owner didn't answer otherwise.
 * - `open`: part of it was neither asked nor seen, or what was seen is too unsure.
 */
export type ProgramItemState = 'met' | 'not_met' | 'open';

/**
 * How an item stands, in words that hold whether or not the home has what it is about.
 *
 * - `met_or_none`: met, and nobody knows whether the home has a thing of that kind: whoever saw nothing wrong with decks may have none.
 * - `none_there`: met, since the home has no such thing by its owner's word.
 * - `not_asked`: open, and nothing of it was asked, seen or found.
 *
 * The others as in `ProgramItemState`.
 */
export type ProgramStanding = ProgramItemState | 'met_or_none' | 'none_there' | 'not_asked';

/** What some photos were checked for, on the side that they show; null: unknown. None of it was found there. */
export type ProgramCheck = {
  /** The client ids of the photos, each in one check of an item. */
  readonly imageIds: readonly string[];
  readonly side: Direction | null;
  /** Null: everything that the item is about. */
  readonly only: readonly HazardTypeId[] | null;
};

export type ProgramItemResult = {
  readonly id: ProgramItemId;
  readonly state: ProgramItemState;
  /** It asks for something that nobody asked about. */
  readonly asksMore: boolean;
  /** What `ProgramItemText.open` names is still open. */
  readonly isTextOpen: boolean;
  /** The hazards found that are about it. */
  readonly found: readonly HazardTypeId[];
  /** What hasn't been seen well enough, or not on all sides; never what was found, which speaks for itself. */
  readonly unseen: readonly HazardTypeId[];
  /** The client ids of the photos that prove that it isn't met; empty unless it isn't. */
  readonly imageIds: readonly string[];
  /** The photos that were checked for it or a part of it; empty if it isn't met. */
  readonly checks: readonly ProgramCheck[];
  /** Whether those were checked for all of it, on all sides. */
  readonly photosShowAll: boolean;
  /** The questions whose answers it rests on. */
  readonly questionIds: readonly QuestionId[];
  /** How to say it. */
  readonly standing: ProgramStanding;
  /** The owner set a finding aside as not there, so the photos alone say otherwise. */
  readonly setAside: boolean;
  /** What it is about was there, and is gone by the owner's word. */
  readonly saidDone: boolean;
  /** The hazards found that are about it, and a neighbor's by the owner's word: they are there all the same, so it isn't met. */
  readonly neighbors: readonly HazardTypeId[];
  /** A photo shows something of it that the owner's answer denies. */
  readonly isDenied: boolean;
};

export type ProgramTable = Pick<ProgramList, 'id' | 'asOf' | 'sources'> & {
  /** False: by the owner's word it is a kind of home that can't take part. */
  readonly takesHome: boolean;
  readonly items: readonly ProgramItemResult[];
};

/** What the tables are made of: a result as the API gives it, and the owner's answers. */
export type ProgramEvidence = {
  readonly explanation: Pick<
    ScoreExplanation,
    'rows' | 'unsure' | 'set_aside' | 'after_photos' | 'context' | 'disagreements'
  >;
  readonly seen: Pick<SeenEvidence, 'photos' | 'observations'>;
  readonly answers: readonly Pick<StoredAnswer, 'question_id' | 'answer' | 'side'>[];
};

/** Where a home is, as programs ask; null: nobody knows. `LawPlace` is one. */
export type ProgramPlace = {
  readonly state: StateCode | null;
  readonly area: ResponsibilityArea | null;
};

/** A finding below this confidence leaves an item unknown: it is as likely absent as present. Judgment. */
const likelyPresent = 0.5;

/**
 * How a home stands against each item of each program.
 * @param area who answers for fires where it is
 */
export function programTables(
  evidence: ProgramEvidence,
  area: ProgramPlace['area'],
): readonly ProgramTable[] {
  const states = new Map<ProgramListId, readonly ProgramItemResult[]>();
  for (const list of programLists) {
    states.set(
      list.id,
      list.items.map((item) =>
        item.id === 'base_level'
          ? baseLevel(states.get('wildfire_prepared_base') ?? [])
          : itemResult(item, evidence, area),
      ),
    );
  }
  return programLists.map(({ id, asOf, sources, notFor }) => ({
    id,
    asOf,
    sources,
    takesHome: notFor === null || !isAnswered(evidence.answers, notFor, 'yes'),
    items: states.get(id) ?? [],
  }));
}

/** Those of the programs that a home in a state can take part in; none while nobody knows the state. */
export function programTablesIn(
  { state, area }: ProgramPlace,
  day: string,
  evidence: ProgramEvidence,
): readonly ProgramTable[] {
  const here = programLists.filter(({ holds }) => holdsIn(holds, state, day));
  return programTables(evidence, area).filter(({ id }) => here.some((list) => list.id === id));
}

/** The item of the Plus level that asks for the whole Base level, whose application and inspection nobody here can see. */
function baseLevel(items: readonly ProgramItemResult[]): ProgramItemResult {
  const together = <Part>(part: (item: ProgramItemResult) => readonly Part[]) => [
    ...new Set(items.flatMap(part)),
  ];
  const found = together((item) => item.found);
  const notMet = items.filter(({ state }) => state === 'not_met');
  return {
    id: 'base_level',
    state: notMet.length > 0 ? 'not_met' : 'open',
    asksMore: true,
    isTextOpen: notMet.length === 0,
    found,
    unseen: together(({ unseen }) => unseen).filter((type) => !found.includes(type)),
    imageIds: unique(notMet.flatMap(({ imageIds }) => imageIds)),
    checks: [],
    photosShowAll: false,
    questionIds: unique(notMet.flatMap(({ questionIds }) => questionIds)),
    standing:
      notMet.length > 0
        ? 'not_met'
        : items.every(({ standing }) => standing === 'not_asked')
          ? 'not_asked'
          : 'open',
    setAside: items.some(({ setAside }) => setAside),
    saidDone: items.some(({ saidDone }) => saidDone),
    isDenied: items.some(({ isDenied }) => isDenied),
    neighbors: together(({ neighbors }) => neighbors),
  };
}

function itemResult(
  item: ProgramItem,
  evidence: ProgramEvidence,
  area: ProgramPlace['area'],
): ProgramItemResult {
  const { brokenIn } = item;
  const proves = brokenIn === null || (area !== null && brokenIn.includes(area));
  const brokenBy = proves ? item.brokenBy : [];
  return { id: item.id, ...hazardsResult({ ...item, brokenBy }, evidence) };
}

/** How a home stands against something that asks for some hazards not to be there, whoever asks it. */
export function hazardsResult(
  { hazardTypes, brokenBy, asksMore: asks, needs }: Omit<ProgramItem, 'id' | 'brokenIn'>,
  { explanation, seen, answers }: ProgramEvidence,
): Omit<ProgramItemResult, 'id'> {
  const isAbout = (type: HazardTypeId) => hazardTypes.includes(type);
  const rows = explanation.rows.filter(
    (row): row is HazardRow => row.kind === 'hazard' && isAbout(row.hazard_type),
  );
  const likely = rows.filter(({ confidence }) => confidence >= likelyPresent);
  const unsure = [
    ...rows.filter(({ confidence }) => confidence < likelyPresent),
    ...explanation.unsure.filter((finding) => isAbout(finding.hazard_type)),
  ].map((finding) => finding.hazard_type);
  const notSeen = explanation.rows.flatMap((row) =>
    row.kind === 'not_seen' && isAbout(row.hazard_type) ? row.hazard_type : [],
  );
  const looks = looksFor(hazardTypes, seen);
  const said = answers.filter(
    ({ question_id: questionId, answer }) =>
      saysAnything(questionId, answer, isAbout) || (questionId === needs && isYesOrNo(answer)),
  );
  const aside = explanation.set_aside.filter((finding) => isAbout(finding.hazard_type));
  const setAside = aside.some(({ kind }) => kind === 'not_there');
  const saidDone = aside.some(({ kind }) => kind === 'already_fixed');
  const found = likely.map((row) => row.hazard_type);
  const isLookedAt = looks.length + said.length > 0 || aside.length > 0;
  const unseen = [...new Set([...notSeen, ...unsure])].filter((type) => !found.includes(type));
  const lacks = needs !== null && isAnswered(answers, needs, 'no');
  const asksMore =
    (typeof asks === 'boolean' ? asks : !isAnswered(answers, asks, 'not_applicable')) ||
    (needs !== null && !lacks && !isAnswered(answers, needs, 'yes'));
  const neighbors = unique(
    explanation.context.flatMap((finding) =>
      isAbout(finding.hazard_type) ? finding.hazard_type : [],
    ),
  );
  const isClear =
    found.length + unseen.length + neighbors.length === 0 &&
    isLookedAt &&
    !contradictsItself(said) &&
    !said.some((answer) => findsAny(answer, hazardTypes) && !isTakenBack(answer, explanation));
  const denied = explanation.disagreements.flatMap(({ hazard_type: type, photos }) =>
    photos === 'hazard' && isAbout(type) ? type : [],
  );
  const isBroken = found.some((type) => brokenBy.includes(type) && !denied.includes(type));
  const state = isBroken || lacks ? 'not_met' : isClear && !asksMore ? 'met' : 'open';
  const isNotMet = state === 'not_met';
  const isKnownInPart =
    isLookedAt ||
    rows.length + unsure.length + neighbors.length + denied.length > 0 ||
    explanation.after_photos.some(
      (reading) => reading.verdict === 'confirmed' && isAbout(reading.hazard_type),
    ) ||
    wasAsked(answers, hazardTypes, needs);
  // An answer that was taken back is no reason why an item is met.
  const asked = said.filter((answer) => state !== 'met' || !findsAny(answer, hazardTypes));
  // What speaks against an item are the photos and answers of the findings, not all that looked for them, nor what an answer denies.
  const against = isNotMet
    ? likely.flatMap((row) => (denied.includes(row.hazard_type) ? [] : row.evidence))
    : [];
  return {
    state,
    asksMore,
    // What no answer can settle stays open with the item.
    isTextOpen: state === 'open' && (asksMore || (asks === false && needs === null)),
    found,
    unseen,
    imageIds: unique(against.map((each) => each.image_id)),
    checks: isNotMet ? [] : checksIn(looks, hazardTypes),
    photosShowAll: !isNotMet && showAll(looks, hazardTypes),
    questionIds: unique([
      ...(isNotMet ? against : asked).map(({ question_id: questionId }) => questionId),
      lacks ? needs : null,
    ]),
    standing:
      state === 'met'
        ? standingOfMet(hazardTypes, said, explanation)
        : isNotMet || isKnownInPart
          ? state
          : 'not_asked',
    setAside,
    saidDone,
    isDenied: denied.length > 0,
    neighbors,
  };
}

/** The part that all of some hazards are faults of, where a home may lack it; null: there is none. */
function partOf(hazardTypes: readonly HazardTypeId[]): OptionalPart | null {
  const parts = new Set(hazardTypes.map((type) => hazardById(type).optionalPart));
  return parts.size === 1 ? ([...parts][0] ?? null) : null;
}

/** @param said what the owner answered about the hazards */
function standingOfMet(
  hazardTypes: readonly HazardTypeId[],
  said: ProgramEvidence['answers'],
  { rows, set_aside: setAside }: ProgramEvidence['explanation'],
): ProgramStanding {
  const part = partOf(hazardTypes);
  if (part === null) return 'met';
  if (said.length > 0 && said.every(({ answer }) => answer === 'not_applicable')) {
    return 'none_there';
  }
  const found = rows.flatMap((row) =>
    row.kind === 'hazard' && row.confidence >= likelyPresent ? row.hazard_type : [],
  );
  const isThere = found.some((type) => hazardById(type).optionalPart === part);
  const wasThere = setAside.some(
    ({ kind, hazard_type: type }) => kind === 'already_fixed' && hazardTypes.includes(type),
  );
  return isThere || wasThere ? 'met' : 'met_or_none';
}

/** A photo in which some of an item's hazards were looked for, and none of the item's was seen. */
type Look = Pick<ProgramCheck, 'side'> & {
  readonly imageId: string;
  readonly hazardTypes: readonly HazardTypeId[];
};

/** The photos in which some hazards were looked for. One in which any of them was seen is no check, whatever became of that. */
function looksFor(
  hazardTypes: readonly HazardTypeId[],
  { photos, observations }: ProgramEvidence['seen'],
): readonly Look[] {
  const seenIn = new Set(
    observations.flatMap(({ hazard_type: type, image_id: imageId }) =>
      hazardTypes.includes(type) ? imageId : [],
    ),
  );
  return photos.flatMap(({ image_id: imageId, side, judges, areas, areas_in_view: inView }) => {
    const checked = hazardTypes.filter(
      (type) =>
        judges.includes(type) &&
        hazardById(type).seenIn.some((area) => areas.includes(area) || inView.includes(area)),
    );
    return checked.length === 0 || seenIn.has(imageId)
      ? []
      : [{ imageId, side, hazardTypes: checked }];
  });
}

/** Photos that were checked for the same on the same side, together. */
function checksIn(looks: readonly Look[], all: readonly HazardTypeId[]): ProgramCheck[] {
  const checks = new Map<string, ProgramCheck>();
  for (const { imageId, side, hazardTypes } of looks) {
    const key = [side, ...hazardTypes].join();
    const only = hazardTypes.length === all.length ? null : hazardTypes;
    checks.set(key, { side, only, imageIds: [...(checks.get(key)?.imageIds ?? []), imageId] });
  }
  return [...checks.values()];
}

/** Whether photos were checked for each of some hazards wherever it can be. */
function showAll(looks: readonly Look[], hazardTypes: readonly HazardTypeId[]): boolean {
  return hazardTypes.every((type) => {
    const sides = looks.flatMap((look) => (look.hazardTypes.includes(type) ? look.side : []));
    const { counted, looksNeeded } = hazardById(type);
    return counted === 'whole_house' && looksNeeded === 'one'
      ? sides.length > 0
      : directions.every((side) => sides.includes(side));
  });
}

/** Whether an answer says that one of some hazards is there. */
export function findsAny(
  { question_id: questionId, answer }: Pick<StoredAnswer, 'question_id' | 'answer'>,
  hazardTypes: readonly HazardTypeId[],
): boolean {
  const question = questionById(questionId);
  return hazardTypes.some((type) => findingAnswerOf(question, type) === answer);
}

/** Whether what an answer found is gone: set aside by its owner, or no longer in an after-photo. While it isn't, it speaks for itself. */
function isTakenBack(
  { question_id: questionId, side }: ProgramEvidence['answers'][number],
  { set_aside: setAside, after_photos: afterPhotos }: ProgramEvidence['explanation'],
): boolean {
  const confirmed = afterPhotos.filter(({ verdict }) => verdict === 'confirmed');
  return [...setAside, ...confirmed]
    .flatMap(({ evidence }) => evidence)
    .some((each) => each.question_id === questionId && each.side === side);
}

function isAnswered(
  answers: ProgramEvidence['answers'],
  about: QuestionId,
  value: StoredAnswer['answer'],
): boolean {
  return answers.some(
    ({ question_id: questionId, answer }) => questionId === about && answer === value,
  );
}

function isYesOrNo(answer: StoredAnswer['answer']): boolean {
  return answer === 'yes' || answer === 'no';
}

/** Whether the home is said to lack something of which another answer tells. */
function contradictsItself(said: ProgramEvidence['answers']): boolean {
  return said.some(
    (absent) =>
      absent.answer === 'not_applicable' &&
      said.some(
        ({ question_id: questionId, answer, side }) =>
          side === absent.side &&
          isYesOrNo(answer) &&
          saysAnything(questionId, answer, (type) =>
            questionById(absent.question_id).notApplicable.includes(type),
          ),
      ),
  );
}

/** Whether a question about some hazards was put to the owner, whatever they answered: not to know is an answer, too. */
function wasAsked(
  answers: ProgramEvidence['answers'],
  hazardTypes: readonly HazardTypeId[],
  needs: QuestionId | null,
): boolean {
  const isAbout = (type: HazardTypeId) => hazardTypes.includes(type);
  return answers.some(
    (each) =>
      each.question_id === needs ||
      isUnsureAbout(each, hazardTypes) ||
      saysAnything(each.question_id, each.answer, isAbout),
  );
}

/** Whether somebody who was asked about one of some hazards wasn't sure. */
export function isUnsureAbout(
  { question_id: questionId, answer }: Pick<StoredAnswer, 'question_id' | 'answer'>,
  hazardTypes: readonly HazardTypeId[],
): boolean {
  return (
    answer === 'not_sure' &&
    (['yes', 'no'] as const).some((said) =>
      saysAnything(questionId, said, (type) => hazardTypes.includes(type)),
    )
  );
}

function saysAnything(
  questionId: QuestionId,
  answer: StoredAnswer['answer'],
  isAbout: (type: HazardTypeId) => boolean,
): boolean {
  const question = questionById(questionId);
  switch (answer) {
    case 'not_sure':
      return false;
    case 'not_applicable':
      return question.notApplicable.some(isAbout);
    case 'yes':
    case 'no':
      return (
        question[answer].clear.some(isAbout) ||
        question[answer].hazards.some(({ hazardType }) => isAbout(hazardType))
      );
  }
}

function unique<Value>(values: readonly (Value | null)[]): readonly Value[] {
  return [...new Set(values.filter((value) => value !== null))];
}
