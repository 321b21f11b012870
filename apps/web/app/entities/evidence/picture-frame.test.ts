import { expect, test } from 'vitest';

import { framePicture } from './picture-frame.ts';

const ratios = [0.4, 0.75, 1, 4 / 3, 2.5];
const shares = [0.02, 0.2, 0.6, 1];
const boxes = shares.flatMap((width) =>
  shares.flatMap((height) =>
    [0, 0.5, 1].map((place) => ({
      x: place * (1 - width),
      y: (1 - place) * (1 - height),
      width,
      height,
    })),
  ),
);
const cases = ratios.flatMap((picture) =>
  ratios.flatMap((frame) => [null, ...boxes].map((box) => ({ picture, frame, box }))),
);

test('a framed picture keeps its proportions', () => {
  for (const { picture, frame, box } of cases) {
    const { width, height } = framePicture(picture, frame, box);
    expect((width * frame) / height).toBeCloseTo(picture, 6);
  }
});

/** Whether a picture that covers its frame would show the box with room around it. */
const hasRoom = ({ picture, frame, box }: (typeof cases)[number]) =>
  box === null ||
  Math.max(box.width * Math.max(1, picture / frame), box.height * Math.max(1, frame / picture)) <=
    0.9;

test('a framed picture leaves no gap in its frame where there is room for the box', () => {
  for (const { picture, frame, box } of cases.filter(hasRoom)) {
    const { left, top, width, height } = framePicture(picture, frame, box);
    expect(Math.max(left, top)).toBeLessThan(1e-6);
    expect(Math.min(left + width, top + height)).toBeGreaterThan(100 - 1e-6);
  }
});

test('the whole box is always in the frame', () => {
  for (const { picture, frame, box } of cases) {
    if (box === null) continue;
    const { left, top, width, height } = framePicture(picture, frame, box);
    for (const at of [
      left + width * box.x,
      left + width * (box.x + box.width),
      top + height * box.y,
      top + height * (box.y + box.height),
    ]) {
      expect(at).toBeGreaterThan(-1e-6);
      expect(at).toBeLessThan(100 + 1e-6);
    }
  }
});

test('a small box is zoomed in at most two and a half times', () => {
  const small = { x: 0.8, y: 0.1, width: 0.05, height: 0.05 };
  expect(framePicture(1, 1, small)).toEqual({ left: -150, top: 0, width: 250, height: 250 });
});
