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

const model = 'local-eyes';

/** A server that speaks OpenAI's chat completions: the first photo it is asked about shows the first of `photos`, and so on. */
export async function startLocalModel(
  photos: readonly (readonly SeenHazard[])[],
): Promise<LocalModel> {
  const unexpected: string[] = [];
  let asked = 0;
  let failure: ModelFailure | null = null;
  const server = createServer((request, response) => {
    void isAboutPhoto(request).then((isKnown) => {
      if (!isKnown) {
        unexpected.push(`${request.method} ${request.url}`);
        response.writeHead(400).end();
        return;
      }
      const seen = photos[asked % photos.length] ?? [];
      asked += 1;
      if (typeof failure === 'number') {
        response.writeHead(failure, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ error: { message: 'not now', type: 'rate_limit' } }));
        return;
      }
      const text = failure === null ? JSON.stringify(photoAnswer(seen)) : 'It looks fine to me!';
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
    },
    unexpected,
    asked: () => asked,
    failBy: (how) => {
      failure = how;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function isAboutPhoto(request: IncomingMessage): Promise<boolean> {
  const body = (await json(request)) as { model?: string; messages?: object[] };
  return (
    request.method === 'POST' &&
    request.url === '/v1/chat/completions' &&
    body.model === model &&
    JSON.stringify(body.messages).includes('"url":"data:image/jpeg;base64,')
  );
}

function photoAnswer(seen: readonly SeenHazard[]): object {
  return {
    shows: {
      house_or_yard: true,
      outdoors: true,
      structure: true,
      areas: ['zone_0', 'zone_1', 'siding', 'roof'],
      direction: null,
      quality_issues: [],
    },
    findings: seen.map(({ type, area, box }) => ({
      type,
      confidence: 0.9,
      area,
      distance_to_structure_ft: 1,
      box,
      extent: 'moderate',
      explanation: 'It can be seen well in this photo.',
      explanation_es: 'Se ve bien en esta foto.',
    })),
    not_there: [],
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
