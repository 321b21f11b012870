import { randomUUID } from 'node:crypto';
import { DssError, type Locale, type PolicyReviewRequest } from '@dss/domain';
import { isAccessDenied, tables, type Actor, type Database } from '../db/index.ts';
import { parsePropertyId } from '../http/index.ts';

const { policyReviewRequests } = tables;

/**
 * Stores a request for the agency. A request sent again with the same id is stored once.
 * @throws DssError `property_not_found` if the actor can't see the property
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
