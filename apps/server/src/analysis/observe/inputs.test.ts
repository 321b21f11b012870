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

it('a moved pin, a turned outline, one taken away and a front that faces somewhere are each a changed input', () => {
  const hashes = [
    inputs,
    { ...inputs, center: { lat: 38.5001, lng: -121.5 } },
    { ...inputs, outline: { ...assumedOutline, rotation_deg: 45 } },
    { ...inputs, outline: null },
    { ...inputs, frontFaces: 'south' as const },
  ].map((each) => hashPhotos(each, provider));

  expect(new Set(hashes).size).toBe(5);
  expect(hashPhotos({ ...inputs }, provider)).toBe(hashes[0]);
});
