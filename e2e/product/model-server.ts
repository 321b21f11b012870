import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { startLocalService } from './local-service.ts';

/** A local model server, and the settings that make the product use it. */
export interface LocalModel {
  readonly environment: Readonly<Record<string, string>>;
  /** Requests that the chat completions protocol doesn't have. */
  readonly unexpected: readonly string[];
  /** How often it was asked about a photo since it was last told what to say. */
  asked(): number;
  /** From now on, the first photo it is asked about shows the first of `photos`, and so on. */
  says(photos: readonly SeenPhoto[], sorting?: Sorting): void;
  /** What it replies from now on about an after-photo beside the one before; at first that they show one place and that all is gone. */
  compares(place: 'same' | 'other' | 'unclear'): void;
  /** Makes every further request fail like this; null for normal replies, as at first. */
  failBy(how: ModelFailure | null): void;
  /** Makes every further request wait. @returns a function that answers those waiting and ends the delay */
  hold(): () => void;
  stop(): Promise<void>;
}

/** An error status of the provider, or a reply that makes no sense. */
type ModelFailure = 429 | 'garbage';

export interface SeenHazard {
  readonly type: string;
  readonly area: string;
  /** Shares of the photo, from its top left corner. */
  readonly box: { x: number; y: number; width: number; height: number };
}

/** What the model replies about one photo. A plain list of hazards means a photo of the whole house. */
export type SeenPhoto =
  | readonly SeenHazard[]
  | {
      readonly hazards: readonly SeenHazard[];
      readonly areas: readonly string[];
      /** What it looked for and didn't find. */
      readonly notThere: readonly string[];
    }
  /** Neither a house nor a yard. */
  | 'no home';

const model = 'local-eyes';

/** The sides, in photo order, that the model replies when asked to sort photos; null where it can't tell. */
type Sorting = readonly (string | null)[];

/** A server with OpenAI's chat completions API. */
export async function startLocalModel(
  firstPhotos: readonly SeenPhoto[] = [[]],
  { sorts = false }: { readonly sorts?: boolean } = {},
): Promise<LocalModel> {
  let photos = firstPhotos;
  let sorting: Sorting = [];
  let place = 'same';
  const unexpected: string[] = [];
  let asked = 0;
  let failure: ModelFailure | null = null;
  let held: Promise<void> | null = null;
  const service = await startLocalService((request, response) => {
    void readCall(request).then(async ({ kind, messages }) => {
      if (kind === 'unknown' || (kind === 'sorting' && !sorts)) {
        unexpected.push(`${request.method} ${request.url}`);
        response.writeHead(400).end();
        return;
      }
      const seen = photos[asked % photos.length] ?? [];
      if (kind === 'look') asked += 1;
      await held;
      if (typeof failure === 'number') {
        response.writeHead(failure, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ error: { message: 'not now', type: 'rate_limit' } }));
        return;
      }
      const answers = {
        look: () => photoAnswer(seen),
        sorting: () => sortingAnswer(sorting),
        comparing: () => comparingAnswer(place, messages),
      };
      const answer = answers[kind]();
      const text = failure === null ? JSON.stringify(answer) : 'It looks fine to me!';
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(completion(text)));
    });
  });
  return {
    environment: {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: model,
      AI_BASE_URL: `${service.url}/v1`,
      AI_SORT: sorts ? 'on' : 'off',
    },
    unexpected,
    asked: () => asked,
    says: (nextPhotos, nextSorting = []) => {
      photos = nextPhotos;
      sorting = nextSorting;
      asked = 0;
    },
    compares: (nextPlace) => {
      place = nextPlace;
    },
    failBy: (how) => {
      failure = how;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
    stop: () => service.stop(),
  };
}

interface Call {
  readonly kind: 'look' | 'sorting' | 'comparing' | 'unknown';
  readonly messages: string;
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const body = (await json(request)) as { model?: string; messages?: object[] };
  const messages = JSON.stringify(body.messages);
  const isAboutPhotos =
    request.method === 'POST' &&
    request.url === '/v1/chat/completions' &&
    body.model === model &&
    messages.includes('"url":"data:image/jpeg;base64,');
  if (!isAboutPhotos) return { kind: 'unknown', messages };
  if (messages.includes('You sort them by the side')) return { kind: 'sorting', messages };
  return { kind: messages.includes('the second AFTER it') ? 'comparing' : 'look', messages };
}

/** About each thing whose id the question has. */
function comparingAnswer(place: string, messages: string): object {
  const ids = new Set(messages.match(/(?<=\\"id\\":\\")t\d+/g) ?? []);
  const state = place === 'same' ? 'gone' : 'unclear';
  return {
    in_both: place === 'same' ? ['the window with the white frame'] : [],
    place,
    things: [...ids].map((thing) => ({ thing, state })),
  };
}

function sortingAnswer(sides: readonly (string | null)[]): object {
  return { photos: sides.map((side, index) => ({ photo: index + 1, side })) };
}

const wholeHouse = ['zone_0', 'zone_1', 'siding', 'roof'];

function photoAnswer(seen: SeenPhoto): object {
  const home = seen !== 'no home';
  const { hazards, areas, notThere } =
    seen === 'no home'
      ? { hazards: [], areas: [], notThere: [] }
      : 'hazards' in seen
        ? seen
        : { hazards: seen, areas: wholeHouse, notThere: [] };
  return {
    shows: {
      house_or_yard: home,
      outdoors: home,
      structure: home,
      areas,
      direction: null,
      quality_issues: [],
    },
    findings: hazards.map(({ type, area, box }) => ({
      type,
      confidence: 0.9,
      area,
      distance_to_structure_ft: 1,
      box,
      extent: 'moderate',
      explanation: 'It can be seen well in this photo.',
      explanation_es: 'Se ve bien en esta foto.',
    })),
    not_there: notThere,
  };
}

function completion(content: string): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_770_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
  };
}
