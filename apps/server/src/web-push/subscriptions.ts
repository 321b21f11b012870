import {
  DssError,
  pushLimits,
  type HomePush,
  type Locale,
  type PushSubscriptionBody,
  type unsubscribedSchema,
} from '@dss/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { asOwner, tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import { deviceOf, type PushServices } from './push-services.ts';

const { pushSubscriptions } = tables;

export interface SubscriptionDependencies {
  readonly db: Database;
  /** Null: no device is notified. */
  readonly pushServices: PushServices | null;
}

const subscribedSchema = z.tuple([z.object({ subscribed: z.boolean() })]);

/** What an owner's devices are told of a home's notifications; null where no device is notified. */
export async function readHomePush(
  tx: Transaction,
  { pushServices }: Pick<SubscriptionDependencies, 'pushServices'>,
  propertyId: string,
): Promise<HomePush | null> {
  if (pushServices === null) return null;
  const devices = await tx
    .select({ device: pushSubscriptions.device })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.propertyId, propertyId))
    .orderBy(asc(pushSubscriptions.device));
  return { key: pushServices.key, devices: devices.map(({ device }) => device) };
}

/**
 * Has a device notified of the home's warnings, which must be on. Asking again changes nothing but the language.
 * @throws DssError `property_not_found` unless the actor owns the property; `invalid_request` for a device that can't be sent to, and
 *   while the warnings are off
 */
export async function subscribe(
  dependencies: SubscriptionDependencies,
  actor: Actor | null,
  propertyId: string,
  subscription: PushSubscriptionBody,
  locale: Locale,
): Promise<HomePush> {
  const { db, pushServices } = dependencies;
  return asOwner(db, actor, propertyId, async (tx) => {
    if (pushServices === null) throw refused('No device is notified here.');
    if (!pushServices.takes(subscription)) {
      throw refused('This isn’t a subscription to a push service that is known here.');
    }
    const { endpoint, keys } = subscription;
    const device = { device: deviceOf(endpoint), server_key: pushServices.key, locale };
    const given = JSON.stringify({ endpoint, ...keys, ...device });
    const { rows } = await tx.execute(
      sql`select app.subscribe_device(${propertyId}, ${given}, ${actor?.session ?? null}, ${pushLimits.devicesPerHome}) as subscribed`,
    );
    const [{ subscribed }] = subscribedSchema.parse(rows);
    if (!subscribed) throw refused('Warnings are off at this home.');
    const saved = await readHomePush(tx, dependencies, propertyId);
    return saved ?? { key: pushServices.key, devices: [] };
  });
}

/**
 * Ends it for one device, by the hash of its endpoint. Does nothing if it isn't notified.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function unsubscribe(
  { db }: SubscriptionDependencies,
  actor: Actor | null,
  propertyId: string,
  device: string,
): Promise<z.infer<typeof unsubscribedSchema>> {
  return asOwner(db, actor, propertyId, async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(
        and(eq(pushSubscriptions.propertyId, propertyId), eq(pushSubscriptions.device, device)),
      );
    return {
      in_use: (await tx.$count(pushSubscriptions, eq(pushSubscriptions.device, device))) > 0,
    };
  });
}

const refused = (detail: string) => new DssError('invalid_request', { values: { detail } });
