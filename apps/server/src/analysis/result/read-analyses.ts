import {
  boxSchema,
  defaultLocale,
  directions,
  DssError,
  isHazardType,
  type Analysis,
  type Direction,
  type ScoreRow,
  type Hazard,
  type Locale,
  type ScoreExplanation,
  type SeenEvidence,
} from '@dss/domain';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  answersOf,
  assertVisible,
  preparedQuery,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../../db/index.ts';
import { fieldWords } from '../../guidance/hazard-types.ts';
import { assessorsOf, type Assessors } from '../../home-visits/assessors.ts';
import { explanationText, photoFailureText } from '../observe/messages.ts';
import type { ObservedPhoto } from '../observe/observation-cache.ts';
import { mapEvidence } from './explanation.ts';
import { withAssessors } from './seen-by-assessors.ts';
import { storedResultSchema, type StoredResult } from './stored-result.ts';

const { analyses, hazards, modelRetries } = tables;

type AnalysisRow = typeof analyses.$inferSelect;
type StoredHazard = typeof hazards.$inferSelect;

/**
 * A property's analyses, newest first.
 * @throws DssError `property_not_found`
 */
export async function listAnalyses(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  limit: number,
  locale: Locale,
): Promise<Analysis[]> {
  return db.asActor(actor, async (transaction) => {
    const newest = { propertyId, limit };
    const [, ...found] = await answersOf([
      assertVisible(transaction, propertyId),
      newestAnalyses(transaction, newest),
      hazardsOfNewest(transaction, newest),
      modelRetryOf(transaction, { propertyId }),
      assessorsOf(transaction, propertyId),
    ]);
    return toWireAnalyses(...found, locale);
  });
}

/** A property's newest analysis, in a transaction that has the right to read it; null if there is none. */
export async function newestAnalysis(
  transaction: Transaction,
  propertyId: string,
  locale: Locale,
): Promise<Analysis | null> {
  const newest = { propertyId, limit: 1 };
  const found = await answersOf([
    newestAnalyses(transaction, newest),
    hazardsOfNewest(transaction, newest),
    modelRetryOf(transaction, { propertyId }),
    assessorsOf(transaction, propertyId),
  ]);
  return toWireAnalyses(...found, locale)[0] ?? null;
}

const newestFirst = [desc(analyses.createdAt), desc(analyses.id)];
const ofProperty = eq(analyses.propertyId, sql.placeholder('propertyId'));

const newestAnalyses = preparedQuery('newest analyses', (tx) =>
  tx
    .select()
    .from(analyses)
    .where(ofProperty)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit')),
);

const hazardsOfNewest = preparedQuery('hazards of newest analyses', (tx) =>
  tx
    .select()
    .from(hazards)
    .where(
      inArray(
        hazards.analysisId,
        tx
          .select({ id: analyses.id })
          .from(analyses)
          .where(ofProperty)
          .orderBy(...newestFirst)
          .limit(sql.placeholder('limit')),
      ),
    )
    .orderBy(asc(hazards.position)),
);

const analysisById = preparedQuery('analysis by id', (tx) =>
  tx
    .select()
    .from(analyses)
    .where(and(ofProperty, eq(analyses.id, sql.placeholder('analysisId')))),
);

const hazardsOfAnalysis = preparedQuery('hazards of analysis', (tx) =>
  tx
    .select()
    .from(hazards)
    .where(eq(hazards.analysisId, sql.placeholder('analysisId')))
    .orderBy(asc(hazards.position)),
);

/** When failed models of a property are retried. */
const modelRetryOf = preparedQuery('model retry of property', (tx) =>
  tx
    .select({ nextTryAt: modelRetries.nextTryAt })
    .from(modelRetries)
    .where(eq(modelRetries.propertyId, sql.placeholder('propertyId'))),
);

/** @throws DssError `property_not_found`, `analysis_not_found` */
export async function readAnalysis(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  analysisId: string,
  locale: Locale,
): Promise<Analysis> {
  return db.asActor(actor, async (transaction) => {
    await assertVisible(transaction, propertyId);
    if (!z.uuid().safeParse(analysisId).success) throw new DssError('analysis_not_found');
    return readAnalysisIn(transaction, propertyId, analysisId, locale);
  });
}

/** Like `readAnalysis`, in a transaction that has the right to read it. */
export async function readAnalysisIn(
  transaction: Transaction,
  propertyId: string,
  analysisId: string,
  locale: Locale,
): Promise<Analysis> {
  const found = await answersOf([
    analysisById(transaction, { propertyId, analysisId }),
    hazardsOfAnalysis(transaction, { analysisId }),
    modelRetryOf(transaction, { propertyId }),
    assessorsOf(transaction, propertyId),
  ]);
  const [analysis] = toWireAnalyses(...found, locale);
  if (analysis === undefined) throw new DssError('analysis_not_found');
  return analysis;
}

/** The model failure of a property's newest analysis; null if it had none or there is no analysis. */
export async function newestModelFailure(
  transaction: Transaction,
  propertyId: string,
): Promise<StoredResult['model_failure']> {
  const [newest] = await transaction
    .select({ rawJson: analyses.rawJson })
    .from(analyses)
    .where(eq(analyses.propertyId, propertyId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1);
  return newest === undefined ? null : storedResultSchema.parse(newest.rawJson).model_failure;
}

function toWireAnalyses(
  rows: readonly AnalysisRow[],
  found: readonly StoredHazard[],
  [retry]: readonly { readonly nextTryAt: Date }[],
  assessors: Assessors,
  locale: Locale,
): Analysis[] {
  return rows.map((row) =>
    toWireAnalysis(
      row,
      found.filter((hazard) => hazard.analysisId === row.id),
      retry?.nextTryAt ?? null,
      assessors,
      locale,
    ),
  );
}

/** An analysis in the API's form, from its row and its hazards in order. */
function toWireAnalysis(
  row: AnalysisRow,
  hazardRows: readonly StoredHazard[],
  nextTryAt: Date | null,
  assessors: Assessors,
  locale: Locale,
): Analysis {
  const stored = storedResultSchema.parse(row.rawJson);
  const words = resultWords(locale, stored.spanish);
  const explanation = withAssessors(
    explanationIn(words, stored.explanation),
    stored.input.answers,
    assessors,
  );
  return {
    analysis_id: row.id,
    property_id: row.propertyId,
    created_at: row.createdAt.toISOString(),
    dss_score: row.dssScore,
    band: explanation.band,
    provisional: explanation.provisional,
    enough_seen: explanation.enough_seen,
    range: explanation.range,
    confidence_percent: explanation.confidence_percent,
    potential_improvement: explanation.potential.gain,
    action_count: explanation.actions.count,
    hazards: hazardRows.map((hazard) => toWireHazard(hazard, words, explanation.rows)),
    coverage_missing: stored.coverage_missing,
    photos: stored.photos.map((photo) => ({
      ...photo,
      provider: photo.provider ?? (photo.observed ? row.provider : null),
      error: photo.error === null ? null : photoFailureText(photo.error, locale),
    })),
    provider: row.provider,
    model_name: row.modelName,
    schema_version: row.schemaVersion,
    budget_reached: stored.budget_reached,
    model_failure: stored.model_failure && {
      reason: stored.model_failure.reason,
      provider: stored.model_failure.provider,
      model_name: stored.model_failure.model_name,
      next_try_at: nextTryAt?.toISOString() ?? null,
    },
    weights_version: row.weightsVersion,
    reason: row.reason,
    explanation,
    seen: seenIn(stored),
  };
}

/** What a result knows from photos, without what only its explanation needs. */
function seenIn({ input, image_ids: imageIds }: StoredResult): SeenEvidence {
  const imageIdOf = (photoId: string | null) => imageIds[photoId ?? ''] ?? '';
  return {
    observations: input.observations.map((each) => ({
      hazard_type: each.hazardType,
      side: each.side,
      extent: each.extent,
      distance_to_structure_ft: each.distanceToStructureFt,
      confidence: each.confidence,
      calibrated: each.calibrated,
      image_id: imageIdOf(each.photoId),
      provider: each.provider,
    })),
    photos: input.photos.map((each) => ({
      image_id: imageIdOf(each.photoId),
      side: each.side,
      side_from: each.sideFrom,
      areas: [...each.areas],
      areas_in_view: [...each.areasInView],
      judges: each.usable ? [...each.judges] : [],
      ...(each.comparison && {
        comparison: {
          before_image_id: imageIdOf(each.comparison.beforePhotoId),
          place: each.comparison.place,
          gone: [...each.comparison.gone],
          there: [...each.comparison.there],
        },
      }),
    })),
    after_photos: input.afterPhotos.map(({ photoId, beforePhotoIds, hazardTypes, tooOldFor }) => ({
      image_id: imageIdOf(photoId),
      before_image_ids: beforePhotoIds.map(imageIdOf),
      hazard_types: [...hazardTypes],
      ...(tooOldFor && { too_old_for: [...tooOldFor] }),
    })),
    disputes: input.disputes
      .filter(({ byAnswer }) => byAnswer === undefined)
      .map((each) => ({
        hazard_type: each.hazardType,
        image_ids: each.photoIds.map(imageIdOf),
        question_ids: [...each.questionIds],
        ...(each.byWork && {
          answers: each.byWork.answers.map(({ questionId, side }) => ({
            question_id: questionId,
            side,
          })),
        }),
        kind: each.kind,
        whose: each.whose,
      })),
  };
}

/** A hazard in the API's form. */
function toWireHazard(
  row: StoredHazard,
  words: ResultWords,
  explained: readonly ScoreRow[],
): Hazard {
  const found = explained.find((each) => each.kind === 'hazard' && each.hazard_type === row.type);
  const shown =
    found?.kind === 'hazard' && found.evidence.some((each) => each.image_id === row.imageId);
  return {
    id: row.id,
    analysis_id: row.analysisId,
    type: row.type,
    title: words.title(row.type),
    confidence: row.confidence,
    distance_to_structure_ft: row.distanceToStructureFt,
    explanation: words.explanation(row.explanation),
    // Results from before photos that show nothing were told apart name one of them.
    image_id: shown ? row.imageId : null,
    side: row.side,
    sides: found?.kind === 'hazard' ? sidesOf(found.sides) : [],
    area: shown || row.imageId === null ? row.area : null,
    box: row.box === null ? null : boxSchema.parse(row.box),
    points: row.pointsHundredths / 100,
  };
}

/** The compass sides among a hazard's sides, without `house` and `unknown`. */
function sidesOf(sides: readonly { readonly side: string }[]): Direction[] {
  return directions.filter((direction) => sides.some(({ side }) => side === direction));
}

/** Spanish explanations by their English text. */
export type SpanishTexts = Readonly<Record<string, string>>;

/**
 * Spanish texts for all explanations of these photos. A result stores English; these are stored with it, so that it can be
 * shown in both languages as long as it exists.
 */
export function spanishTexts(observed: readonly ObservedPhoto[]): SpanishTexts {
  const findings = observed.flatMap(({ reply }) => reply.findings);
  return Object.fromEntries(
    findings.map(({ explanation }) => [
      explanationText(explanation, 'en'),
      explanationText(explanation, 'es'),
    ]),
  );
}

/** Texts of a stored result in one language. A text without a translation stays as stored. */
export interface ResultWords {
  readonly title: (hazardType: string) => string;
  readonly explanation: (kept: string) => string;
}

export function resultWords(locale: Locale, twins: SpanishTexts): ResultWords {
  return {
    title: (type) => (isHazardType(type) ? fieldWords[locale].hazards[type].title : type),
    explanation: (kept) => (locale === defaultLocale ? kept : (twins[kept] ?? kept)),
  };
}

/** An explanation of a score with its texts in one language. */
export function explanationIn(words: ResultWords, explanation: ScoreExplanation): ScoreExplanation {
  return mapEvidence(explanation, (evidence) => ({
    ...evidence,
    explanation: words.explanation(evidence.explanation),
  }));
}
