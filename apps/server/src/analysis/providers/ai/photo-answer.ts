import { areaIds, directions, extents, hazardTypeIds } from '@dss/domain';
import { z } from 'zod';
import { qualityIssues } from '../provider.ts';

/**
 * What a model answers about one photo, schema version v0.3. Every field is required and empty ones are null, because
 * strict modes refuse optional ones. Ranges are left to `readPhotoAnswer`: not every server can hold a model to them.
 */
export const photoAnswerSchema = z.object({
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

export type PhotoAnswer = z.infer<typeof photoAnswerSchema>;

/** As every provider takes it. */
export const photoAnswerJsonSchema = z.toJSONSchema(photoAnswerSchema, { target: 'draft-7' });
