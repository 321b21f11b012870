import { expect, test } from 'vitest';

import { analyzeRequest } from './analyze-request.ts';

const home = { id: 'home', lat: 38.7, lng: -120.8 };
const placement = {
  x_rel: 0.5,
  y_rel: 0.25,
  lat: 38.71,
  lng: -120.8,
  caption: null,
};

test('the request names the photos with their places, as well as the model that an operator chose', () => {
  const photos = [
    { image_id: 'front', source_url: 'dss-images/home/front.jpg', placement },
    { image_id: 'side', source_url: 'dss-images/home/side.jpg', placement: null },
  ];
  const plain = {
    property_id: 'home',
    place: { lat: 38.7, lng: -120.8 },
    images: [
      { image_id: 'front', path: 'dss-images/home/front.jpg' },
      { image_id: 'side', path: 'dss-images/home/side.jpg' },
    ],
    placements: [
      { image_id: 'front', x_rel: 0.5, y_rel: 0.25, lat: 38.71, lng: -120.8, caption: null },
    ],
  };
  expect(analyzeRequest(home, photos, {})).toEqual(plain);
  const override = { model: 'gpt-5-mini', schema_version: 'v0.3' };
  expect(analyzeRequest(home, photos, override)).toEqual({ ...plain, ...override });
});
