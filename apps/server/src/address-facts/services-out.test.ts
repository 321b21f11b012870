import {
  addressFactNames,
  addressFactsSchema,
  propertySchema,
  type AddressFacts,
} from '@dss/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/index.ts';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import {
  startServiceServer,
  type ServiceReply,
  type ServiceServer,
} from '../external-http/testing/service-server.ts';
import { startQueue, type Queue } from '../queue/index.ts';
import { learningTasks } from './index.ts';
import { recordedPlaces } from './testing/recorded-places.ts';

/** Far less than the 5 seconds for which one service is waited for, and enough for a busy machine. */
const atOnceMs = 2500;

const failures: Readonly<Record<string, ServiceReply | 'off'>> = {
  'never answer': 'silence',
  'break off': 'break',
  'answer 500': { status: 500, json: { error: 'internal' } },
  'answer with a page': {
    bytes: Buffer.from('<!doctype html><title>Maintenance</title>'),
    type: 'text/html',
  },
  'answer 200 with an error': { json: { error: { code: 400, message: '', details: ['No.'] } } },
  'are off': 'off',
};

const notKnown = (reason: string) =>
  Object.fromEntries(
    addressFactNames.map((fact) => [fact, { found: { status: 'not_known', reason }, owner: null }]),
  );

describe.each(Object.entries(failures))('while all services %s', (_how, reply) => {
  let services: ServiceServer;
  let place: Harness;
  let queue: Queue;
  let home: Home;

  beforeAll(async () => {
    services = await startServiceServer(() => (reply === 'off' ? 'break' : reply));
    const { addressFacts } = readConfig({ ADDRESS_FACTS: reply === 'off' ? 'off' : 'on' });
    place = await openHarness('scripted', {
      addressFactsConfig: {
        ...addressFacts,
        ...Object.fromEntries(
          Object.keys(addressFacts).map((url) => [url, reply === 'off' ? null : services.url]),
        ),
      },
    });
    queue = await startQueue({
      connection: place.app.database.connection,
      tasks: learningTasks(place.app.dependencies),
      log: pino({ level: 'silent' }),
      concurrency: 2,
      graceMs: 100,
    });
    home = await place.newHome();
  });

  afterAll(async () => {
    await queue.stop();
    await place.close();
    await services.close();
  });

  const read = async (url: string): Promise<AddressFacts> => {
    const response = await home.owner.fetch(`${url}/address-facts`);
    expect(response.status).toBe(200);
    return addressFactsSchema.parse(await response.json());
  };

  it('a home with a place is there at once, and says that nothing is known', async () => {
    const address = '6500 Skyway, Paradise, CA 95969';
    const at = { place_id: 'p', formatted_address: address, ...recordedPlaces.paradise.position };
    const made = await soon(() =>
      home.owner.send('POST', '/api/properties', { address, place: at }),
    );
    expect(made.status).toBe(201);
    const url = `/api/properties/${propertySchema.parse(await made.json()).id}`;
    for (const { found } of Object.values(await soon(() => read(url)))) {
      expect(found.status).toBe('not_known');
    }
    await vi.waitFor(
      async () => expect(await read(url)).toEqual(notKnown(reply === 'off' ? 'off' : 'failed')),
      { timeout: 12_000 },
    );
  });

  it('a report is made at once', async () => {
    const { paradise } = recordedPlaces;
    await home.owner.send('PUT', `${home.url}/location`, { ...paradise.position, outline: null });
    await home.addPhoto('front', { direction: 'south', area: 'zone_0' });
    await home.analyze();
    // The first one loads fonts, which takes its own time.
    await home.owner.send('POST', `${home.url}/reports`, { locale: 'en' });
    const made = await soon(() => home.owner.send('POST', `${home.url}/reports`, { locale: 'en' }));
    expect(made.status).toBe(201);
    expect(made.headers.get('Content-Type')).toBe('application/pdf');
  });
});

async function soon<Result>(ask: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await ask();
  expect(performance.now() - from).toBeLessThan(atOnceMs);
  return result;
}
