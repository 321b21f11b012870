import { communityPlanSchema, DssError, type CommunityPlan } from '@dss/domain';
import { eq } from 'drizzle-orm';
import { tables, type Actor } from '../db/index.ts';
import { coordinator, existing, type CoordinatorDependencies } from './communities.ts';

const { communities, communityPlans } = tables;

/**
 * The action plan of a community, as its coordinator entered it; an empty one that begins next year before that.
 * @throws DssError `session_missing` without an account, `community_not_found` unless the account coordinates it
 */
export async function readPlan(
  { db, clock }: CoordinatorDependencies,
  actor: Actor | null,
  communityId: string,
): Promise<CommunityPlan> {
  return db.asActor(coordinator(actor), async (tx) => {
    const id = existing(communityId);
    const [found] = await tx
      .select({
        assessed_on: communityPlans.assessedOn,
        planned_on: communityPlans.plannedOn,
        first_year: communityPlans.firstYear,
        goals: communityPlans.goals,
        revision: communityPlans.revision,
      })
      .from(communities)
      .leftJoin(communityPlans, eq(communityPlans.communityId, communities.id))
      .where(eq(communities.id, id));
    if (found === undefined) throw new DssError('community_not_found');
    if (found.first_year !== null) return communityPlanSchema.parse(found);
    return {
      assessed_on: null,
      planned_on: null,
      first_year: clock().getUTCFullYear() + 1,
      goals: [],
      revision: 0,
    };
  });
}

/**
 * Keeps the plan as a whole, in place of the one that it was changed from.
 * @throws DssError `session_missing`, `community_not_found`, `community_plan_changed` if another was saved since
 */
export async function keepPlan(
  { db }: Pick<CoordinatorDependencies, 'db'>,
  actor: Actor | null,
  communityId: string,
  plan: CommunityPlan,
): Promise<CommunityPlan> {
  const said = {
    assessedOn: plan.assessed_on,
    plannedOn: plan.planned_on,
    firstYear: plan.first_year,
    goals: plan.goals,
  };
  return db.asActor(coordinator(actor), async (tx) => {
    const id = existing(communityId);
    if ((await tx.$count(communities, eq(communities.id, id))) === 0) {
      throw new DssError('community_not_found');
    }
    const revision = plan.revision + 1;
    const [kept] = await tx
      .insert(communityPlans)
      .values({ communityId: id, ...said, revision })
      .onConflictDoUpdate({
        target: communityPlans.communityId,
        set: { ...said, revision },
        setWhere: eq(communityPlans.revision, plan.revision),
      })
      .returning({ revision: communityPlans.revision });
    if (kept === undefined) throw new DssError('community_plan_changed');
    return { ...plan, ...kept };
  });
}
