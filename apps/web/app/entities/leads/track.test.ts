import type { Property } from '@dss/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { storageOver } from '../../lib/device/storage/testing/storages.ts';
import { forgetAddress, readLead, trackAddress, trackLead } from './track.ts';

const property: Property = {
  id: '11111111-1111-4111-8111-111111111111',
  user_id: null,
  address: 'Cabin',
  address_formatted: '1 Elm St, Paradise, CA',
  place_id: 'p1',
  lat: 39.75,
  lng: -121.62,
  coordinates_source: 'picked',
  outline: null,
  front_faces: null,
  front_faces_offered: null,
  missing_sides: [],
  created_at: '2026-11-23T00:00:00Z',
};
const address = {
  full_address: '1 Elm St, Paradise, CA',
  source: 'new_property',
  extra_data: {
    place_id: 'p1',
    lat: 39.75,
    lng: -121.62,
    formatted_address: '1 Elm St, Paradise, CA',
  },
};
const lead = { email: 'maura@example.org', phone: null, first_name: 'Maura', last_name: null };

let kept: Map<string, string>;
let sent: unknown[];

beforeEach(() => {
  kept = new Map();
  sent = [];
  vi.stubGlobal('localStorage', storageOver(kept));
  vi.stubGlobal('sessionStorage', storageOver(new Map()));
  vi.stubGlobal('location', new URL('https://score.example/new-property'));
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push({ path, ...JSON.parse(body) });
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});

afterEach(() => vi.unstubAllGlobals());

const untilSent = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));

test('an address is sent with its property', async () => {
  trackAddress(property, true);
  await untilSent(1);
  expect(sent).toMatchObject([
    { path: '/api/leads', address, property_id: property.id, share: true },
  ]);
});

test('an address is kept in this browser until its property is gone', () => {
  trackAddress(property, true);
  expect(kept.has('dss-address')).toBe(true);
  forgetAddress('22222222-2222-4222-8222-222222222222');
  expect(kept.has('dss-address')).toBe(true);
  forgetAddress(property.id);
  expect(kept.has('dss-address')).toBe(false);
});

test('a lead is sent with the address of the same property only', async () => {
  trackAddress(property, false);
  trackLead(lead, property.id, false);
  trackLead(lead, '22222222-2222-4222-8222-222222222222', false);
  await untilSent(3);
  expect(sent).toMatchObject([{}, { lead, address, share: false }, { lead, address: null }]);
  expect(readLead()).toEqual(lead);
});

test('a failure is only logged to the console', async () => {
  const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  trackAddress(property, false);
  await vi.waitFor(() => expect(noted).toHaveBeenCalledOnce());
  noted.mockRestore();
});
