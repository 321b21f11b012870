import {
  analysisJobSchema,
  analysisSchema,
  hazardTypeIds,
  hazardTypeSchema,
  rescoredSchema,
  storedAnswerSchema,
  storedDisputeSchema,
  type Analysis,
  type AnalysisJob,
  type Box,
  type Direction,
  type HazardTypeId,
  type Photo,
  type StoredAnswer,
  type StoredDispute,
} from '@dss/domain';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { analysisTasks } from '../../analysis/job/analyze-property.ts';
import type {
  AfterPhotoChecker,
  PhotoReply,
  PhotoToObserve,
} from '../../analysis/observe/providers/provider.ts';
import { scriptedProvider } from '../../analysis/testing/scripted-provider.ts';
import { addPhoto } from '../../photos/testing/uploads.ts';
import { startQueue } from '../../queue/start-queue.ts';
import { startTestApp, type TestApp, type TestAppChanges } from '../../testing/app.ts';
import type { VisitorClient } from '../../testing/client.ts';
import { tinyJpeg } from '../../testing/pictures.ts';

/** What a photo shows, and where its owner placed it. */
export interface HousePhoto {
  readonly direction?: Direction;
  readonly area?: 'roof' | 'siding' | 'zone_0' | 'zone_1' | 'zone_2';
  readonly shows?: readonly HazardTypeId[];
  /** Of what it shows; 0.7 unless said. */
  readonly confidence?: number;
}

/** One answer in a request; without a side it is for the whole house. */
export interface AnswerToSend {
  readonly question_id: string;
  readonly side?: Direction;
  readonly side_said_as?: 'house';
  readonly answer: string | null;
  readonly amount?: string | null;
  readonly image_id?: string | null;
  readonly box?: Box;
}

/** A property with its own visitor, and actions of that visitor. */
export interface Home {
  readonly owner: VisitorClient;
  readonly propertyId: string;
  /** `/api/properties/{id}` */
  readonly url: string;
  readonly addPhoto: (imageId: string, shot?: HousePhoto) => Promise<Photo>;
  readonly analyze: (body?: object) => Promise<Analysis>;
  readonly startAnalyzing: () => Promise<void>;
  /** Waits until the newest job is done. */
  readonly untilAnalyzed: () => Promise<AnalysisJob>;
  /** Sends answers, expects them to be accepted, and returns the resulting analysis. */
  readonly answer: (...answers: readonly AnswerToSend[]) => Promise<Analysis | null>;
  /** Disputes a finding and expects the dispute to be accepted. */
  readonly dispute: (dispute: object) => Promise<Analysis | null>;
  readonly withdraw: (disputeId: string) => Promise<Analysis | null>;
  readonly answers: () => Promise<StoredAnswer[]>;
  readonly disputes: () => Promise<StoredDispute[]>;
  /** Newest first. */
  readonly analyses: () => Promise<Analysis[]>;
}

/** The product over real HTTP with a running queue; the test supplies only the provider. */
export interface Harness {
  readonly app: TestApp;
  /** Photos that the provider was given. */
  readonly looks: readonly PhotoToObserve[];
  /** Blocks the provider until the returned function is called. */
  readonly holdProvider: () => () => void;
  /** @param owner a new visitor, unless given */
  readonly newHome: (owner?: VisitorClient) => Promise<Home>;
  readonly close: () => Promise<void>;
}

/**
 * @param providerId the name under which the provider looks at photos
 * @param changes to the application
 */
export async function openHarness(
  providerId = 'scripted',
  changes: TestAppChanges = {},
): Promise<Harness> {
  let released = Promise.resolve();
  const script = scriptedProvider(async (photo) => {
    await released;
    return replyTo(photo);
  });
  const provider = { ...script, id: providerId };
  const app = await startTestApp({ ...changes, provider });
  const { connection } = app.database;
  const log = pino({ level: 'silent' });
  const tasks = analysisTasks({
    ...app.dependencies,
    afterPhotoChecker,
    changes: app.changes,
  });
  const queue = await startQueue({ connection, tasks, log, concurrency: 2, graceMs: 100 });
  return {
    app,
    looks: provider.looks,
    holdProvider: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
    newHome: async (given) => {
      const owner = given ?? (await app.newVisitor());
      return homeOf(owner, await app.newProperty(owner));
    },
    close: async () => {
      await queue.stop();
      await app.close();
    },
  };
}

/** Takes an after-photo for what its owner says that it is. */
const afterPhotoChecker: AfterPhotoChecker = {
  version: 'scripted',
  check: ({ things }) =>
    Promise.resolve({ place: 'same', gone: things.map(({ type }) => type), there: [] }),
};

/** A reply with the hazards that the photo's caption lists; the provider judges all others absent. */
function replyTo({ caption, area }: PhotoToObserve): PhotoReply {
  const [listed = '', confidence] = (caption ?? '').split('@');
  const types = listed.split(',').filter((type) => type !== '');
  return {
    findings: types.map((type) => ({
      type: hazardTypeSchema.parse(type),
      confidence: Number(confidence ?? 0.7),
      area,
      distanceToStructureFt: null,
      box: { x: 0.1, y: 0.5, width: 0.8, height: 0.4 },
      extent: 'extensive',
      explanation: { text: `There is ${type}.`, textEs: `Hay ${type}.` },
    })),
    judged: [...hazardTypeIds],
    told: [],
    shows: {
      photograph: true,
      outdoors: true,
      houseOrYard: true,
      direction: null,
      areas: [],
      structure: null,
      quality: { sharpness: 0.8, exposure: 0.5, issues: [] },
    },
    measures: null,
  };
}

function homeOf(owner: VisitorClient, propertyId: string): Home {
  const url = `/api/properties/${propertyId}`;
  const read = async <Shape>(path: string, shape: z.ZodType<Shape>): Promise<Shape> => {
    const response = await owner.fetch(`${url}/${path}`);
    expect(response.status).toBe(200);
    return shape.parse(await response.json());
  };
  const corrected = async (status: number, method: string, path: string, body?: object) => {
    const response = await owner.send(method, `${url}/${path}`, body);
    const text = await response.text();
    expect(response.status, text).toBe(status);
    return rescoredSchema.parse(JSON.parse(text)).analysis;
  };
  const analyze = (body: object, headers: Readonly<Record<string, string>> = {}) =>
    owner.fetch('/functions/v1/analyze_v2', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ property_id: propertyId, ...body }),
    });
  return {
    owner,
    propertyId,
    url,
    addPhoto: async (imageId, { direction, area, shows = [], confidence } = {}) => {
      const photo = await addPhoto(owner, propertyId, imageId, await tinyJpeg());
      const sureness = confidence === undefined ? '' : `@${confidence}`;
      const placement = { direction, area, caption: `${shows.join(',')}${sureness}` };
      const placed = await owner.send('PUT', `${url}/photos/${imageId}/placement`, placement);
      expect(placed.status).toBe(200);
      return photo;
    },
    analyze: async (body = {}) => {
      const response = await analyze(body);
      expect(response.status).toBe(200);
      return analysisSchema.parse(await response.json());
    },
    startAnalyzing: async () => {
      const response = await analyze({}, { Prefer: 'respond-async' });
      expect(response.status).toBe(202);
    },
    untilAnalyzed: () =>
      vi.waitFor(async () => {
        const { job } = await read('analysis-job', z.object({ job: analysisJobSchema.nullable() }));
        if (job?.status !== 'done') throw new Error(`the job is ${job?.status}`);
        return job;
      }),
    answer: (...answers) => corrected(200, 'PUT', 'answers', { answers }),
    dispute: (dispute) => corrected(201, 'POST', 'disputes', dispute),
    withdraw: (disputeId) => corrected(200, 'DELETE', `disputes/${disputeId}`),
    answers: async () =>
      (await read('answers', z.object({ answers: z.array(storedAnswerSchema.strict()) }))).answers,
    disputes: async () =>
      (await read('disputes', z.object({ disputes: z.array(storedDisputeSchema.strict()) })))
        .disputes,
    analyses: async () =>
      (await read('analyses?limit=100', z.object({ analyses: z.array(analysisSchema) }))).analyses,
  };
}

/** Returns the analysis and fails if there is none. */
export function made(analysis: Analysis | null | undefined): Analysis {
  if (!analysis) throw new Error('no analysis was made');
  return analysis;
}
