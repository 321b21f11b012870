import { randomUUID } from 'node:crypto';
import {
  DssError,
  pathPrefix,
  policyReviewLimits,
  type Locale,
  scoreExplanationSchema,
  type PolicyReviewRequest,
} from '@dss/domain';
import { desc, eq } from 'drizzle-orm';
import {
  isAccessDenied,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import { parsePropertyId } from '../http/check-request.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { MayBeMailed } from '../mail/limit-recipient.ts';

const { analyses, policyReviewRequests, properties } = tables;

export interface StoreRequestOptions {
  readonly locale: Locale;
  /** The agency's address; null: the request is kept, and nobody is sent anything. */
  readonly agency: string | null;
  readonly mayBeMailed: MayBeMailed;
  /** Where the confirmation's link leads. */
  readonly origin: string;
}

/**
 * Stores a request, and has it mailed to the agency and confirmed to whoever made it, all or none of it. A request sent again
 * with the same id is stored and mailed once. One that no person typed is stored alone.
 * @throws DssError `property_not_found` if the actor can't see the property, `too_many_requests` if the agency got too many
 */
export async function storeRequest(
  db: Database,
  actor: Actor | null,
  request: PolicyReviewRequest,
  { locale, agency, mayBeMailed, origin }: StoreRequestOptions,
): Promise<void> {
  const { firstName, lastName, email, phone, notes } = request;
  const contact = { firstName, lastName, email, phone, notes };
  const { property_id: namedProperty } = request;
  const propertyId = typeof namedProperty === 'string' ? parsePropertyId(namedProperty) : null;
  const suspectedSpam = isSuspected(request);
  const id = request.request_id ?? randomUUID();
  const isMailed = agency !== null && !suspectedSpam;
  if (isMailed && !(await mayBeMailed(agency, 'mailToAgency', id))) {
    throw new DssError('too_many_requests');
  }
  // Anybody may name any address.
  const isConfirmed = isMailed && (await mayBeMailed(email, 'mailToAddress', id));
  try {
    await db.asActor(actor, async (tx) => {
      const agencyMailId = isMailed ? randomUUID() : null;
      const confirmationMailId = isConfirmed ? randomUUID() : null;
      const { rowCount } = await tx
        .insert(policyReviewRequests)
        .values({
          ...contact,
          id,
          propertyId,
          actorKind: actor?.kind ?? null,
          actorId: actor?.id ?? null,
          locale,
          suspectedSpam,
          agencyMailId,
          confirmationMailId,
        })
        .onConflictDoNothing();
      if (rowCount === 0 || agency === null || agencyMailId === null) return;
      await queueMail(tx, {
        id: agencyMailId,
        template: 'policy_review_request',
        to: agency,
        locale: 'en',
        props: {
          ...contact,
          language: locale,
          property: propertyId === null ? null : await describeProperty(tx, propertyId),
        },
      });
      if (confirmationMailId === null) return;
      await queueMail(tx, {
        id: confirmationMailId,
        template: 'policy_review_received',
        to: email,
        locale,
        props: {
          withProperty: propertyId !== null,
          resultsUrl:
            propertyId === null ? null : `${origin}${pathPrefix(locale)}/property/${propertyId}`,
        },
      });
    });
  } catch (error) {
    if (isAccessDenied(error)) throw new DssError('property_not_found', { cause: error });
    throw error;
  }
}

function isSuspected({ website, open_ms: openMs }: PolicyReviewRequest): boolean {
  if (website !== undefined && website !== null && website.trim() !== '') return true;
  return typeof openMs === 'number' && openMs < policyReviewLimits.minimumOpenMs;
}

/** What the agency is told about a property: its address, and its newest score with its exposure. */
async function describeProperty(tx: Transaction, propertyId: string) {
  const [property] = await tx
    .select({ address: properties.addressFormatted })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (property === undefined) return null;
  const [newest] = await tx
    .select({
      value: analyses.dssScore,
      range: analyses.range,
      exposure: analyses.exposure,
    })
    .from(analyses)
    .where(eq(analyses.propertyId, propertyId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1);
  if (newest === undefined) return { address: property.address, score: null };
  const { range, exposure } = figuresSchema.parse(newest);
  return { address: property.address, score: { value: newest.value, ...range, exposure } };
}

const figuresSchema = scoreExplanationSchema.pick({ range: true, exposure: true });
