import { randomUUID } from 'node:crypto';
import { DssError, type Locale, type PolicyReviewRequest } from '@dss/domain';
import { isAccessDenied, tables, type Actor, type Database } from '../db/index.ts';
import { parsePropertyId } from '../http/index.ts';

const { policyReviewRequests } = tables;

/**
 * Keeps a request for the agency; one that comes again under its name is kept once.
 * @throws DssError `property_not_found` for a property that the asker can't see
 */
export async function keepRequest(
  db: Database,
  actor: Actor | null,
  { request_id: id, property_id: propertyId, ...contact }: PolicyReviewRequest,
  locale: Locale,
): Promise<void> {
  const row = {
    ...contact,
    id: id ?? randomUUID(),
    propertyId: typeof propertyId === 'string' ? parsePropertyId(propertyId) : null,
    locale,
  };
  try {
    await db.asActor(actor, (tx) =>
      tx.insert(policyReviewRequests).values(row).onConflictDoNothing(),
    );
  } catch (error) {
    if (isAccessDenied(error)) throw new DssError('property_not_found', { cause: error });
    throw error;
  }
}
