import { z } from 'zod';

import { localStore, readJson, type BrowserStore } from '../../lib/device/storage/browser-store.ts';

export const modelOverrideKey = 'ops-model-override';

export interface ModelOverride {
  readonly enabled: boolean;
  readonly model_name: string;
  readonly schema_version: string;
}

export const defaultOverride: ModelOverride = {
  enabled: false,
  model_name: 'gpt-5-2025-08-07',
  schema_version: 'v0.3',
};

const overrideSchema = z.object({
  enabled: z.boolean(),
  model_name: z.string().max(200),
  schema_version: z.string().max(100),
});

/** The model that an operator chose in this browser. The server heeds it from operators only. */
export function readModelOverride(store: BrowserStore = localStore): ModelOverride {
  return readJson(store, modelOverrideKey, (kept) => {
    const { data } = overrideSchema.safeParse(kept);
    return data ?? defaultOverride;
  });
}

export function saveModelOverride(override: ModelOverride, store: BrowserStore = localStore): void {
  store.write(modelOverrideKey, JSON.stringify(override));
}

/** The part of a request for an analysis that chooses the model; empty unless the override is on. */
export function chosenModel(store: BrowserStore = localStore): {
  readonly model?: string;
  readonly schema_version?: string;
} {
  const { enabled, model_name: model, schema_version: version } = readModelOverride(store);
  if (!enabled) return {};
  return {
    ...(model.trim() !== '' && { model: model.trim() }),
    ...(version.trim() !== '' && { schema_version: version.trim() }),
  };
}
