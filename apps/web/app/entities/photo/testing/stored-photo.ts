import type { Photo } from '@dss/domain';

/** A photo as the server returns it. */
export function storedPhoto(imageId: string): Photo {
  return {
    id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c004',
    image_id: imageId,
    property_id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002',
    source_url: 'dss-images/a/b.jpg',
    file_name: null,
    width: 4,
    height: 3,
    bytes: 1,
    sha256: '',
    chosen_sha256: null,
    evidence: { browser: null, device: null, server: null },
    signed_url: '/photos/1',
    thumbnail_url: '/photos/2',
    urls_expire_at: '2026-07-01T13:00:00.000Z',
    proposed_side: null,
    proposed_area: null,
    placement: null,
    created_at: '2026-07-01T12:00:00.000Z',
  };
}

type Placement = NonNullable<Photo['placement']>;

/** What its owner said of a photo, by default nothing. */
export function placementOf(changes: Partial<Placement> = {}): Placement {
  return {
    id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c005',
    property_id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002',
    image_id: 'front',
    x_rel: null,
    y_rel: null,
    lat: null,
    lng: null,
    caption: null,
    direction: null,
    direction_said_as: 'house',
    area: null,
    name: null,
    updated_at: '2026-07-01T12:00:00.000Z',
    ...changes,
  };
}
