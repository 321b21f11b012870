import { actionPlanSchema, DssError, type ActionPlan, type ChangePlan } from '@dss/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import {
  assertOwned,
  isAccessDenied,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';

const { plannedActions } = tables;

export interface PlanDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/** The actions that the owner of a property plans, in the order in which they were planned. */
export async function readPlan(
  { db }: PlanDependencies,
  actor: Actor | null,
  propertyId: string,
): Promise<ActionPlan> {
  return db.asActor(actor, async (transaction) => {
    await assertOwned(transaction, propertyId);
    return planIn(transaction, propertyId);
  });
}

/**
 * Plans actions, or plans them no longer. Who says the last word about a step has it.
 * @returns all that are planned now
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function changePlan(
  { db, clock }: PlanDependencies,
  actor: Actor | null,
  propertyId: string,
  { changes }: ChangePlan,
): Promise<ActionPlan> {
  const wanted = new Map(changes.map(({ step_id: stepId, planned }) => [stepId, planned]));
  // In one order for all requests, so that two of them never wait for each other.
  const stepIds = [...wanted.keys()].toSorted();
  const added = stepIds.filter((stepId) => wanted.get(stepId));
  const removed = stepIds.filter((stepId) => !wanted.get(stepId));
  try {
    return await db.asActor(actor, async (transaction) => {
      await assertOwned(transaction, propertyId);
      const plannedAt = clock();
      if (removed.length > 0) {
        await transaction
          .delete(plannedActions)
          .where(
            and(eq(plannedActions.propertyId, propertyId), inArray(plannedActions.stepId, removed)),
          );
      }
      if (added.length > 0) {
        await transaction
          .insert(plannedActions)
          .values(added.map((stepId) => ({ propertyId, stepId, plannedAt })))
          .onConflictDoNothing();
      }
      return planIn(transaction, propertyId);
    });
  } catch (error) {
    if (isAccessDenied(error)) throw new DssError('property_not_found', { cause: error });
    throw error;
  }
}

async function planIn(transaction: Transaction, propertyId: string): Promise<ActionPlan> {
  const rows = await transaction
    .select({ stepId: plannedActions.stepId })
    .from(plannedActions)
    .where(eq(plannedActions.propertyId, propertyId))
    .orderBy(asc(plannedActions.plannedAt), asc(plannedActions.stepId));
  const { shape } = actionPlanSchema;
  // Ignores steps that a later version has removed.
  return {
    step_ids: rows.flatMap(({ stepId }) => {
      const known = shape.step_ids.element.safeParse(stepId);
      return known.success ? [known.data] : [];
    }),
  };
}
