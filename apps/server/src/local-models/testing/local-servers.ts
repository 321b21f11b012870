import { z } from 'zod';
import type { ServiceProtocol } from '../../external-http/testing/service-server.ts';

const gigabyte = 1024 ** 3;

/** A model that a local server has. */
export interface ServedModel {
  readonly name: string;
  readonly gigabytes: number;
  readonly sees: boolean;
  /** Ollama runs it in its cloud. */
  readonly elsewhere?: boolean;
}

/** Ollama's lists of models: `GET /api/tags` and `POST /api/show`. */
export function ollamaWith(models: readonly ServedModel[]): ServiceProtocol {
  return ({ method, path, body }) => {
    if (method === 'GET' && path === '/api/tags') {
      return {
        json: {
          models: models.map(({ name, gigabytes, elsewhere = false }) => ({
            name,
            model: name,
            ...(elsewhere ? { remote_host: 'https://ollama.com:443' } : {}),
            modified_at: '2026-06-01T00:00:00Z',
            size: gigabytes * gigabyte,
            details: { format: 'gguf', family: 'qwen25vl' },
          })),
        },
      };
    }
    if (method !== 'POST' || path !== '/api/show') throw new Error(`${method} ${path}`);
    const asked = z.object({ model: z.string() }).parse(body);
    const model = models.find(({ name }) => name === asked.model);
    if (model === undefined) throw new Error(`no model ${asked.model}`);
    return {
      json: {
        license: 'Apache License 2.0',
        capabilities: model.sees ? ['completion', 'vision'] : ['completion', 'tools'],
      },
    };
  };
}

/** LM Studio's list of models: `GET /api/v1/models`. */
export function lmStudioWith(models: readonly ServedModel[]): ServiceProtocol {
  return ({ method, path }) => {
    if (method !== 'GET' || path !== '/api/v1/models') throw new Error(`${method} ${path}`);
    return {
      json: {
        models: [
          { type: 'embedding', key: 'nomic-embed-text', size_bytes: 84_000_000 },
          ...models.map(({ name, gigabytes, sees }) => ({
            type: 'llm',
            key: name,
            size_bytes: gigabytes * gigabyte,
            loaded_instances: [],
            max_context_length: 131_072,
            capabilities: { vision: sees, trained_for_tool_use: true },
          })),
        ],
      },
    };
  };
}

/** LM Studio before 0.4: `GET /api/v0/models`; it answers paths that it doesn't know with an error and this status. */
export function olderLmStudioWith(
  models: readonly ServedModel[],
  status: 200 | 404,
): ServiceProtocol {
  return ({ method, path }) => {
    if (method === 'GET' && path === '/api/v0/models') {
      return {
        json: {
          object: 'list',
          data: [
            { id: 'nomic-embed-text', object: 'model', type: 'embeddings' },
            ...models.map(({ name, sees }) => ({
              id: name,
              object: 'model',
              type: sees ? 'vlm' : 'llm',
              state: 'not-loaded',
            })),
          ],
        },
      };
    }
    return { status, json: { error: `Unexpected endpoint or method. (${method} ${path})` } };
  };
}
