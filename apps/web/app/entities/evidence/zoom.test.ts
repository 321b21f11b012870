import { expect, test } from 'vitest';

import { fittedSize, panBy, pictureRect, wholePicture, zoomAt } from './zoom.ts';

const stage = { width: 400, height: 800 };
const landscape = fittedSize(4 / 3, stage);

test('a picture first fits its stage whole', () => {
  expect(landscape).toEqual({ width: 400, height: 300 });
  expect(fittedSize(1 / 4, stage)).toEqual({ width: 200, height: 800 });
});

test('the point under the fingers stays under them', () => {
  const point = { x: 20, y: -10 };
  const view = zoomAt({ scale: 4, x: 0, y: 0 }, 1.5, point, landscape, stage);
  expect(view.scale).toBe(6);
  // The point is over the same share of the picture before and after.
  expect((point.x - view.x) / (landscape.width * view.scale)).toBeCloseTo(
    point.x / (landscape.width * 4),
  );
});

test('zoom is limited to between one and eight times', () => {
  expect(zoomAt(wholePicture, 0.2, { x: 9, y: 9 }, landscape, stage)).toEqual(wholePicture);
  expect(zoomAt(wholePicture, 100, { x: 0, y: 0 }, landscape, stage).scale).toBe(8);
});

test('a zoomed picture leaves no gap wherever it is moved', () => {
  for (const factor of [2.7, 4, 8]) {
    for (const x of [-5000, -120, 0, 333, 5000]) {
      const zoomed = zoomAt(wholePicture, factor, { x: x / 30, y: 40 }, landscape, stage);
      const moved = panBy(zoomed, { x, y: -x }, landscape, stage);
      const rect = pictureRect(moved, landscape, stage);
      expect(Math.max(rect.left, rect.top)).toBeLessThan(1e-6);
      expect(rect.left + rect.width).toBeGreaterThan(stage.width - 1e-6);
      expect(rect.top + rect.height).toBeGreaterThan(stage.height - 1e-6);
    }
  }
});

test('a picture shown whole cannot be moved', () => {
  expect(panBy(wholePicture, { x: 50, y: 50 }, landscape, stage)).toEqual(wholePicture);
});
