import type { Facing, Photo } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { placementOf, storedPhoto } from '../photo/testing/stored-photo.ts';
import { HouseSidesProvider } from '../house-sides/side-words.tsx';
import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { useOwnerPhotoText } from './use-owner-photo-text.ts';

const unknown = { lat: null, lng: null, accuracy_m: null, heading: null, heading_reference: null };

/** A photo of the back (north) of a house that faces south, at 2:32 in the afternoon. */
const photo: Photo = {
  ...storedPhoto('back-1'),
  evidence: {
    server: { ...unknown, taken_at: '2026-07-01T14:32:10-07:00' },
    browser: null,
    device: null,
  },
  placement: placementOf({ direction: 'north', area: 'Zone 0 (0-5ft from structure)' }),
  created_at: '2026-07-01T21:33:00.000Z',
};

const untimed: Photo = { ...photo, evidence: { server: null, browser: null, device: null } };

test('an answer’s photo is named by its side, area, day and time', () => {
  expect(textOf(photo)).toBe(
    'You said so; photo of the back, first five feet, Jul 1, 2026, 2:32 PM',
  );
});

test('a photo that doesn’t say when it was taken is named by when it was received', () => {
  expect(textOf(untimed)).toBe(
    'You said so; photo of the back, first five feet, received Jul 1, 2026, 2:33 PM',
  );
});

test('a photo without a side is named by its area', () => {
  const placement = photo.placement && { ...photo.placement, direction: null };
  expect(textOf({ ...photo, placement })).toBe(
    'You said so; photo of the first five feet, Jul 1, 2026, 2:32 PM',
  );
});

test('a photo without a label is only a photo', () => {
  expect(textOf({ ...photo, placement: null })).toBe('You said so; photo, Jul 1, 2026, 2:32 PM');
});

test('a side named by the compass stays one while nobody knows which way the front faces', () => {
  const placement = photo.placement && {
    ...photo.placement,
    direction_said_as: 'compass' as const,
  };
  const byCompass = { ...photo, placement };
  expect(textOf(byCompass, null)).toContain('photo of the north side');
  expect(textOf(byCompass, 'north')).toContain('photo of the front');
});

function textOf(shown: Photo, facing: Facing = null): string {
  const html = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <HouseSidesProvider
        property={{ front_faces: facing, lat: null, lng: null, missing_sides: [] }}
        photos={[shown]}
      >
        <OwnerPhotoText photo={shown} />
      </HouseSidesProvider>
    </MessageParts>,
  );
  return html.replaceAll(/\p{Zs}/gu, ' ');
}

function OwnerPhotoText({ photo: shown }: { photo: Photo }) {
  return useOwnerPhotoText()(shown, 'said');
}
