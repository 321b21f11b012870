import { realtimeCloseCodes, realtimeLimits, type RealtimeRequest } from '@dss/domain';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Actor, Database } from '../db/index.ts';
import { readAccess } from './access.ts';
import type { Followers } from './followers.ts';
import { receiveRequests } from './inbox.ts';
import { createMessageSender } from './message-sender.ts';
import type { RecentChanges } from './recent-changes.ts';
import { followProperty, type Subscription } from './subscription.ts';

interface ConnectionDependencies {
  readonly db: Database;
  readonly log: Logger;
  readonly followers: Followers;
  readonly recentChanges: RecentChanges;
  /** Whether the actor is still active: its visitor wasn't deactivated. */
  readonly isActorActive: (actor: Actor) => Promise<boolean>;
}

/** One open connection of one actor. */
export interface Connection {
  readonly actor: Actor;
  /** Checks again whether the actor is still active, and closes the connection if not. */
  readonly recheckActor: () => Promise<void>;
  readonly noteGap: () => void;
  readonly close: (code: number, reason: string) => void;
}

/** Serves a connection until it ends. */
export function serveConnection(
  socket: WebSocket,
  actor: Actor,
  { db, log, followers, recentChanges, isActorActive }: ConnectionDependencies,
): Connection {
  const sender = createMessageSender(socket);
  const subscriptions = new Map<string, Subscription>();

  const drop = (propertyId: string) => {
    const subscription = subscriptions.get(propertyId);
    if (subscription === undefined) return;
    subscriptions.delete(propertyId);
    followers.remove(propertyId, subscription);
    subscription.stop();
  };

  const confirm = (propertyId: string) =>
    sender.send({
      type: 'subscribed',
      property_id: propertyId,
      unchanged_for_ms: recentChanges.unchangedForMs(propertyId),
    });

  const subscribe = async (propertyId: string) => {
    const refuse = (code: 'property_not_found' | 'too_many_subscriptions') =>
      sender.send({ type: 'refused', property_id: propertyId, code });
    if (subscriptions.has(propertyId)) return confirm(propertyId);
    if (subscriptions.size >= realtimeLimits.maxSubscriptions) {
      return refuse('too_many_subscriptions');
    }
    const subscription = followProperty({
      db,
      actor,
      propertyId,
      send: sender.send,
      onEnded: () => drop(propertyId),
      log,
    });
    // Registered before access is read, so that changes and withdrawals from now on aren't missed.
    subscriptions.set(propertyId, subscription);
    followers.add(propertyId, subscription);
    const access = await db
      .asActor(actor, (transaction) => readAccess(transaction, propertyId))
      .catch((error: unknown) => {
        drop(propertyId);
        throw error;
      });
    if (access === null) {
      drop(propertyId);
      return refuse('property_not_found');
    }
    await confirm(propertyId);
    if (subscriptions.get(propertyId) === subscription) subscription.start(access);
  };

  const answer = async (request: RealtimeRequest) => {
    if (request.type === 'ping') return sender.send({ type: 'pong' });
    const propertyId = request.property_id.toLowerCase();
    if (request.type === 'unsubscribe') return drop(propertyId);
    return subscribe(propertyId);
  };

  const close = (code: number, reason: string) => socket.close(code, reason);
  receiveRequests(socket, (request) =>
    answer(request).catch((error: unknown) => {
      log.error({ err: error }, 'a realtime request failed');
      close(realtimeCloseCodes.goingAway, 'try again');
    }),
  );
  const stopHeartbeat = keepAlive(socket, realtimeLimits.heartbeatMs);
  socket.on('close', () => {
    stopHeartbeat();
    for (const propertyId of subscriptions.keys()) drop(propertyId);
  });
  // A close event follows an error. Without a listener the error would crash the process.
  socket.on('error', (error) => log.debug({ err: error }, 'a realtime connection broke'));

  return {
    actor,
    recheckActor: async () => {
      if (!(await isActorActive(actor))) close(realtimeCloseCodes.nobody, 'signed out');
    },
    noteGap: () => {
      for (const subscription of subscriptions.values()) subscription.noteGap();
    },
    close,
  };
}

/**
 * Closes a connection whose client sent nothing between two pings. Browsers answer pings even in background pages.
 * @returns a function that stops the pings
 */
export function keepAlive(socket: WebSocket, intervalMs: number): () => void {
  let alive = true;
  const noteSign = () => {
    alive = true;
  };
  socket.on('pong', noteSign);
  socket.on('message', noteSign);
  const beat = setInterval(() => {
    if (!alive) {
      socket.terminate();
      return;
    }
    alive = false;
    socket.ping();
  }, intervalMs);
  return () => clearInterval(beat);
}
