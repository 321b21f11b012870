import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { AiConfig } from '../../../../../config/index.ts';
import { lmStudioProtocol, ollamaProtocol } from './local-protocols.ts';
import { chatProtocol, responsesProtocol } from './openai-protocols.ts';
import { generateContentProtocol, messagesProtocol } from './other-protocols.ts';
import type { ModelRequest, Ending, Protocol, ReportedTokens } from './protocol.ts';

const protocols: Readonly<Record<AiConfig['provider'], Protocol>> = {
  openai: responsesProtocol,
  'openai-compatible': chatProtocol,
  anthropic: messagesProtocol,
  google: generateContentProtocol,
  ollama: ollamaProtocol,
  'lm-studio': lmStudioProtocol,
};

export const testKey = 'key-of-the-tests';

/** Model names that the SDK knows, because its requests depend on the model. */
const models: Readonly<Record<AiConfig['provider'], string>> = {
  openai: 'gpt-5-2025-08-07',
  'openai-compatible': 'qwen3-vl',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-pro',
  ollama: 'qwen2.5vl:7b',
  'lm-studio': 'qwen/qwen2.5-vl-7b',
};

/** One received call. */
export interface ReceivedCall extends ModelRequest {
  /** Starts at 1. */
  readonly number: number;
  /** The exact request body. */
  readonly body: string;
  /** Resolves when the client disconnects before it has its answer. */
  readonly cutOff: Promise<void>;
}

/**
 * How to respond to a call: an answer as text or JSON, or an error with its status. 'break' closes the connection, 'break off'
 * closes it in the middle of the answer, 'go on and on' starts an answer that never ends, 'no protocol' answers with a page.
 */
export type ServerReply =
  | { readonly answer: unknown; readonly ending?: Ending; readonly tokens?: ReportedTokens }
  | {
      readonly status: number;
      readonly message?: string;
      readonly headers?: Readonly<Record<string, string>>;
      /** Replaces the protocol's plain error. */
      readonly body?: object;
    }
  | 'break'
  | 'break off'
  | 'go on and on'
  | 'no protocol';

export type Respond = (call: ReceivedCall) => ServerReply | Promise<ServerReply>;

export interface ModelServer {
  readonly config: AiConfig;
  readonly calls: readonly ReceivedCall[];
  /** The highest number of calls that were unanswered at the same time. */
  readonly maxAtOnce: () => number;
  /** Refuses connections, as if it had been quit. */
  readonly quit: () => Promise<void>;
  /** Takes connections at the same address again. */
  readonly comeBack: () => Promise<void>;
  /** @throws Error naming each request that didn't follow the protocol */
  readonly close: () => Promise<void>;
}

/** A provider's server on this machine: speaks the real protocol, records every call, and fails on unknown requests. */
export async function startModelServer(
  respond: Respond,
  changes: Partial<AiConfig> = {},
): Promise<ModelServer> {
  const provider = changes.provider ?? 'openai';
  const protocol = protocols[provider];
  const calls: ReceivedCall[] = [];
  const unexpected: string[] = [];
  let atOnce = 0;
  let maxAtOnce = 0;

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    if (method !== 'POST' || url !== protocol.path(models[provider])) {
      const sent = await textOf(request);
      const answer = protocol.besides?.(method, url, sent === '' ? null : JSON.parse(sent));
      if (answer === undefined) throw new Error(`${method} ${url}`);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
      return;
    }
    if (protocol.keyOf !== null && protocol.keyOf(request.headers) !== testKey)
      throw new Error('a call without the key');
    const cutOff = Promise.withResolvers<void>();
    response.once('close', () => {
      if (!response.writableFinished) cutOff.resolve();
    });
    const body = await textOf(request);
    const asked = protocol.read(JSON.parse(body));
    const call = { ...asked, body, number: calls.length + 1, cutOff: cutOff.promise };
    calls.push(call);
    const reply = await respond(call);
    if (reply === 'break') {
      request.socket.destroy();
      return;
    }
    if (reply === 'break off') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"id":', () => request.socket.destroy());
      return;
    }
    if (reply === 'go on and on') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      await pipeline(endlessText, response).catch(() => undefined);
      return;
    }
    if (reply === 'no protocol') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<html>Welcome</html>');
      return;
    }
    const [status, headers, answer] =
      'status' in reply
        ? [
            reply.status,
            reply.headers,
            reply.body ?? protocol.error(reply.status, reply.message ?? 'no'),
          ]
        : [200, {}, answerBody(protocol, reply)];
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(answer));
  };

  const server = createServer((request, response) => {
    atOnce++;
    maxAtOnce = Math.max(maxAtOnce, atOnce);
    response.once('close', () => atOnce--);
    receive(request, response).catch((error: unknown) => {
      unexpected.push(String(error));
      if (!response.headersSent) response.writeHead(400);
      response.end(JSON.stringify(protocol.error(400, String(error))));
    });
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const { port } = z.object({ port: z.number() }).parse(server.address());

  return {
    config: {
      provider,
      model: models[provider],
      apiKey: protocol.keyOf === null ? null : testKey,
      baseUrl: `http://127.0.0.1:${port}${protocol.keyOf === null ? '' : '/v1'}`,
      schemaVersion: 'v0.3',
      timeoutMs: 10_000,
      concurrency: 4,
      prices: { input: 1.25, cachedInput: 0.125, output: 10 },
      monthlyBudgetUsd: null,
      merge: false,
      sort: false,
      ...changes,
    },
    calls,
    maxAtOnce: () => maxAtOnce,
    quit: () => stopListening(server),
    comeBack: () => listen(port),
    close: async () => {
      if (server.listening) await stopListening(server);
      if (unexpected.length > 0) throw new Error(`unexpected: ${unexpected.join('; ')}`);
    },
  };
}

async function stopListening(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

/** White space without end, which may precede any JSON. */
function* endlessText(): Generator<Buffer> {
  const some = Buffer.alloc(64 * 1024, ' ');
  for (;;) yield some;
}

const someTokens: ReportedTokens = { input: 1000, cached: 0, output: 200 };

function answerBody(
  protocol: Protocol,
  reply: Extract<ServerReply, { readonly answer: unknown }>,
): object {
  const { answer, ending = 'stop', tokens = someTokens } = reply;
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return protocol.answer(text, ending, tokens);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(request, 'end');
  return Buffer.concat(chunks).toString('utf8');
}
