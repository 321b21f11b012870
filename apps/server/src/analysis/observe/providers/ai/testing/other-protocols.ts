import { z } from 'zod';
import type { Protocol } from './protocol.ts';

const headerOf = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header;
const picture = z.string().transform((base64) => Buffer.from(base64, 'base64'));

const messagesRequest = z.object({
  model: z.string(),
  max_tokens: z.int(),
  system: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  messages: z.array(
    z.object({
      role: z.enum(['user', 'assistant']),
      content: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('text'), text: z.string() }),
          z.object({
            type: z.literal('image'),
            source: z.object({ media_type: z.literal('image/jpeg'), data: picture }),
          }),
        ]),
      ),
    }),
  ),
  output_config: z.object({
    format: z.object({ type: z.literal('json_schema'), schema: z.unknown() }),
  }),
});

/** Anthropic's Messages API. */
export const messagesProtocol: Protocol = {
  path: () => '/v1/messages',
  keyOf: (headers) => headerOf(headers['x-api-key']),
  read: (body) => {
    const { system, messages, output_config: config } = messagesRequest.parse(body);
    const parts = messages.flatMap(({ content }) => content);
    return {
      instructions: system.map(({ text }) => text).join('\n'),
      texts: parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])),
      pictures: parts.flatMap((part) => (part.type === 'image' ? [part.source.data] : [])),
      schema: config.format.schema,
    };
  },
  answer: (text, ending, tokens) => ({
    type: 'message',
    id: 'msg_1',
    role: 'assistant',
    model: 'answering-model',
    content: [{ type: 'text', text }],
    stop_reason: { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' }[ending],
    stop_sequence: null,
    usage: {
      // Anthropic reports cached input separately.
      input_tokens: tokens.input - tokens.cached,
      cache_read_input_tokens: tokens.cached,
      output_tokens: tokens.output,
    },
  }),
  error: (status, message) => ({
    type: 'error',
    error: { type: status === 529 ? 'overloaded_error' : 'api_error', message },
  }),
};

const generateContentRequest = z.object({
  systemInstruction: z.object({ parts: z.array(z.object({ text: z.string() })) }),
  contents: z.array(
    z.object({
      role: z.enum(['user', 'model']),
      parts: z.array(
        z.union([
          z.object({ text: z.string() }),
          z.object({ inlineData: z.object({ mimeType: z.literal('image/jpeg'), data: picture }) }),
        ]),
      ),
    }),
  ),
  generationConfig: z.object({
    responseMimeType: z.literal('application/json'),
    responseJsonSchema: z.unknown(),
  }),
});

/** Google's Gemini API. */
export const generateContentProtocol: Protocol = {
  path: (model) => `/v1/models/${model}:generateContent`,
  keyOf: (headers) => headerOf(headers['x-goog-api-key']),
  read: (body) => {
    const { systemInstruction, contents, generationConfig } = generateContentRequest.parse(body);
    const parts = contents.flatMap((turn) => turn.parts);
    return {
      instructions: systemInstruction.parts.map(({ text }) => text).join('\n'),
      texts: parts.flatMap((part) => ('text' in part ? [part.text] : [])),
      pictures: parts.flatMap((part) => ('inlineData' in part ? [part.inlineData.data] : [])),
      schema: generationConfig.responseJsonSchema,
    };
  },
  answer: (text, ending, tokens) => ({
    candidates: [
      {
        index: 0,
        content: { role: 'model', parts: [{ text }] },
        finishReason: { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' }[ending],
      },
    ],
    usageMetadata: {
      promptTokenCount: tokens.input,
      cachedContentTokenCount: tokens.cached,
      candidatesTokenCount: tokens.output,
      totalTokenCount: tokens.input + tokens.output,
    },
  }),
  error: (status, message) => ({ error: { code: status, message, status: `STATUS_${status}` } }),
};
