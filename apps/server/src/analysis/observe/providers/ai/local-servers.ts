import { z } from 'zod';

type Fetch = typeof fetch;

/**
 * Tokens of context that a look needs: about 4,500 of instructions and schema, the picture, the answer, and a second try. Local
 * servers load a model with 4,096 unless a request says otherwise, and silently cut off what doesn't fit.
 */
const contextTokens = 16_384;

const chatRequest = z.object({
  model: z.string(),
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.union([
        z.string(),
        z.array(
          z.discriminatedUnion('type', [
            z.object({ type: z.literal('text'), text: z.string() }),
            z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
          ]),
        ),
      ]),
    }),
  ),
  response_format: z.object({ json_schema: z.object({ schema: z.unknown() }) }),
});

const ollamaAnswer = z.object({
  message: z.object({ content: z.string() }),
  done_reason: z.string().optional(),
  prompt_eval_count: z.number().default(0),
  eval_count: z.number().default(0),
});

const ollamaError = z.object({ error: z.string() });

/**
 * Sends a chat completion to Ollama's own chat API, because its OpenAI-compatible one ignores how much context a request
 * needs. Gives Ollama's answer the form of a chat completion.
 * @param baseUrl without a trailing slash
 */
export function ollamaFetch(baseUrl: string, send: Fetch): Fetch {
  return async (_input, init) => {
    const { model, messages, response_format: format } = chatRequest.parse(bodyOf(init));
    const response = await send(`${baseUrl}/api/chat`, {
      ...init,
      body: JSON.stringify({
        model,
        messages: messages.map(toOllamaMessage),
        format: format.json_schema.schema,
        options: { num_ctx: contextTokens },
        stream: false,
      }),
    });
    return withBody(response, (answer) =>
      response.ok ? toCompletion(model, answer) : toError(answer),
    );
  };
}

/** The response with its JSON converted. Text that isn't JSON stays as it is, and what breaks off breaks off here too. */
function withBody(response: Response, convert: (json: unknown) => unknown): Response {
  if (response.body === null) return response;
  const chunks: Uint8Array[] = [];
  const conversion = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk) => void chunks.push(chunk),
    flush: (controller) => controller.enqueue(convertJson(Buffer.concat(chunks), convert)),
  });
  const { status } = response;
  const headers = { 'Content-Type': 'application/json' };
  return new Response(response.body.pipeThrough(conversion), { status, headers });
}

function convertJson(bytes: Buffer, convert: (json: unknown) => unknown): Uint8Array {
  try {
    return Buffer.from(JSON.stringify(convert(JSON.parse(bytes.toString('utf8')))));
  } catch {
    return bytes;
  }
}

function toOllamaMessage({ role, content }: z.infer<typeof chatRequest>['messages'][number]) {
  const parts = typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content;
  return {
    role,
    content: parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n'),
    images: parts.flatMap((part) =>
      part.type === 'image_url' ? [part.image_url.url.replace(/^data:[^,]*,/, '')] : [],
    ),
  };
}

function toCompletion(model: string, answer: unknown): unknown {
  const read = ollamaAnswer.safeParse(answer);
  if (!read.success) return answer;
  const { message, done_reason: reason, prompt_eval_count: input, eval_count: output } = read.data;
  return {
    id: 'ollama',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: message.content },
        finish_reason: reason === 'length' ? 'length' : 'stop',
      },
    ],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
}

function toError(answer: unknown): object {
  const read = ollamaError.safeParse(answer);
  return { error: { message: read.success ? read.data.error : 'no reason given' } };
}

const studioModels = z.object({
  models: z.array(
    z.object({
      key: z.string(),
      loaded_instances: z.array(
        z.object({ id: z.string(), config: z.object({ context_length: z.number() }) }),
      ),
    }),
  ),
});

const loadedInstance = z.object({ instance_id: z.string() });

/**
 * Has LM Studio load the model with enough context before each chat completion, unless it is loaded so already. Versions before
 * 0.4 don't take such a request, and load it with their user's settings.
 * @param origin without a trailing slash
 */
export function lmStudioFetch(origin: string, send: Fetch): Fetch {
  return async (input, init) => {
    const request = z.looseObject({ model: z.string() }).parse(bodyOf(init));
    const instance = await instanceWithRoom(origin, request.model, send, init?.signal);
    if (typeof instance !== 'string') return instance;
    return send(input, { ...init, body: JSON.stringify({ ...request, model: instance }) });
  };
}

/** @returns the id of an instance to ask, or LM Studio's refusal to load one */
async function instanceWithRoom(
  origin: string,
  model: string,
  send: Fetch,
  signal: AbortSignal | null | undefined,
): Promise<string | Response> {
  const aborted = signal === undefined ? {} : { signal };
  const listed = await send(`${origin}/api/v1/models`, aborted);
  const models = studioModels.safeParse(await listed.json().catch(() => null));
  if (!models.success) return model;
  const instances = models.data.models.find(({ key }) => key === model)?.loaded_instances ?? [];
  const ready = instances.find(({ config }) => config.context_length >= contextTokens);
  if (ready !== undefined) return ready.id;
  const response = await send(`${origin}/api/v1/models/load`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ model, context_length: contextTokens }),
    ...aborted,
  });
  if (!response.ok) return response;
  const loaded = loadedInstance.safeParse(await response.json().catch(() => null));
  return loaded.success ? loaded.data.instance_id : model;
}

function bodyOf(init: RequestInit | undefined): unknown {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
  return body;
}
