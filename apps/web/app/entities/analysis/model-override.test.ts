import { expect, test } from 'vitest';

import { createBrowserStore } from '../../lib/device/storage/browser-store.ts';
import { storageOver } from '../../lib/device/storage/testing/storages.ts';
import {
  chosenModel,
  defaultOverride,
  modelOverrideKey,
  readModelOverride,
  saveModelOverride,
} from './model-override.ts';

function store(kept = new Map<string, string>()) {
  return createBrowserStore(() => storageOver(kept));
}

test('the override starts turned off, with the default model', () => {
  expect(readModelOverride(store())).toEqual({
    enabled: false,
    model_name: 'gpt-5-2025-08-07',
    schema_version: 'v0.3',
  });
  expect(chosenModel(store())).toEqual({});
});

test('an override that is on goes with the request', () => {
  const on = store();
  saveModelOverride({ enabled: true, model_name: ' gpt-5-mini ', schema_version: '' }, on);
  expect(chosenModel(on)).toEqual({ model: 'gpt-5-mini' });
});

test('a value of another shape under its key counts as none', () => {
  for (const text of ['no JSON', '{"enabled":"yes"}', 'null']) {
    expect(readModelOverride(store(new Map([[modelOverrideKey, text]])))).toEqual(defaultOverride);
  }
});
