import { propertyImagerySchema, type PropertyImagery } from '@dss/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type {
  ReceivedQuestion,
  ServiceServer,
} from '../../external-http/testing/service-server.ts';
import { startTestApp, type TestApp, type TestAppChanges } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { onceStarted } from '../../testing/once-started.ts';
import { startImageServer, type ImageServiceState } from './image-server.ts';

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** The product with an image service controlled by the test. */
export interface ImageryBench {
  readonly app: TestApp;
  readonly owner: Client;
  readonly service: ServiceServer;
  /** The service's state, reset before each test to a picture with a date. */
  readonly state: ImageServiceState;
  /** Requests that this test caused, by a part of the path. */
  asked(operation: string): readonly ReceivedQuestion[];
  startAppWithPictures(changes?: TestAppChanges): Promise<TestApp>;
  /** A property at a unique place, so that no test finds another's cached picture. */
  newHouse(options?: {
    readonly on?: TestApp;
    readonly client?: Client;
    readonly place?: Place;
  }): Promise<{ id: string; place: Place }>;
  ask(id: string, client?: Client): Promise<Response>;
  pictureOf(id: string): Promise<PropertyImagery>;
}

/** Starts the bench for a file's tests. Call it before the file's own hooks. */
export function anImageryBench(): ImageryBench {
  const state: ImageServiceState = { picture: 'ground', attributes: {} };
  const started: { app?: TestApp; owner?: Client; service?: ServiceServer } = {};
  let askedBefore = 0;
  let houses = 0;

  beforeAll(async () => {
    started.service = await startImageServer(state);
    started.app = await bench.startAppWithPictures();
    started.owner = await started.app.newVisitor();
  });
  beforeEach(() => {
    state.picture = 'ground';
    state.attributes = { Acquisition_Date: '2022-06-15' };
    askedBefore = bench.service.questions.length;
  });
  afterAll(async () => {
    await started.app?.close();
    await started.service?.close();
  });

  const bench: ImageryBench = {
    get app() {
      return onceStarted(started.app);
    },
    get owner() {
      return onceStarted(started.owner);
    },
    get service() {
      return onceStarted(started.service);
    },
    state,
    asked: (operation) =>
      bench.service.questions.slice(askedBefore).filter(({ path }) => path.includes(operation)),
    startAppWithPictures: (changes = {}) =>
      startTestApp({
        imageryConfig: {
          serviceUrl: `${bench.service.url}/ImageServer`,
          tilesUrl: `${bench.service.url}/tiles/{z}/{y}/{x}`,
        },
        ...changes,
      }),
    newHouse: async ({ on = bench.app, client = bench.owner, place } = {}) => {
      houses += 1;
      const house = place ?? { lat: 39.75 + houses / 1000, lng: -121.62 };
      const id = await on.newProperty(client);
      await on.database.admin.query('update properties set lat = $2, lng = $3 where id = $1', [
        id,
        house.lat,
        house.lng,
      ]);
      return { id, place: house };
    },
    ask: (id, client = bench.owner) => client.fetch(`/api/properties/${id}/imagery`),
    pictureOf: async (id) => {
      const response = await bench.ask(id);
      expect(response.status).toBe(200);
      return propertyImagerySchema.strict().parse(await response.json());
    },
  };
  return bench;
}

/** The size of a JPEG response, and the color of one of its pixels. */
export async function pixelsOf(response: Response, at: { left: number; top: number }) {
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  const image = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height, format } = await image.metadata();
  const pixel = await image
    .extract({ ...at, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { width, height, format, red: pixel[0] ?? -1, green: pixel[1] ?? -1 };
}
