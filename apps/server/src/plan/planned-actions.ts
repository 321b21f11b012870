import {
  defaultLocale,
  DssError,
  hazardTypesOfStep,
  isBeforeReport,
  reportOfWork,
  stepIdSchema,
  type ActionPlan,
  type Analysis,
  type ChangePlan,
  type FirstReport,
  type MarkDone,
} from '@dss/domain';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { loadCorrections } from '../analysis/result/corrections.ts';
import { newestAnalysis } from '../analysis/result/read-analyses.ts';
import type { Clock } from '../clock/index.ts';
import { correct, type Corrector } from '../corrections/correct.ts';
import { asOwner, tables, type Actor, type Database, type Transaction } from '../db/index.ts';

const { disputes, plannedActions } = tables;

export interface PlanDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/** The plan after a change of what is done, and the newest analysis; null if there is none. */
export interface MarkedDone {
  readonly plan: ActionPlan;
  readonly analysis: Analysis | null;
}

/** Work that is done, with its day. */
type DoneDay = Pick<ActionPlan['done'][number], 'step_id' | 'done_on'>;

/** The actions that the owner of a property plans, in the order in which they were planned. */
export async function readPlan(
  { db }: PlanDependencies,
  actor: Actor | null,
  propertyId: string,
): Promise<ActionPlan> {
  return asOwner(db, actor, propertyId, (transaction) => planIn(transaction, propertyId));
}

/**
 * Which work is done, and when, for a role that gets the papers of the home's sale; nothing for anybody else. What it cost and what was
 * noted of it is the owner's alone.
 */
export async function workOfPapers(
  db: Database,
  reader: Actor,
  propertyId: string,
): Promise<DoneDay[]> {
  const { rows } = await db.asActor(reader, (tx) =>
    tx.execute<{ step_id: string; done_on: string }>(
      sql`select step_id, done_on::text as done_on from app.work_in_papers(${propertyId})`,
    ),
  );
  return rows.flatMap(({ step_id: stepId, done_on: doneOn }) => {
    // Leaves out steps that a later version has removed.
    const { data } = stepIdSchema.safeParse(stepId);
    return data === undefined ? [] : [{ step_id: data, done_on: doneOn }];
  });
}

/**
 * Plans actions, or takes them off the plan. The last change of a step wins. What is done stays.
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
  return asOwner(db, actor, propertyId, async (transaction) => {
    const plannedAt = clock();
    if (removed.length > 0) {
      await transaction
        .delete(plannedActions)
        .where(
          and(
            eq(plannedActions.propertyId, propertyId),
            inArray(plannedActions.stepId, removed),
            isNull(plannedActions.doneOn),
          ),
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
}

/** Two hours more than the easternmost calendar is ahead of UTC. */
const calendarsAheadMs = 16 * 60 * 60 * 1000;

/**
 * Keeps what the owner says about an action that is done, planned or not, and re-scores: by that word, what was known of its hazards
 * costs nothing anymore. Saying it again replaces what was said.
 * @throws DssError `property_not_found` unless the actor owns the property; `invalid_request` for a day that hasn't begun anywhere or is
 *   before what the step removes was reported, and for a step that the guidance doesn't know
 */
export async function markDone(
  dependencies: PlanDependencies,
  corrector: Corrector,
  propertyId: string,
  stepId: string,
  {
    done_on: doneOn,
    cost_usd: costUsd,
    hours,
    cubic_yards: cubicYards,
    note,
    done_again: again,
  }: MarkDone,
): Promise<MarkedDone> {
  const now = dependencies.clock();
  const latest = new Date(now.getTime() + calendarsAheadMs).toISOString().slice(0, 10);
  if (doneOn > latest) {
    throw new DssError('invalid_request', {
      values: { detail: 'done_on: must not be in the future.' },
    });
  }
  const done = { doneOn, costUsd, hours, cubicYards, note };
  return saveDone(dependencies, corrector, propertyId, stepId, async (transaction, saidAt) => {
    const reported = await reportIn(transaction, propertyId, stepId, again);
    if (isBeforeReport(doneOn, reported)) {
      throw new DssError('invalid_request', {
        values: { detail: 'done_on: must not be before what it removes was reported.' },
      });
    }
    await transaction
      .insert(plannedActions)
      .values({ propertyId, stepId, plannedAt: saidAt, ...done, doneSaidAt: saidAt })
      .onConflictDoUpdate({
        target: [plannedActions.propertyId, plannedActions.stepId],
        set: {
          ...done,
          doneSaidAt: again
            ? saidAt
            : sql`coalesce(${plannedActions.doneSaidAt}, excluded.done_said_at)`,
        },
      });
  });
}

/** When what a step removes was first known to be there; null if nothing of it has a date. */
async function reportIn(
  transaction: Transaction,
  propertyId: string,
  stepId: string,
  again: boolean,
): Promise<FirstReport | null> {
  const analysis = await newestAnalysis(transaction, propertyId, defaultLocale);
  if (analysis === null) return null;
  const { done } = await planIn(transaction, propertyId);
  const isNew = again || !done.some((each) => each.step_id === stepId);
  const { dates } = await loadCorrections(transaction, propertyId);
  return reportOfWork(stepId, isNew, analysis.explanation, dates);
}

/**
 * Makes a done action a planned one again, forgets what was said about it, and withdraws disputes that say of one of its hazards that it
 * is fixed. Does nothing to an action that isn't done.
 */
export async function undoDone(
  dependencies: PlanDependencies,
  corrector: Corrector,
  propertyId: string,
  stepId: string,
): Promise<MarkedDone> {
  return saveDone(dependencies, corrector, propertyId, stepId, async (transaction, now) => {
    await transaction
      .update(plannedActions)
      .set({
        doneOn: null,
        doneSaidAt: null,
        costUsd: null,
        hours: null,
        cubicYards: null,
        note: null,
      })
      .where(and(eq(plannedActions.propertyId, propertyId), eq(plannedActions.stepId, stepId)));
    await transaction
      .update(disputes)
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(disputes.propertyId, propertyId),
          inArray(disputes.hazardType, hazardTypesOfStep(stepId)),
          eq(disputes.kind, 'already_fixed'),
          isNull(disputes.withdrawnAt),
        ),
      );
  });
}

async function saveDone(
  dependencies: PlanDependencies,
  corrector: Corrector,
  propertyId: string,
  stepId: string,
  save: (transaction: Transaction, now: Date) => Promise<void>,
): Promise<MarkedDone> {
  const analysis = await correct(
    dependencies,
    corrector,
    propertyId,
    'action_done',
    (transaction, now) => {
      if (stepIdSchema.safeParse(stepId).success) return save(transaction, now);
      throw new DssError('invalid_request', { values: { detail: 'stepId: is no step.' } });
    },
  );
  return { plan: await readPlan(dependencies, corrector.actor, propertyId), analysis };
}

async function planIn(transaction: Transaction, propertyId: string): Promise<ActionPlan> {
  const rows = await transaction
    .select()
    .from(plannedActions)
    .where(eq(plannedActions.propertyId, propertyId))
    .orderBy(asc(plannedActions.plannedAt), asc(plannedActions.stepId));
  // Ignores steps that a later version has removed.
  const known = rows.flatMap(({ stepId, ...row }) => {
    const { data } = stepIdSchema.safeParse(stepId);
    return data === undefined ? [] : [{ ...row, stepId: data }];
  });
  return {
    step_ids: known.map(({ stepId }) => stepId),
    done: known
      .flatMap(({ stepId, doneOn, costUsd, hours, cubicYards, note }) =>
        doneOn === null
          ? []
          : [
              {
                step_id: stepId,
                done_on: doneOn,
                cost_usd: costUsd,
                hours,
                cubic_yards: cubicYards,
                note,
              },
            ],
      )
      .toSorted((one, other) => other.done_on.localeCompare(one.done_on)),
  };
}
