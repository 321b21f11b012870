import { assumedOutline } from '@dss/domain';
import { expect, it } from 'vitest';
import { hashPhotos, type AnalysisInputs } from './inputs.ts';

const provider = { id: 'test', modelName: 'test', schemaVersion: '1', promptVersion: '1' };
const inputs: AnalysisInputs = {
  center: { lat: 38.5, lng: -121.5 },
  outline: assumedOutline,
  frontFaces: null,
  photos: [],
};

it.each([
  ['a moved pin', { center: { lat: 38.5001, lng: -121.5 } }],
  ['a turned outline', { outline: { ...assumedOutline, rotation_deg: 45 } }],
  ['an outline that was removed', { outline: null }],
  ['a front that faces another way', { frontFaces: 'south' as const }],
])('%s is a changed input', (_what, change) => {
  expect(hashPhotos({ ...inputs, ...change }, provider)).not.toBe(hashPhotos(inputs, provider));
});

it('equal inputs are the same input', () => {
  expect(hashPhotos({ ...inputs }, provider)).toBe(hashPhotos(inputs, provider));
});
