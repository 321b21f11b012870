import type { ListedProperty, Photo } from '@dss/domain';

type Placement = NonNullable<Photo['placement']>;

/** What the request says of a photo. */
interface PlacedPhoto extends Pick<Photo, 'image_id' | 'source_url'> {
  readonly placement: Pick<Placement, 'x_rel' | 'y_rel' | 'lat' | 'lng' | 'caption'> | null;
}

/** What may be said of the model that an operator chose. */
interface Override {
  readonly model?: string;
  readonly schema_version?: string;
}

/** The body of a request for an analysis, as surrounding features, section 7, gives it. */
export function analyzeRequest(
  { id, lat, lng }: Pick<ListedProperty, 'id' | 'lat' | 'lng'>,
  photos: readonly PlacedPhoto[],
  override: Override,
) {
  return {
    property_id: id,
    place: { lat, lng },
    images: photos.map(({ image_id: imageId, source_url: path }) => ({ image_id: imageId, path })),
    placements: photos.flatMap(({ image_id: imageId, placement }) =>
      placement === null
        ? []
        : [
            {
              image_id: imageId,
              x_rel: placement.x_rel,
              y_rel: placement.y_rel,
              lat: placement.lat,
              lng: placement.lng,
              caption: placement.caption,
            },
          ],
    ),
    ...override,
  };
}
