import { z } from 'zod';
import { guidanceStepIds } from '../guidance/index.ts';

const stepIdSchema = z.enum(guidanceStepIds);

/** The actions that the owner plans. One whose hazards are gone stays here, and counts for nothing. */
export const actionPlanSchema = z.object({ step_ids: z.array(stepIdSchema) });

/** Actions that the owner plans, or no longer plans; the others stay as they are. */
export const changePlanSchema = z.object({
  changes: z
    .array(z.object({ step_id: stepIdSchema, planned: z.boolean() }))
    .min(1)
    .max(100),
});

export type ActionPlan = z.infer<typeof actionPlanSchema>;
export type ChangePlan = z.infer<typeof changePlanSchema>;
