import { realtimeRequestSchema, type PropertyEvent, type RealtimeMessage } from '@dss/domain';

import { keepConnection, type Socket, type SocketEvents } from './connection.ts';

/** A page that was left for another that follows the same property keeps the connection. */
const lingerMs = 2000;

/** What on the page wants to know of a property. */
export interface Follower {
  readonly onEvent: (event: PropertyEvent) => void;
  /** Events may have been missed, or will be: what is shown is to be asked for anew. */
  readonly onGap: () => void;
}

/** Follows properties over the page's one connection. */
export interface RealtimeClient {
  /** @returns what ends it */
  readonly follow: (propertyId: string, follower: Follower) => () => void;
  /** Whether what happens on the property is told: if not, it has to be asked for. */
  readonly isLive: (propertyId: string) => boolean;
  /** Calls back when `isLive` may answer something else. */
  readonly onLiveChange: (changed: () => void) => () => void;
}

export interface RealtimeEnvironment {
  readonly openSocket: (events: SocketEvents) => Socket;
  /** Tells whether a connection is possible at all, now and whenever that changes. @returns what ends it */
  readonly watchReachable: (tell: (reachable: boolean) => void) => () => void;
}

export function createRealtimeClient({
  openSocket,
  watchReachable,
}: RealtimeEnvironment): RealtimeClient {
  const followers = new Map<string, Set<Follower>>();
  const live = new Set<string>();
  const liveListeners = new Set<() => void>();
  let linger: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;

  const setLive = (propertyId: string, isLive: boolean) => {
    if (live.has(propertyId) === isLive) return;
    if (isLive) live.add(propertyId);
    else live.delete(propertyId);
    for (const changed of liveListeners) changed();
  };
  const tellGap = (propertyId: string) => {
    for (const follower of followers.get(propertyId) ?? []) follower.onGap();
  };

  const hear = (message: RealtimeMessage) => {
    switch (message.type) {
      case 'subscribed':
        setLive(message.property_id, true);
        // What changed between the page's questions and here was told to nobody.
        tellGap(message.property_id);
        break;
      case 'refetch':
        tellGap(message.property_id);
        break;
      case 'event':
        for (const follower of followers.get(message.property_id) ?? []) {
          follower.onEvent(message.event);
        }
        break;
      case 'refused':
      case 'ended':
        setLive(message.property_id, false);
        tellGap(message.property_id);
        break;
      case 'pong':
        break;
    }
  };

  const connection = keepConnection({
    openSocket,
    onOpen: () => {
      for (const propertyId of followers.keys()) {
        connection.send({ type: 'subscribe', property_id: propertyId });
      }
    },
    onMessage: hear,
    onLost: () => {
      for (const propertyId of live) setLive(propertyId, false);
    },
  });

  const unfollow = (propertyId: string, follower: Follower) => {
    const following = followers.get(propertyId);
    if (following?.delete(follower) !== true || following.size > 0) return;
    followers.delete(propertyId);
    setLive(propertyId, false);
    connection.send({ type: 'unsubscribe', property_id: propertyId });
    if (followers.size === 0) linger = setTimeout(rest, lingerMs);
  };
  const rest = () => {
    connection.tell('unwanted');
    stopWatching?.();
    stopWatching = undefined;
  };

  return {
    follow: (id, follower) => {
      const subscribe = { type: 'subscribe', property_id: id.toLowerCase() } as const;
      // An address can name anything: what is no id is not asked for.
      if (!realtimeRequestSchema.safeParse(subscribe).success) return () => undefined;
      const propertyId = subscribe.property_id;
      clearTimeout(linger);
      stopWatching ??= watchReachable((reachable) =>
        connection.tell(reachable ? 'reachable' : 'unreachable'),
      );
      const following = followers.get(propertyId);
      if (following === undefined) {
        followers.set(propertyId, new Set([follower]));
        connection.send(subscribe);
      } else following.add(follower);
      connection.tell('wanted');
      return () => unfollow(propertyId, follower);
    },
    isLive: (propertyId) => live.has(propertyId.toLowerCase()),
    onLiveChange: (changed) => {
      liveListeners.add(changed);
      return () => liveListeners.delete(changed);
    },
  };
}
