import { z } from 'zod';
import type { LocalModelServer } from '../config/index.ts';
import { ExternalServiceError, fetchJson } from '../external-http/fetch-external.ts';

/** A model on this machine. */
export interface LocalModel {
  /** By its server's name for it. */
  readonly name: string;
  /** Size of its file; null if the server doesn't say. */
  readonly bytes: number | null;
  /** Whether its server says that it takes pictures. */
  readonly sees: boolean;
}

/**
 * Asks a model server on this machine which models it has.
 * @throws ExternalServiceError; ZodError if another program answers at this address
 */
export type ListModels = (url: string) => Promise<readonly LocalModel[]>;

/** Ends requests that nobody waits for anymore. */
const timeoutMs = 5000;

/** Model lists have some hundred bytes per model, and descriptions of models include their licenses. */
const maxBytes = 4 * 1024 * 1024;

/** More are not described: with that many, the user should choose one with AI_MODEL and AI_PROVIDER. */
const mostDescribed = 40;

const ollamaModels = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.number(),
      remote_host: z.string().optional(),
    }),
  ),
});

const ollamaModel = z.object({
  capabilities: z.array(z.string()).default([]),
  remote_host: z.string().optional(),
});

/**
 * Ollama: `GET /api/tags`, then `POST /api/show` for each model. Models that Ollama runs elsewhere, in its cloud, are left out,
 * as are those that it refuses to describe, such as a damaged one.
 */
const listOllama: ListModels = async (url) => {
  const ask = (path: string, body?: object) =>
    fetchJson({
      service: 'Ollama',
      url: new URL(`${url}${path}`),
      timeoutMs,
      maxBytes,
      ...(body === undefined ? {} : { body }),
    });
  const { models } = ollamaModels.parse(await ask('/api/tags'));
  const here = models.filter(({ name, remote_host: host }) => !host && !/[:-]cloud$/.test(name));
  const described = await Promise.all(
    here.slice(0, mostDescribed).map(async ({ name, size }) => {
      const description = await ask('/api/show', { model: name }).catch(ignoreRefusal);
      const shown = ollamaModel.safeParse(description);
      if (!shown.success || shown.data.remote_host) return [];
      return [{ name, bytes: size, sees: shown.data.capabilities.includes('vision') }];
    }),
  );
  return described.flat();
};

const studioModels = z.object({
  models: z.array(
    z.object({
      key: z.string(),
      size_bytes: z.number().nullish(),
      capabilities: z.object({ vision: z.boolean().default(false) }).nullish(),
    }),
  ),
});

const olderStudioModels = z.object({
  data: z.array(z.object({ id: z.string(), type: z.string() })),
});

/** LM Studio: `GET /api/v1/models`; versions before 0.4 know `GET /api/v0/models` alone, which tells no sizes. */
const listLmStudio: ListModels = async (url) => {
  const ask = (path: string) =>
    fetchJson({
      service: 'LM Studio',
      url: new URL(`${url}${path}`),
      timeoutMs,
      maxBytes,
    });
  // An older one answers unknown paths with an error, in some versions with status 200.
  const current = studioModels.safeParse(await ask('/api/v1/models').catch(ignoreRefusal));
  if (current.success) {
    return current.data.models.map(({ key, size_bytes: bytes = null, capabilities }) => ({
      name: key,
      bytes,
      sees: capabilities?.vision ?? false,
    }));
  }
  const older = olderStudioModels.parse(await ask('/api/v0/models'));
  return older.data.map(({ id, type }) => ({ name: id, bytes: null, sees: type === 'vlm' }));
};

function ignoreRefusal(error: unknown): null {
  if (error instanceof ExternalServiceError && error.status !== null) return null;
  throw error;
}

export const listModels: Readonly<Record<LocalModelServer, ListModels>> = {
  ollama: listOllama,
  'lm-studio': listLmStudio,
};
