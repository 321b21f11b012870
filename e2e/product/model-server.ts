import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

/** A model on this machine, as the product's settings name it. */
export interface LocalModel {
  readonly environment: Readonly<Record<string, string>>;
  /** Calls that the protocol of chat completions doesn't have. */
  readonly unexpected: readonly string[];
  /** How often it was asked about a photo. */
  asked(): number;
  /** Answers every call like this from now on; null: as it should, which is so at first. */
  failBy(how: ModelFailure | null): void;
  /** Lets every call wait from now on. @returns what answers them all, and those after them at once again */
  hold(): () => void;
  stop(): Promise<void>;
}

/** A status of the provider's, or an answer that is no answer. */
type ModelFailure = 429 | 'garbage';

export interface SeenHazard {
  readonly type: string;
  readonly area: string;
  /** Shares of the photo, from its top left corner. */
  readonly box: { x: number; y: number; width: number; height: number };
}

/** What the model says of one photo. A list of hazards alone is one of a house that is seen as a whole. */
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

/** What the model answers when it is asked to sort photos by side, in their order; null: it is never asked. */
type Sorting = readonly (string | null)[] | null;

/** A server that speaks OpenAI's chat completions: the first photo it is asked about shows the first of `photos`, and so on. */
export async function startLocalModel(
  photos: readonly SeenPhoto[],
  sorting: Sorting = null,
): Promise<LocalModel> {
  const unexpected: string[] = [];
  let asked = 0;
  let failure: ModelFailure | null = null;
  let held: Promise<void> | null = null;
  const server = createServer((request, response) => {
    void readCall(request).then(async (kind) => {
      if (kind === 'unknown' || (kind === 'sorting' && sorting === null)) {
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
      const answer = kind === 'look' ? photoAnswer(seen) : sortingAnswer(sorting ?? []);
      const text = failure === null ? JSON.stringify(answer) : 'It looks fine to me!';
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(completion(text)));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    environment: {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: model,
      AI_BASE_URL: `http://127.0.0.1:${address.port}/v1`,
      AI_SORT: sorting === null ? 'off' : 'on',
    },
    unexpected,
    asked: () => asked,
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
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readCall(request: IncomingMessage): Promise<'look' | 'sorting' | 'unknown'> {
  const body = (await json(request)) as { model?: string; messages?: object[] };
  const messages = JSON.stringify(body.messages);
  const isAboutPhotos =
    request.method === 'POST' &&
    request.url === '/v1/chat/completions' &&
    body.model === model &&
    messages.includes('"url":"data:image/jpeg;base64,');
  if (!isAboutPhotos) return 'unknown';
  return messages.includes('You sort them by the side') ? 'sorting' : 'look';
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
