import { realtimeRequestSchema, type PropertyEvent, type RealtimeMessage } from '@dss/domain';

import { keepConnection, type Socket, type SocketEvents } from './connection.ts';

/** How long an unused connection stays open, so that switching between pages of the same property keeps it. */
const lingerMs = 2000;

/** A part of the page that follows a property. */
export interface Follower {
  readonly onEvent: (event: PropertyEvent) => void;
  /**
   * Events may have been missed, so whatever is shown should be refetched, unless it was asked for within the last
   * `unchangedForMs` milliseconds, in which nothing has changed.
   */
  readonly onGap: (unchangedForMs: number) => void;
}

/** Follows properties over the page's one connection. */
export interface RealtimeClient {
  /** @returns a function that stops following */
  readonly follow: (propertyId: string, follower: Follower) => () => void;
  /** Whether the property's events arrive; if not, the page has to poll. */
  readonly isLive: (propertyId: string) => boolean;
  /** Calls back when `isLive` may have changed. */
  readonly onLiveChange: (changed: () => void) => () => void;
}

export interface RealtimeEnvironment {
  readonly openSocket: (events: SocketEvents) => Socket;
  /** Reports whether a connection is possible, now and on every change. @returns a function that stops it */
  readonly watchReachable: (report: (reachable: boolean) => void) => () => void;
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
  const reportGap = (propertyId: string, unchangedForMs = 0) => {
    for (const follower of followers.get(propertyId) ?? []) follower.onGap(unchangedForMs);
  };

  const handleMessage = (message: RealtimeMessage) => {
    switch (message.type) {
      case 'subscribed':
        setLive(message.property_id, true);
        // Changes between the page's first fetch and this subscription weren't announced.
        reportGap(message.property_id, message.unchanged_for_ms);
        break;
      case 'refetch':
        reportGap(message.property_id);
        break;
      case 'event':
        for (const follower of followers.get(message.property_id) ?? []) {
          follower.onEvent(message.event);
        }
        break;
      case 'refused':
      case 'ended':
        setLive(message.property_id, false);
        reportGap(message.property_id);
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
    onMessage: handleMessage,
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
    if (followers.size === 0) linger = setTimeout(disconnect, lingerMs);
  };
  const disconnect = () => {
    connection.dispatch('unwanted');
    stopWatching?.();
    stopWatching = undefined;
  };

  return {
    follow: (id, follower) => {
      const subscribe = { type: 'subscribe', property_id: id.toLowerCase() } as const;
      // The id comes from the URL and can be anything; don't subscribe to something that isn't an id.
      if (!realtimeRequestSchema.safeParse(subscribe).success) return () => undefined;
      const propertyId = subscribe.property_id;
      clearTimeout(linger);
      stopWatching ??= watchReachable((reachable) =>
        connection.dispatch(reachable ? 'reachable' : 'unreachable'),
      );
      const following = followers.get(propertyId);
      if (following === undefined) {
        followers.set(propertyId, new Set([follower]));
        connection.send(subscribe);
      } else following.add(follower);
      connection.dispatch('wanted');
      return () => unfollow(propertyId, follower);
    },
    isLive: (propertyId) => live.has(propertyId.toLowerCase()),
    onLiveChange: (changed) => {
      liveListeners.add(changed);
      return () => liveListeners.delete(changed);
    },
  };
}
