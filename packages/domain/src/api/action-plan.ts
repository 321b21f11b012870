import { z } from 'zod';
import { guidanceStepIds } from '../guidance/index.ts';
import { mostCostUsd, mostWorkCubicYards, mostWorkHours, textLimits } from '../limits/index.ts';
import { workAmount } from './work-amount.ts';
import { analysisSchema } from './analysis.ts';

export const stepIdSchema = z.enum(guidanceStepIds);

/** What the owner says about an action that is done. */
export const markDoneSchema = z.object({
  /** The day in the owner's calendar: today or earlier. */
  done_on: z.iso.date(),
  /** What it cost, in whole dollars; null if they didn't say. */
  cost_usd: z.number().int().min(0).max(mostCostUsd).nullable(),
  /** What everybody worked together; null if they didn't say. */
  hours: workAmount(mostWorkHours).default(null),
  /** What was taken away; null if they didn't say. */
  cubic_yards: workAmount(mostWorkCubicYards).default(null),
  note: z
    .string()
    .trim()
    .max(textLimits.doneNote)
    .refine((text) => !text.includes('\0'), { error: 'must not contain a NUL character' })
    .transform((text) => (text === '' ? null : text))
    .nullable(),
  /** It was done anew, after something of it was found again: it covers what is known by now. Else it covers what it did before. */
  done_again: z.boolean().default(false),
});

const doneActionSchema = z.object({
  step_id: stepIdSchema,
  done_on: z.iso.date(),
  cost_usd: z.number().int().nullable(),
  hours: z.number().nullable().default(null),
  cubic_yards: z.number().nullable().default(null),
  note: z.string().nullable(),
});

/** The actions that the owner plans. One whose hazards are gone stays here, and counts for nothing. */
export const actionPlanSchema = z.object({
  /** Those that are done included. */
  step_ids: z.array(stepIdSchema),
  /** Those that the owner has done, the latest first. */
  done: z.array(doneActionSchema).default([]),
});

/** Actions that the owner plans, or no longer plans; the others stay as they are. */
export const changePlanSchema = z.object({
  changes: z
    .array(z.object({ step_id: stepIdSchema, planned: z.boolean() }))
    .min(1)
    .max(100),
});

/** The plan after a change of what is done, and the analysis with it; null if there is none yet. */
export const markedDoneSchema = z.object({
  plan: actionPlanSchema,
  analysis: analysisSchema.nullable(),
});

export type ActionPlan = z.infer<typeof actionPlanSchema>;
export type ChangePlan = z.infer<typeof changePlanSchema>;
export type DoneAction = z.infer<typeof doneActionSchema>;
export type MarkDone = z.infer<typeof markDoneSchema>;
