/** The program that sends load, in a process of its own: one message for each measurement, one back with what it measured. */
import { z } from 'zod';
import autocannon from 'autocannon';
import { quantile } from './statistics.ts';

const orderSchema = z.object({
  /** Names it in errors. */
  name: z.string(),
  origin: z.string(),
  connections: z.number(),
  seconds: z.number(),
  requests: z.array(
    z.object({
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
      path: z.string(),
      headers: z.record(z.string(), z.string()),
      body: z.string().optional(),
    }),
  ),
});

/** Requests to send in turn, over a number of connections, again from the first when all were sent. */
export type LoadOrder = z.infer<typeof orderSchema>;

export const loadSchema = z.object({
  /** 0 if no answer came. */
  perSecond: z.number(),
  /** Milliseconds from a request to its whole answer. */
  p50: z.number(),
  p99: z.number(),
  /** What went wrong, in words; null if every answer was a success. */
  failure: z.string().nullable(),
});

export type MeasuredLoad = z.infer<typeof loadSchema>;

// Not in the bench itself, which imports the schemas: there, the message of an interruption would be taken for an order.
if (import.meta.main) {
  process.on('message', (order) => {
    void send(orderSchema.parse(order)).then((load) => process.send?.(load));
  });
}

/** Sends for the ordered time, and on a machine too busy to answer within it, for longer. */
async function send(order: LoadOrder): Promise<MeasuredLoad> {
  const load = await sendFor(order);
  return load.perSecond === 0 ? sendFor({ ...order, seconds: 5 * order.seconds }) : load;
}

async function sendFor({
  origin,
  connections,
  seconds,
  requests,
}: LoadOrder): Promise<MeasuredLoad> {
  let next = 0;
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const startedAt = performance.now();
  let lastAt = startedAt;
  await new Promise<void>((resolve, reject) => {
    const instance = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        requests: [
          {
            // All connections share one list, so that each of its requests is sent once.
            setupRequest: (request) => {
              const wanted = requests[next % requests.length];
              next += 1;
              return { ...request, ...wanted };
            },
          },
        ],
      },
      (error: unknown) => {
        if (error instanceof Error) reject(error);
        else resolve();
      },
    );
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      times.push(milliseconds);
      lastAt = performance.now();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
  });
  const refused = [...statuses].filter(([status]) => status >= 300);
  const failures = refused.map(([status, count]) => `${count} answers of status ${status}`);
  return {
    perSecond: times.length === 0 ? 0 : (times.length * 1000) / (lastAt - startedAt),
    p50: times.length === 0 ? 0 : quantile(times, 0.5),
    p99: times.length === 0 ? 0 : quantile(times, 0.99),
    failure: failures.length === 0 ? null : failures.join(', '),
  };
}
