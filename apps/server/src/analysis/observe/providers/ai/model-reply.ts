import {
  areaIds,
  directions,
  extents,
  hazardById,
  hazardCatalog,
  hazardTypeIds,
  readConfidence,
  scoringWeights,
  textLimits,
  type AreaId,
  type Box,
  type HazardTypeId,
} from '@dss/domain';
import { z } from 'zod';
import { photoReplySchema, qualityIssues, type Finding, type PhotoReply } from '../provider.ts';
import { UnreadableAnswer } from './question.ts';

/**
 * A model's answer about one photo, schema version v0.3. All fields are required and nullable, because strict modes refuse
 * optional ones. Ranges are checked in `readModelReply`, because not every server can enforce them.
 */
export const modelReplySchema = z.object({
  shows: z.object({
    house_or_yard: z.boolean(),
    outdoors: z.boolean(),
    structure: z.boolean(),
    areas: z.array(z.enum(areaIds)),
    direction: z.enum(directions).nullable(),
    quality_issues: z.array(z.enum(qualityIssues)),
  }),
  findings: z.array(
    z.object({
      type: z.enum(hazardTypeIds),
      confidence: z.number().describe('0 to 1'),
      area: z.enum(areaIds).nullable(),
      distance_to_structure_ft: z.number().nullable().describe('feet, 0 if it touches the house'),
      box: z
        .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
        .nullable()
        .describe('shares of the photo, 0 to 1, from the top left corner'),
      extent: z.enum(extents),
      explanation: z.string().describe('English'),
      explanation_es: z.string().describe('Spanish'),
    }),
  ),
  not_there: z.array(z.enum(hazardTypeIds)),
});

export type ModelReply = z.infer<typeof modelReplySchema>;

/** The JSON Schema dialect that every provider accepts. */
export const modelReplyJsonSchema = z.toJSONSchema(modelReplySchema, { target: 'draft-7' });

const maxFindings = 40;
/** Upper bound for a plausible distance; a photo of a home shows nothing farther away. */
const maxDistanceFt = 1000;
/** How far a box may exceed the photo, as a share of its size. Beyond that its numbers aren't shares. */
const boxTolerance = 0.05;

/**
 * Reads a model's answer about a photo of `area`. Unknown hazard types are refused. A confidence above 1 is read as a percent,
 * a box is clipped to the photo, and an implausible box or distance is dropped.
 * @throws UnreadableAnswer
 */
export function readModelReply(answer: unknown, area: AreaId | null): PhotoReply {
  const parsed = modelReplySchema.safeParse(answer);
  if (!parsed.success) throw new UnreadableAnswer(z.prettifyError(parsed.error));
  const { shows, findings: given, not_there: absent } = parsed.data;
  if (given.length > maxFindings) {
    throw new UnreadableAnswer(`findings: at most ${maxFindings}, not ${given.length}`);
  }
  const nothing = !shows.house_or_yard;
  const findings = nothing ? [] : given.map(readFinding);
  const reported = reportedTypes(findings, absent);
  return photoReplySchema.parse({
    findings,
    judged: nothing ? [] : judgedTypes(area, shows.areas, reported),
    told: nothing ? [] : reported,
    shows: {
      photograph: true,
      outdoors: shows.outdoors,
      houseOrYard: shows.house_or_yard,
      direction: shows.direction,
      areas: [...new Set(shows.areas)],
      structure: shows.structure,
      quality: { sharpness: null, exposure: null, issues: [...new Set(shows.quality_issues)] },
    },
    measures: null,
  } satisfies PhotoReply);
}

/**
 * Hazard types that a model can judge in a photo of this area: those visible in an ordinary photo. The others are left to
 * questions for the owner, whatever the model reports.
 */
export function typesToJudge(area: AreaId | null): HazardTypeId[] {
  return area === null ? [] : typesSeenIn([area]);
}

function typesSeenIn(areas: readonly AreaId[]): HazardTypeId[] {
  return hazardCatalog
    .filter(({ seenIn, photoReliability }) => {
      return photoReliability !== 'low' && seenIn.some((area) => areas.includes(area));
    })
    .map((hazard) => hazard.id);
}

/** Types reported with enough confidence, or reported absent. A type reported as both counts as found. */
function reportedTypes(
  findings: readonly Finding[],
  absent: readonly HazardTypeId[],
): HazardTypeId[] {
  const found = findings.filter(
    (finding) => finding.confidence >= scoringWeights.confidence.question,
  );
  return [...new Set([...found.map((finding) => finding.type), ...absent])];
}

/** The reported types that can be seen in the owner's area, or in an area that the model says is in view. */
function judgedTypes(
  area: AreaId | null,
  inView: readonly AreaId[],
  reported: readonly HazardTypeId[],
): HazardTypeId[] {
  const areas = area === null ? inView : [area, ...inView];
  return typesSeenIn(areas).filter((type) => reported.includes(type));
}

function readFinding(given: ModelReply['findings'][number], index: number): Finding {
  const confidence = readConfidence(given.confidence);
  if (confidence === null) {
    throw new UnreadableAnswer(
      `findings[${index}].confidence: must be 0 to 1, not ${given.confidence}`,
    );
  }
  const text = given.explanation.trim().slice(0, textLimits.sanitizedText);
  if (text === '') throw new UnreadableAnswer(`findings[${index}].explanation: must not be empty`);
  const textEs = given.explanation_es.trim().slice(0, textLimits.sanitizedText);
  return {
    type: given.type,
    confidence,
    area: given.area ?? ownArea(given.type),
    distanceToStructureFt: readDistance(given.distance_to_structure_ft),
    box: given.box && readBox(given.box),
    extent: given.extent,
    explanation: { text, textEs: textEs === '' ? text : textEs },
  };
}

/** The only area in which a type can be seen; null if there are several. */
function ownArea(type: HazardTypeId): AreaId | null {
  const { seenIn } = hazardById(type);
  return seenIn.length === 1 ? (seenIn[0] ?? null) : null;
}

function readDistance(feet: number | null): number | null {
  return feet !== null && feet >= 0 && feet <= maxDistanceFt ? feet : null;
}

function readBox({ x, y, width, height }: Box): Box | null {
  const edges = [x, y, x + width, y + height];
  if (edges.some((edge) => !(edge >= -boxTolerance && edge <= 1 + boxTolerance))) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = edges.map((edge) =>
    Math.min(1, Math.max(0, edge)),
  );
  if (right <= left || bottom <= top) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
