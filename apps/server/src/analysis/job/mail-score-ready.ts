import { sql } from 'drizzle-orm';
import type { tables, Transaction } from '../../db/index.ts';

/** An analysis that ended with a score. */
interface EndedAnalysis {
  readonly propertyId: string;
  readonly reason: (typeof tables.analysisJobs.$inferSelect)['reason'];
  readonly askedAt: Date;
  readonly endedAt: Date;
}

/** After so long, whoever asked for a score may have left the page. */
const patienceMs = 2 * 60_000;

/**
 * Mails the owner, if they have an account, that a score is ready that they asked for and that took long.
 * @param transaction of the property's job, the one that ends it: so there is one mail or none
 */
export async function mailScoreReady(
  transaction: Transaction,
  { propertyId, reason, askedAt, endedAt }: EndedAnalysis,
): Promise<void> {
  if (reason !== 'requested' && reason !== 'rerun') return;
  if (endedAt.getTime() - askedAt.getTime() <= patienceMs) return;
  const props = JSON.stringify({ property_id: propertyId });
  await transaction.execute(sql`select app.mail_owners('account_score_ready', ${props})`);
}
