import {
  changesBetween,
  foldMilestones,
  hazardSchema,
  isHazardType,
  milestoneGroups,
  scoreExplanationSchema,
  scoreInputSchema,
  scoringWeights,
  type Milestones,
  type ResultFacts,
  type ScoreHistory,
} from '@dss/domain';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { asOwner, tables, type Actor, type Database } from '../../db/index.ts';

const { analyses } = tables;

/** More points than a chart has room for. */
const shownAtMost = 100;

/** What is compared of a stored result, and no more: a hundred whole results are ten megabytes. */
const compared = sql`jsonb_build_object(
  'hazards', ${analyses.rawJson} -> 'hazards',
  'after_photos', coalesce(${analyses.rawJson} #> '{explanation,after_photos}', '[]'),
  'set_aside', ${analyses.rawJson} #> '{explanation,set_aside}',
  'photos', ${analyses.rawJson} -> 'photos',
  'looked_at', ${analyses.rawJson} #> '{input,photos}',
  'answers', ${analyses.rawJson} #> '{input,answers}',
  'disputes', ${analyses.rawJson} #> '{input,disputes}',
  'image_ids', ${analyses.rawJson} -> 'image_ids')`.as('compared');

const comparedSchema = z.object({
  hazards: z.array(hazardSchema.pick({ type: true })),
  after_photos: z.array(
    scoreExplanationSchema.shape.after_photos.unwrap().element.pick({
      hazard_type: true,
      verdict: true,
    }),
  ),
  set_aside: z.array(
    scoreExplanationSchema.shape.set_aside.element.pick({ hazard_type: true, kind: true }),
  ),
  photos: z.array(z.object({ image_id: z.string() })),
  looked_at: scoreInputSchema.shape.photos,
  answers: scoreInputSchema.shape.answers,
  disputes: scoreInputSchema.shape.disputes,
  image_ids: z.record(z.string(), z.string()),
});

const figuresSchema = scoreExplanationSchema.pick({
  band: true,
  range: true,
  confidence_percent: true,
  exposure: true,
});

const figures = {
  id: analyses.id,
  createdAt: analyses.createdAt,
  score: analyses.dssScore,
  reason: analyses.reason,
  provider: analyses.provider,
  weightsVersion: analyses.weightsVersion,
  band: analyses.band,
  range: analyses.range,
  confidence_percent: analyses.confidencePercent,
  exposure: analyses.exposure,
};

/**
 * A home's results over time, each with what changed from the one before.
 * @param through the newest result to show; null: the newest there is. One that is gone shows nothing
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function readScoreHistory(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  through: string | null = null,
): Promise<ScoreHistory> {
  const place = sql`(${analyses.createdAt}, ${analyses.id})`;
  const shownRows = and(
    eq(analyses.propertyId, propertyId),
    through === null
      ? undefined
      : sql`${place} <= (select created_at, id from public.analyses where id = ${through} and property_id = ${propertyId})`,
  );
  const [rows, [all]] = await asOwner(db, actor, propertyId, async (tx) => {
    const newest = await tx
      .select({ ...figures, compared })
      .from(analyses)
      .where(shownRows)
      .orderBy(desc(analyses.createdAt), desc(analyses.id))
      // One more, with which the oldest point is compared.
      .limit(shownAtMost + 1);
    return [newest, await tx.select({ count: count() }).from(analyses).where(shownRows)];
  });
  const oldestFirst = rows.toReversed().map((row) => ({ row, facts: factsOf(row) }));
  const points = oldestFirst.map(({ row, facts }, index) => {
    const before = oldestFirst[index - 1];
    return {
      ...pointOf(row),
      reason: row.reason,
      changes: before === undefined ? null : changesBetween(before.facts, facts),
    };
  });
  const shown = points.slice(-shownAtMost);
  return { points: shown, earlier: (all?.count ?? 0) - shown.length };
}

/** More results than anybody makes by hand, and few enough to be read at once without what they rest on. */
const foldedAtMost = 10_000;

/**
 * A home's results, a sitting's together, each group with what changed since the one before.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function readMilestones(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<Milestones> {
  return asOwner(db, actor, propertyId, async (tx) => {
    const newestFirst = await tx
      .select(figures)
      .from(analyses)
      .where(eq(analyses.propertyId, propertyId))
      .orderBy(desc(analyses.createdAt), desc(analyses.id))
      .limit(foldedAtMost);
    const groups = milestoneGroups(
      newestFirst.toReversed().map((row) => ({ ...row, at: row.createdAt.getTime() })),
    );
    // One more, with which the oldest one is compared.
    const read = groups.slice(-(shownAtMost + 1));
    const isWhole = read.length === groups.length && newestFirst.length < foldedAtMost;
    const lastOfEach = read.flatMap(({ results }) => results.at(-1) ?? []);
    const ids = lastOfEach.map(({ id }) => id);
    const restsOn = await tx
      .select({ id: analyses.id, compared })
      .from(analyses)
      .where(inArray(analyses.id, ids));
    const comparedById = new Map(restsOn.map(({ id, compared: stored }) => [id, stored]));
    const ends = lastOfEach.map((row, index) => ({
      figures: pointOf(row),
      facts: factsOf({ ...row, compared: comparedById.get(row.id) }),
      opensSitting: read[index]?.opensSitting ?? true,
      results: read[index]?.results.length ?? 0,
    }));
    const milestones = foldMilestones(ends, isWhole);
    const shown = milestones.slice(-shownAtMost);
    return {
      milestones: shown,
      earlier: groups.length - read.length + (isWhole ? 0 : 1) + milestones.length - shown.length,
    };
  });
}

/** A result's figures as the API has them. */
function pointOf(row: {
  readonly id: string;
  readonly createdAt: Date;
  readonly score: number;
  readonly band: unknown;
  readonly range: unknown;
  readonly confidence_percent: unknown;
  readonly exposure: unknown;
}) {
  const { confidence_percent: seen, band, range, exposure } = figuresSchema.parse(row);
  return {
    analysis_id: row.id,
    created_at: row.createdAt.toISOString(),
    dss_score: row.score,
    band,
    range,
    exposure,
    enough_seen: seen >= scoringWeights.enoughSeenPercent,
  };
}

interface Row {
  readonly provider: string;
  readonly weightsVersion: string;
  readonly compared: unknown;
}

function factsOf({ provider, weightsVersion, compared: stored }: Row): ResultFacts {
  const {
    hazards,
    after_photos: readings,
    set_aside: aside,
    photos,
    looked_at: lookedAt,
    ...said
  } = comparedSchema.parse(stored);
  const labels = new Map(
    lookedAt.map((photo) => [
      said.image_ids[photo.photoId],
      [photo.sideFrom === 'owner' ? photo.side : null, ...photo.areas].join(' '),
    ]),
  );
  const reportedDone = aside.flatMap(({ hazard_type: type, kind }) =>
    kind === 'already_fixed' ? type : [],
  );
  return {
    weightsVersion,
    provider,
    hazardTypes: hazards.flatMap(({ type }) => (isHazardType(type) ? type : [])),
    reportedDone,
    // A photo of one side confirms nothing of another, where the owner's word is all there is.
    confirmedGone: readings.flatMap(({ hazard_type: type, verdict }) =>
      verdict === 'confirmed' && !reportedDone.includes(type) ? type : [],
    ),
    photos: photos.map(({ image_id: id }) => ({ id, labels: labels.get(id) ?? null })),
    answers: said.answers,
    // What an answer set aside is listed as an answer.
    disputes: said.disputes.filter(
      ({ byAnswer, kind }) => byAnswer === undefined && kind !== 'already_fixed',
    ),
  };
}
