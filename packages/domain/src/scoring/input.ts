import { z } from 'zod';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { ownerAnswerSchema, questionIdSchema } from '../owner-answers/question.ts';
import { areaIds, directions } from '../zones/index.ts';
import { observationSchema } from '../observations/index.ts';

/** Whether two photos show one place: so it seems, they show two, or nobody could tell. */
export const comparedPlaces = ['same', 'other', 'unclear'] as const;

/**
 * What somebody saw who looked at an after-photo and the photo that it repeats beside each other, and was told what the earlier one
 * shows. `gone` and `there` name only what is plain.
 */
export const photoComparisonSchema = z.object({
  beforePhotoId: z.string().min(1),
  place: z.enum(comparedPlaces),
  gone: z.array(hazardTypeSchema).readonly(),
  there: z.array(hazardTypeSchema).readonly(),
});

export type PhotoComparison = Readonly<z.infer<typeof photoComparisonSchema>>;

/**
 * What one photo lets its provider judge.
 *
 * - `side` comes from the owner's placement, the photo's position, or a heading that the owner confirmed (`sideFrom`
 *   'owner'), or from the model that looked ('provider'). Automatic placements and untagged photos have none.
 * - `areas` are the owner's word; `areasInView` is what the model says that it sees, and counts for less.
 * - `usable`: sharp and bright enough for a missing hazard to mean something.
 * - `judges`: the hazard types whose absence this provider can tell in these areas. A provider that can
 *   judge nothing declares none, and its look changes neither score nor range.
 * - `comparison`: of an after-photo with the photo that it repeats; absent if nobody compared them.
 *
 * Inputs stored before weights 2026.2 know only the owner's word.
 */
export const photoCoverageSchema = z.object({
  photoId: z.string().min(1),
  side: z.enum(directions).nullable(),
  sideFrom: z.enum(['owner', 'provider']).default('owner'),
  areas: z.array(z.enum(areaIds)).readonly(),
  areasInView: z.array(z.enum(areaIds)).readonly().default([]),
  usable: z.boolean(),
  judges: z.array(hazardTypeSchema).readonly(),
  comparison: photoComparisonSchema.optional(),
});

export type PhotoCoverage = Readonly<z.infer<typeof photoCoverageSchema>>;

export const disputeKinds = ['not_there', 'already_fixed', 'not_mine'] as const;
export const disputeKindSchema = z.enum(disputeKinds);
/** Kinds of disputes after which a finding isn't counted. */
export const setAsideKindSchema = disputeKindSchema.exclude(['not_mine']);
/** Whose it is, if it isn't the owner's. */
export const disputedOwnerSchema = z.enum(['neighbor', 'landlord_or_association']);

/**
 * The owner's dispute of a finding.
 *
 * It applies to the observations of `hazardType` that it names: those seen in `photoIds`, those seen on a side in `atSide`, and
 * those from answers to `questionIds`. A newer photo with the same hazard is new evidence and counts.
 * `whose` is given for 'not_mine' only: a neighbor's hazard becomes context, a landlord's or an
 * association's stays deducted but is left out of actions and potential.
 * `byWork` is set where it follows from finished work; it names the answers that had been given by then.
 * `byAnswer` names the answer that says so, where the owner was shown the finding and answered its question.
 */
export const disputeSchema = z
  .object({
    id: z.string().min(1),
    hazardType: hazardTypeSchema,
    photoIds: z.array(z.string()).readonly(),
    atSide: z
      .object({ side: z.enum(directions), photoIds: z.array(z.string()).readonly() })
      .optional(),
    questionIds: z.array(questionIdSchema).readonly(),
    kind: disputeKindSchema,
    whose: disputedOwnerSchema.nullable(),
    reason: z.string(),
    byWork: z
      .object({
        answers: z
          .array(z.object({ questionId: questionIdSchema, side: z.enum(directions).nullable() }))
          .readonly(),
      })
      .optional(),
    byAnswer: z
      .object({ questionId: questionIdSchema, side: z.enum(directions).nullable() })
      .optional(),
  })
  .refine((dispute) => (dispute.kind === 'not_mine') === (dispute.whose !== null), {
    path: ['whose'],
    message: 'given for not_mine, and only then',
  });

export type Dispute = Readonly<z.infer<typeof disputeSchema>>;

/** A cell that can't hold its hazard, such as a zone beyond the property line. `side` null: every side. */
export const notApplicableSchema = z.object({
  hazardType: hazardTypeSchema,
  side: z.enum(directions).nullable(),
});

export type NotApplicable = Readonly<z.infer<typeof notApplicableSchema>>;

/**
 * A photo that its owner took as a repeat of another, after removing a hazard that the other one shows.
 *
 * `beforePhotoIds` are the photo that it repeats and earlier repeats of that, `hazardTypes` what the owner says was removed, and
 * `tooOldFor` what of that was only known to be there after this photo was taken.
 */
export const afterPhotoSchema = z.object({
  photoId: z.string().min(1),
  beforePhotoIds: z.array(z.string().min(1)).readonly(),
  hazardTypes: z.array(hazardTypeSchema).readonly(),
  tooOldFor: z.array(hazardTypeSchema).readonly().optional(),
});

export type AfterPhoto = Readonly<z.infer<typeof afterPhotoSchema>>;

/**
 * What an after-photo says about a hazard that its before-photo shows.
 *
 * - `confirmed`: whoever looked at it alone doesn't find the hazard, and whoever compared it with the photo from before says that both
 *   show one place and that the hazard is gone.
 * - `still_seen`: the hazard is in it.
 * - `too_old`: by its own date it was taken before the hazard was known to be there, so it can't show that it's gone.
 * - `unusable`: too dark, too bright or too blurred for a missing hazard to mean something.
 * - `not_shown`: it shows no home, another side, other parts of the home, or nobody can tell that it is the same place.
 * - `not_judged`: whoever looked can't tell whether this hazard is there, or nobody compared the two photos.
 */
export const afterPhotoVerdicts = [
  'confirmed',
  'still_seen',
  'too_old',
  'unusable',
  'not_shown',
  'not_judged',
] as const;

export type AfterPhotoVerdict = (typeof afterPhotoVerdicts)[number];

/** Everything that the score is computed from. Order and repetition within the lists mean nothing. */
export const scoreInputSchema = z.object({
  observations: z.array(observationSchema).readonly(),
  photos: z.array(photoCoverageSchema).readonly(),
  answers: z.array(ownerAnswerSchema).readonly(),
  disputes: z.array(disputeSchema).readonly(),
  notApplicable: z.array(notApplicableSchema).readonly(),
  afterPhotos: z.array(afterPhotoSchema).readonly().default([]),
});

export type ScoreInput = Readonly<z.infer<typeof scoreInputSchema>>;

/** The input for a property without photos and answers. */
export const nothingKnown: ScoreInput = {
  observations: [],
  photos: [],
  answers: [],
  disputes: [],
  notApplicable: [],
  afterPhotos: [],
};
