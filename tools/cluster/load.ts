import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** What the servers acknowledged of one property. */
interface Home {
  readonly id: string;
  readonly visitor: string;
  /** Hashes of its photos, by their names. */
  readonly photos: Map<string, string>;
  isScored: boolean;
}

export type Step = 'property' | 'photo' | 'score';

/** When the servers acknowledged something. */
export interface Success {
  readonly step: Step;
  readonly at: number;
}

export interface Load {
  readonly successes: readonly Success[];
  /** Requests that failed, and were sent again. */
  readonly failures: () => number;
  /** Lets everybody finish what they began. @throws Error if somebody doesn't within a minute */
  stop(): Promise<void>;
  /** What is wrong with what was acknowledged; empty if nothing is. */
  check(stored: (object: string) => Promise<Buffer | null>): Promise<string[]>;
  /** Properties that were acknowledged, and their photos. */
  totals(): { readonly homes: number; readonly photos: number };
}

const photosOfHome = 3;
const retryMs = 200;
const pollMs = 100;
const patienceMs = 60_000;

const propertySchema = z.object({ id: z.uuid() });
const visitorSchema = z.object({ visitor_token: z.string() });
const jobSchema = z.object({ job: z.object({ status: z.string() }).nullable() });
const listSchema = z.object({
  photos: z.array(
    z.object({
      image_id: z.string(),
      sha256: z.string(),
      source_url: z.string(),
      signed_url: z.string(),
    }),
  ),
});
const analysesSchema = z.object({ analyses: z.array(z.object({ dss_score: z.number() })) });

/**
 * Keeps people busy: each creates a property, sends three photos, asks for the score and waits for it, again and again. What fails
 * is sent again, as browsers do.
 */
export function startLoad(url: string, people: number, pictures: readonly Buffer[]): Load {
  const successes: Success[] = [];
  const homes: Home[] = [];
  let failures = 0;
  const stopping = new AbortController();
  let gaveUp = false;

  const succeeded = (step: Step) => successes.push({ step, at: performance.now() });
  /** Sends a request until it is answered with success. */
  const send = async (visitor: string | null, method: string, path: string, body?: unknown) => {
    for (;;) {
      const answer = await ask(visitor, method, path, body);
      if (answer !== null) return answer;
      failures += 1;
      if (gaveUp) throw new Error(`${method} ${path} was never answered`);
      await delay(retryMs);
    }
  };
  const ask = async (visitor: string | null, method: string, path: string, body?: unknown) => {
    const bytes = Buffer.isBuffer(body) ? new Uint8Array(body) : undefined;
    const json = body === undefined || bytes !== undefined ? undefined : JSON.stringify(body);
    const type = bytes === undefined ? 'application/json' : 'image/jpeg';
    try {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          ...(visitor === null ? {} : { Authorization: `Bearer ${visitor}` }),
          ...(body === undefined ? {} : { 'Content-Type': type }),
          Prefer: 'respond-async',
        },
        body: bytes ?? json ?? null,
        signal: AbortSignal.timeout(30_000),
      });
      const answered: unknown = await response.json();
      if (response.ok) return answered;
      if (response.status < 500) {
        throw new Refused(`${method} ${path}: ${response.status} ${JSON.stringify(answered)}`);
      }
      return null;
    } catch (error) {
      if (error instanceof Refused) throw error;
      return null;
    }
  };

  const live = async (person: number) => {
    const { visitor_token: visitor } = visitorSchema.parse(
      await send(null, 'POST', '/api/visitors'),
    );
    for (let time = 1; !stopping.signal.aborted; time += 1) {
      const address = `${time} Load Street ${person}, Paradise, CA 95969`;
      const { id } = propertySchema.parse(
        await send(visitor, 'POST', '/api/properties', { address }),
      );
      const home: Home = { id, visitor, photos: new Map(), isScored: false };
      homes.push(home);
      succeeded('property');
      await Promise.all(
        Array.from({ length: photosOfHome }, async (_, index) => {
          const name = `photo-${index + 1}`;
          const picture = pictures[(person + time + index) % pictures.length] ?? Buffer.alloc(0);
          await send(visitor, 'PUT', `/api/properties/${id}/photos/${name}`, picture);
          home.photos.set(name, sha256(picture));
          succeeded('photo');
        }),
      );
      await send(visitor, 'POST', '/functions/v1/analyze_v2', { property_id: id });
      for (;;) {
        const { job } = jobSchema.parse(
          await send(visitor, 'GET', `/api/properties/${id}/analysis-job`),
        );
        if (job?.status === 'failed') throw new Error(`the analysis of ${id} failed`);
        if (job?.status === 'done') break;
        if (gaveUp) throw new Error(`the analysis of ${id} is stuck: ${job?.status}`);
        await delay(pollMs);
      }
      home.isScored = true;
      succeeded('score');
    }
  };

  const lives = Promise.all(Array.from({ length: people }, (_, person) => live(person)));
  // Reported by `stop`.
  lives.catch(() => undefined);

  const checkHome = async (home: Home, stored: (object: string) => Promise<Buffer | null>) => {
    const { id, visitor } = home;
    const wrong: string[] = [];
    const { photos } = listSchema.parse(await send(visitor, 'GET', `/api/properties/${id}/photos`));
    if (photos.length !== home.photos.size) {
      wrong.push(`${id} has ${photos.length} photos instead of ${home.photos.size}`);
    }
    for (const [name, hash] of home.photos) {
      const photo = photos.find((candidate) => candidate.image_id === name);
      if (photo?.sha256 !== hash) wrong.push(`${id} lost ${name}, or has another`);
      const bytes = await stored((photo?.source_url ?? '').replace('dss-images/', ''));
      if (bytes === null || sha256(bytes) !== hash) wrong.push(`the bucket lost ${name} of ${id}`);
      const shown = await fetch(new URL(photo?.signed_url ?? '', url));
      const picture = Buffer.from(await shown.arrayBuffer());
      if (!shown.ok || picture.length === 0) wrong.push(`${name} of ${id} can't be shown`);
    }
    const { analyses } = analysesSchema.parse(
      await send(visitor, 'GET', `/api/properties/${id}/analyses?limit=10`),
    );
    if (home.isScored && analyses.length !== 1) {
      wrong.push(`${id} has ${analyses.length} results instead of one`);
    }
    return wrong;
  };

  return {
    successes,
    failures: () => failures,
    stop: async () => {
      stopping.abort();
      const limit = setTimeout(() => (gaveUp = true), patienceMs);
      await lives;
      clearTimeout(limit);
    },
    check: async (stored) => {
      const wrong: string[] = [];
      for (const home of homes) wrong.push(...(await checkHome(home, stored)));
      return wrong;
    },
    totals: () => ({
      homes: homes.length,
      photos: homes.reduce((sum, home) => sum + home.photos.size, 0),
    }),
  };
}

/** The servers refused what they should have taken: no outage, but a fault. */
class Refused extends Error {
  override readonly name = 'Refused';
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
