import {
  communityLimits,
  signedArea,
  type CommunityFigures,
  type CoordinatedCommunity,
} from '@dss/domain';

const { fewestOwners, mostOfHome } = communityLimits;

/** Whoever has the file alone must know what its counts are. */
const howCounted = [
  `Homes whose owners chose to join, of at least ${fewestOwners} owners.`,
  'homes_joined is exact. Each other count is off by chance on purpose: a deviation of one more home is half as likely.',
  'Kinds of hazards that fewer homes have are left out.',
  `Sums of work (work_) take at most ${mostOfHome.hours} hours, $${mostOfHome.dollars} and ${mostOfHome.cubicYards} cubic yards of one home, and are off by chance: as much more as one home may add is half as likely.`,
  'Counts rest on what owners said and photographed. They are of the day as_of and may stay for three months or longer.',
  'The boundary, if there is one, is as the coordinator drew it.',
].join(' ');

/**
 * The published counts of a community as GeoJSON (RFC 7946), always in English: one feature with its boundary, or with no place while none
 * is drawn. What geographic software shows as columns is flat.
 */
export function countyGeoJson(
  { name, streets, dwellings, boundary }: CoordinatedCommunity,
  figures: CommunityFigures,
) {
  const { bands, work } = figures;
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: boundary === null ? null : polygonOf(boundary),
        properties: {
          name,
          streets: streets.join('; '),
          dwellings,
          as_of: figures.as_of,
          homes_joined: figures.homes,
          homes_excellent: bands.excellent,
          homes_good: bands.good,
          homes_fair: bands.fair,
          homes_poor: bands.poor,
          homes_without_score: bands.unrated,
          ...Object.fromEntries(
            figures.hazards.map(({ type, homes }) => [`homes_with_${type}`, homes]),
          ),
          homes_that_finished_work: figures.homes_with_work,
          ...(work !== null && {
            work_year: work.year,
            work_homes: work.homes,
            work_hours: work.hours,
            work_dollars: work.dollars,
            work_cubic_yards: work.cubic_yards,
          }),
          how_counted: howCounted,
        },
      },
    ],
  };
}

function polygonOf(boundary: NonNullable<CoordinatedCommunity['boundary']>) {
  const around = signedArea(boundary) > 0 ? boundary : [...boundary].reverse();
  // Ten centimeters.
  const ring = around.map(({ lat, lng }) => [Number(lng.toFixed(6)), Number(lat.toFixed(6))]);
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] };
}
