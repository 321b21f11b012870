import {
  distinctFires,
  mayBeInCalifornia,
  type FactSourceId,
  type LatLng,
  type PastFire,
} from '@dss/domain';
import { queryLayer } from './arcgis.ts';
import {
  coarsePoint,
  known,
  nothingThere,
  numberOf,
  pointText,
  textOf,
  type FactService,
} from './fact-service.ts';

const mileMeters = 1609.344;
/** More than have burned anywhere within a mile since 1878. */
const mostFires = 200;

interface FireLayer {
  readonly service: string;
  readonly source: FactSourceId;
  readonly fields: { readonly year: string; readonly name: string; readonly acres: string };
}

const californiaLayer: FireLayer = {
  service: 'CAL FIRE past fires',
  source: 'california_fires',
  fields: { year: 'YEAR_', name: 'FIRE_NAME', acres: 'GIS_ACRES' },
};
const interagencyLayer: FireLayer = {
  service: 'NIFC past fires',
  source: 'interagency_fires',
  fields: { year: 'FIRE_YEAR_INT', name: 'INCIDENT', acres: 'GIS_ACRES' },
};

/** Fires within a mile: in California by its own map, which goes back furthest, elsewhere by the agencies' common one. */
export function pastFiresService(
  californiaUrl: string | null,
  elsewhereUrl: string | null,
): FactService<'past_fires'> {
  const layerOf = (position: LatLng) =>
    mayBeInCalifornia(position)
      ? { ...californiaLayer, url: californiaUrl }
      : { ...interagencyLayer, url: elsewhereUrl };
  return {
    question: ({ position }) => [layerOf(position).url ?? '', pointText(coarsePoint(position))],
    ask: async ({ position }, today) => {
      const { service, source, fields, url } = layerOf(position);
      if (url === null) return { status: 'not_known', reason: 'off' };
      const features = await queryLayer({
        service,
        layer: url,
        where: { point: coarsePoint(position), withinMeters: mileMeters },
        fields: Object.values(fields),
      });
      const fires = features.flatMap((each): PastFire[] => {
        const year = numberOf(each.attribute(fields.year));
        if (year === null || !Number.isInteger(year) || year < 1800 || year > 2200) return [];
        const acres = numberOf(each.attribute(fields.acres));
        return [
          {
            name: textOf(each.attribute(fields.name))?.slice(0, 200) ?? null,
            year,
            acres: acres === null || acres < 0 ? null : acres,
          },
        ];
      });
      const distinct = distinctFires(fires).slice(0, mostFires);
      return distinct.length === 0
        ? nothingThere(source, { today })
        : known(source, { fires: distinct }, { today });
    },
  };
}
