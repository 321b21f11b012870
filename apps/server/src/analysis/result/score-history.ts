import {
  changesBetween,
  hazardSchema,
  isHazardType,
  scoreExplanationSchema,
  scoreInputSchema,
  scoringWeights,
  type ResultFacts,
  type ScoreHistory,
} from '@dss/domain';
import { count, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { assertOwned, tables, type Actor, type Database } from '../../db/index.ts';

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

/**
 * A home's results over time, each with what changed from the one before.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function readScoreHistory(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<ScoreHistory> {
  const ofProperty = eq(analyses.propertyId, propertyId);
  const [rows, [all]] = await db.asActor(actor, async (tx) => {
    await assertOwned(tx, propertyId);
    const newest = await tx
      .select({
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
        compared,
      })
      .from(analyses)
      .where(ofProperty)
      .orderBy(desc(analyses.createdAt), desc(analyses.id))
      // One more, with which the oldest point is compared.
      .limit(shownAtMost + 1);
    return [newest, await tx.select({ count: count() }).from(analyses).where(ofProperty)];
  });
  const oldestFirst = rows.toReversed().map((row) => ({ row, facts: factsOf(row) }));
  const points = oldestFirst.map(({ row, facts }, index) => {
    const before = oldestFirst[index - 1];
    const { confidence_percent: seen, band, range, exposure } = figuresSchema.parse(row);
    return {
      analysis_id: row.id,
      created_at: row.createdAt.toISOString(),
      dss_score: row.score,
      band,
      range,
      exposure,
      enough_seen: seen >= scoringWeights.enoughSeenPercent,
      reason: row.reason,
      changes: before === undefined ? null : wire(changesBetween(before.facts, facts)),
    };
  });
  const shown = points.slice(-shownAtMost);
  return { points: shown, earlier: (all?.count ?? 0) - shown.length };
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
  const saidDone = aside.flatMap(({ hazard_type: type, kind }) =>
    kind === 'already_fixed' ? type : [],
  );
  return {
    weightsVersion,
    provider,
    hazardTypes: hazards.flatMap(({ type }) => (isHazardType(type) ? type : [])),
    saidDone,
    // A photo of one side confirms nothing of another, where the owner's word is all there is.
    confirmedGone: readings.flatMap(({ hazard_type: type, verdict }) =>
      verdict === 'confirmed' && !saidDone.includes(type) ? type : [],
    ),
    photos: photos.map(({ image_id: id }) => ({ id, labels: labels.get(id) ?? null })),
    answers: said.answers,
    // What an answer set aside is listed as an answer.
    disputes: said.disputes.filter(
      ({ byAnswer, kind }) => byAnswer === undefined && kind !== 'already_fixed',
    ),
  };
}

/** The lists as the API's schema has them: mutable. */
function wire(changes: ReturnType<typeof changesBetween>) {
  return {
    ...changes,
    hazards_appeared: [...changes.hazards_appeared],
    hazards_gone: [...changes.hazards_gone],
    work_confirmed: [...changes.work_confirmed],
    work_said: [...changes.work_said],
    answers_given: [...changes.answers_given],
    answers_taken_back: [...changes.answers_taken_back],
    disputes_made: [...changes.disputes_made],
    disputes_taken_back: [...changes.disputes_taken_back],
  };
}
