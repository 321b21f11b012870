import { z } from 'zod';
import { chatProtocol } from './openai-protocols.ts';
import type { Protocol } from './protocol.ts';

const picture = z.string().transform((base64) => Buffer.from(base64, 'base64'));

/** The context that a look needs; Ollama and LM Studio cut off what doesn't fit. */
const enoughContext = z.int().min(16_000);

const ollamaRequest = z.object({
  model: z.string(),
  stream: z.literal(false),
  options: z.object({ num_ctx: enoughContext }),
  format: z.looseObject({ type: z.literal('object') }),
  messages: z.array(
    z.object({
      role: z.enum(['system', 'user', 'assistant']),
      content: z.string(),
      images: z.array(picture).default([]),
    }),
  ),
});

/** Ollama's own chat API. */
export const ollamaProtocol: Protocol = {
  path: () => '/api/chat',
  keyOf: null,
  read: (body) => {
    const { messages, format } = ollamaRequest.parse(body);
    const textsOf = (isSystem: boolean) =>
      messages.flatMap(({ role, content }) => ((role === 'system') === isSystem ? [content] : []));
    return {
      instructions: textsOf(true).join('\n'),
      texts: textsOf(false),
      pictures: messages.flatMap(({ images }) => images),
      schema: format,
    };
  },
  answer: (text, ending, tokens) => ({
    model: 'answering-model',
    created_at: '2026-06-01T00:00:00Z',
    message: { role: 'assistant', content: text },
    done: true,
    done_reason: ending === 'length' ? 'length' : 'stop',
    prompt_eval_count: tokens.input,
    eval_count: tokens.output,
  }),
  error: (_status, message) => ({ error: message }),
};

const loadRequest = z.object({ model: z.string(), context_length: enoughContext });

/** LM Studio with a model that isn't loaded, or only with too little context. Loaded anew, it is another instance. */
export const lmStudioProtocol: Protocol = {
  ...chatProtocol,
  keyOf: null,
  besides: (method, path, body) => {
    if (method === 'GET' && path === '/api/v1/models') {
      const small = { id: 'qwen/qwen2.5-vl-7b', config: { context_length: 4096 } };
      return { models: [{ key: 'qwen/qwen2.5-vl-7b', loaded_instances: [small] }] };
    }
    if (method === 'POST' && path === '/api/v1/models/load') {
      const { model } = loadRequest.parse(body);
      return { type: 'llm', instance_id: `${model}:2`, load_time_seconds: 9, status: 'loaded' };
    }
    return undefined;
  },
  read: (body) => {
    z.object({ model: z.string().endsWith(':2') }).parse(body);
    return chatProtocol.read(body);
  },
};
