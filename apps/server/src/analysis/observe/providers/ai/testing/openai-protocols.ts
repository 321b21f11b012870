import { z } from 'zod';
import type { Protocol } from './protocol.ts';

const bearerKey: Protocol['keyOf'] = ({ authorization }) => authorization?.replace(/^Bearer /, '');

/** The bytes of a data URL. */
const pictureUrl = z
  .string()
  .regex(/^data:image\/jpeg;base64,/)
  .transform((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));

const openAiError: Protocol['error'] = (status, message) => ({
  error: { message, type: `status_${status}`, param: null, code: null },
});

const responsesRequest = z.object({
  model: z.string(),
  store: z.literal(false),
  max_output_tokens: z.int(),
  input: z.array(
    z.object({
      role: z.enum(['developer', 'user', 'assistant']),
      content: z.union([
        z.string().transform((text) => [{ type: 'input_text' as const, text }]),
        z.array(
          z.discriminatedUnion('type', [
            z.object({ type: z.literal('input_text'), text: z.string() }),
            z.object({ type: z.literal('output_text'), text: z.string() }),
            z.object({ type: z.literal('input_image'), image_url: pictureUrl }),
          ]),
        ),
      ]),
    }),
  ),
  text: z.object({
    format: z.object({
      type: z.literal('json_schema'),
      strict: z.literal(true),
      schema: z.unknown(),
    }),
  }),
});

/** OpenAI's Responses API. */
export const responsesProtocol: Protocol = {
  path: () => '/v1/responses',
  keyOf: bearerKey,
  read: (body) => {
    const { input, text } = responsesRequest.parse(body);
    const textsOf = (isDeveloper: boolean) =>
      input
        .filter(({ role }) => (role === 'developer') === isDeveloper)
        .flatMap((turn) => turn.content)
        .flatMap((part) => (part.type === 'input_image' ? [] : [part.text]));
    return {
      instructions: textsOf(true).join('\n'),
      texts: textsOf(false),
      pictures: input
        .flatMap((turn) => turn.content)
        .flatMap((part) => (part.type === 'input_image' ? [part.image_url] : [])),
      schema: text.format.schema,
    };
  },
  answer: (text, ending, tokens) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_770_000_000,
    model: 'answering-model',
    status: ending === 'length' ? 'incomplete' : 'completed',
    incomplete_details: ending === 'length' ? { reason: 'max_output_tokens' } : null,
    output: [
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        content: [
          ending === 'refused'
            ? { type: 'refusal', refusal: text }
            : { type: 'output_text', text, annotations: [] },
        ],
      },
    ],
    usage: {
      input_tokens: tokens.input,
      input_tokens_details: { cached_tokens: tokens.cached },
      output_tokens: tokens.output,
      output_tokens_details: { reasoning_tokens: 0 },
    },
  }),
  error: openAiError,
};

const chatRequest = z.object({
  model: z.string(),
  messages: z.array(
    z.object({
      role: z.enum(['system', 'user', 'assistant']),
      content: z.union([
        z.string().transform((text) => [{ type: 'text' as const, text }]),
        z.array(
          z.discriminatedUnion('type', [
            z.object({ type: z.literal('text'), text: z.string() }),
            z.object({ type: z.literal('image_url'), image_url: z.object({ url: pictureUrl }) }),
          ]),
        ),
      ]),
    }),
  ),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({ strict: z.literal(true), schema: z.unknown() }),
  }),
});

/** Chat completions as implemented by vLLM, Ollama and llama.cpp. */
export const chatProtocol: Protocol = {
  path: () => '/v1/chat/completions',
  keyOf: bearerKey,
  read: (body) => {
    const { messages, response_format: format } = chatRequest.parse(body);
    const textsOf = (isSystem: boolean) =>
      messages
        .filter(({ role }) => (role === 'system') === isSystem)
        .flatMap(({ content }) => content)
        .flatMap((part) => (part.type === 'text' ? [part.text] : []));
    return {
      instructions: textsOf(true).join('\n'),
      texts: textsOf(false),
      pictures: messages
        .flatMap(({ content }) => content)
        .flatMap((part) => (part.type === 'image_url' ? [part.image_url.url] : [])),
      schema: format.json_schema.schema,
    };
  },
  answer: (text, ending, tokens) => ({
    id: 'chat_1',
    object: 'chat.completion',
    created: 1_770_000_000,
    model: 'answering-model',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: { stop: 'stop', length: 'length', refused: 'content_filter' }[ending],
      },
    ],
    usage: {
      prompt_tokens: tokens.input,
      prompt_tokens_details: { cached_tokens: tokens.cached },
      completion_tokens: tokens.output,
      total_tokens: tokens.input + tokens.output,
    },
  }),
  error: openAiError,
};
