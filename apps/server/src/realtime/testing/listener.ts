import { realtimeMessageSchema, type PropertyEvent, type RealtimeMessage } from '@dss/domain';
import { vi } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';

/** A realtime client and all messages it received. */
export interface Listener {
  readonly socket: WebSocket;
  readonly messages: readonly RealtimeMessage[];
  readonly events: () => PropertyEvent[];
  readonly say: (message: unknown) => void;
  readonly follow: (propertyId: string) => Promise<RealtimeMessage>;
  /** Waits for a message with these fields; returns the earliest one. */
  readonly hears: (wanted: Partial<RealtimeMessage>) => Promise<RealtimeMessage>;
  readonly hearsOf: <Kind extends PropertyEvent['kind']>(
    kind: Kind,
  ) => Promise<Extract<PropertyEvent, { kind: Kind }>>;
  /** The close code. */
  readonly closed: Promise<number>;
  readonly leave: () => Promise<void>;
}

export interface ConnectOptions {
  readonly ticket?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Resolves with the HTTP status if the connection is refused. */
export function connect(
  url: string,
  { ticket, headers = {} }: ConnectOptions,
): Promise<Listener | number> {
  const address = new URL('/api/realtime', url.replace(/^http/, 'ws'));
  if (ticket !== undefined) address.searchParams.set('ticket', ticket);
  const options: ClientOptions = { headers: { ...headers } };
  const socket = new WebSocket(address, options);
  const messages: RealtimeMessage[] = [];
  socket.on('message', (data, isBinary) => {
    if (isBinary || !Buffer.isBuffer(data)) throw new Error('not a text message');
    messages.push(realtimeMessageSchema.parse(JSON.parse(data.toString())));
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
  });
  const listener: Listener = {
    socket,
    messages,
    events: () => messages.flatMap((message) => (message.type === 'event' ? [message.event] : [])),
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    follow: (propertyId) => {
      const receivedBefore = messages.length;
      listener.say({ type: 'subscribe', property_id: propertyId });
      return firstOf(() =>
        messages
          .slice(receivedBefore)
          .find(({ type }) => type === 'subscribed' || type === 'refused'),
      );
    },
    hears: (wanted) =>
      firstOf(() =>
        messages.find((message) =>
          Object.entries(wanted).every(([name, value]) => Reflect.get(message, name) === value),
        ),
      ),
    hearsOf: (kind) =>
      firstOf(() => listener.events().find((event) => isOfKind(event, kind))).then((event) => {
        if (!isOfKind(event, kind)) throw new Error('another event');
        return event;
      }),
    closed,
    leave: async () => {
      socket.close();
      await closed;
    },
  };
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(listener));
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', reject);
  });
}

/** Connects and expects to be admitted. */
export async function connected(url: string, options: ConnectOptions): Promise<Listener> {
  const listener = await connect(url, options);
  if (typeof listener === 'number') throw new Error(`refused with ${listener}`);
  return listener;
}

function isOfKind<Kind extends PropertyEvent['kind']>(
  event: PropertyEvent,
  kind: Kind,
): event is Extract<PropertyEvent, { kind: Kind }> {
  return event.kind === kind;
}

function firstOf<Found>(find: () => Found | undefined): Promise<Found> {
  return vi.waitFor(
    () => {
      const found = find();
      if (found === undefined) throw new Error('it has not been received yet');
      return found;
    },
    { interval: 10 },
  );
}
