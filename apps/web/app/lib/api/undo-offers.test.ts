import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { offerUndo, undoOffers, withdrawOffer } from './undo-offers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const photo = (imageId: string) =>
  ({ kind: 'photo', propertyId: 'a property', imageId, name: `${imageId}.jpg` }) as const;
const offered = () => undoOffers.getState().map(({ deleted }) => deleted.name);

test('undo is offered for ten seconds', () => {
  offerUndo(photo('front'));
  vi.advanceTimersByTime(9999);
  expect(offered()).toEqual(['front.jpg']);
  vi.advanceTimersByTime(1);
  expect(offered()).toEqual([]);
});

test('each of several offers has its own ten seconds', () => {
  offerUndo(photo('front'));
  vi.advanceTimersByTime(6000);
  offerUndo(photo('back'));
  expect(offered()).toEqual(['front.jpg', 'back.jpg']);
  vi.advanceTimersByTime(5000);
  expect(offered()).toEqual(['back.jpg']);
});

test('an offer is used once', () => {
  offerUndo(photo('front'));
  const [offer] = undoOffers.getState();
  expect([withdrawOffer(offer?.id ?? 0), withdrawOffer(offer?.id ?? 0)]).toEqual([true, false]);
});

test('undoing a photo is no longer offered once its property is deleted', () => {
  const property = { kind: 'property', propertyId: 'a property', name: '1 Elm St' } as const;
  offerUndo(photo('front'));
  offerUndo({ ...property, remember: () => undefined });
  expect(offered()).toEqual(['1 Elm St']);
});
