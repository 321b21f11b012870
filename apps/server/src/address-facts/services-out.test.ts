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
import { startQueue } from '../queue/start-queue.ts';
import { learningTasks } from './learn-facts.ts';
import { recordedPlaces } from './testing/recorded-places.ts';

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
    home = await place.newHome();
  });

  afterAll(async () => {
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
    const made = await home.owner.send('POST', '/api/properties', { address, place: at });
    expect(made.status).toBe(201);
    const url = `/api/properties/${propertySchema.parse(await made.json()).id}`;
    for (const { found } of Object.values(await read(url))) {
      expect(found.status).toBe('not_known');
    }
    // Nothing waits for a service, since only the job asks one.
    expect(services.questions).toEqual([]);
    const queue = await startQueue({
      connection: place.app.database.connection,
      tasks: learningTasks(place.app.dependencies),
      log: pino({ level: 'silent' }),
      concurrency: 2,
      graceMs: 100,
    });
    try {
      await vi.waitFor(
        async () => expect(await read(url)).toEqual(notKnown(reply === 'off' ? 'off' : 'failed')),
        { timeout: 12_000 },
      );
    } finally {
      await queue.stop();
    }
  });

  it('a report is made without asking them', async () => {
    const { paradise } = recordedPlaces;
    await home.owner.send('PUT', `${home.url}/location`, { ...paradise.position, outline: null });
    await home.addPhoto('front', { direction: 'south', area: 'zone_0' });
    await home.analyze();
    const asked = services.questions.length;
    const made = await home.owner.send('POST', `${home.url}/reports`, { locale: 'en' });
    expect(made.status).toBe(201);
    expect(made.headers.get('Content-Type')).toBe('application/pdf');
    expect(services.questions).toHaveLength(asked);
  });
});
