import {
  factSources,
  hazardZones,
  mayBeInCalifornia,
  responsibilityAreas,
  type AddressFactName,
  type FactSourceId,
  type HazardZone,
} from '@dss/domain';
import { queryLayer, type Feature } from './arcgis.ts';
import {
  known,
  notCovered,
  nothingThere,
  pointText,
  numberOf,
  roundedPoint,
  textOf,
  type AskedHome,
  type FactService,
} from './fact-service.ts';

const service = 'CAL FIRE';

/** Zones of both responsibility areas. A place is in one of them at most; where both answer, the worse zone counts. */
export function hazardZoneService(sraUrl: string, lraUrl: string): FactService<'hazard_zone'> {
  return inCalifornia([sraUrl, lraUrl], async (home, today) => {
    const fields = ['FHSZ'];
    const [sra, lra] = await Promise.all([
      atPoint(home, sraUrl, fields),
      atPoint(home, lraUrl, fields),
    ]);
    const worst = worse(worstZone(sra, 'fhsz_sra'), worstZone(lra, 'fhsz_lra'));
    if (worst === null) return nothingThere('fhsz_sra', { today });
    const { zone, source } = worst;
    return known(source, { zone }, { today, dataFrom: factSources[source].effectiveOn });
  });
}

/** The zone by the map that says who inspects at a sale. */
export function saleZoneService(url: string): FactService<'sale_zone'> {
  return inCalifornia([url], async (home, today) => {
    const found = worstZone(await atPoint(home, url, ['FHSZ']), 'fhsz_sale');
    return found === null
      ? nothingThere('fhsz_sale', { today })
      : known(found.source, { zone: found.zone }, { today });
  });
}

export function responsibilityService(url: string): FactService<'responsibility'> {
  return inCalifornia([url], async (home, today) => {
    const features = await atPoint(home, url, ['SRA']);
    const said = features.map((each) => textOf(each.attribute('SRA'))?.toUpperCase());
    const area = responsibilityAreas.find((each) => said.includes(each));
    return area === undefined
      ? nothingThere('california_responsibility', { today })
      : known('california_responsibility', { area }, { today });
  });
}

export function fireDistrictService(url: string): FactService<'fire_district'> {
  return inCalifornia([url], async (home, today) => {
    const features = await atPoint(home, url, ['Name', 'County', 'Phone']);
    const districts = features.flatMap((each) => {
      const name = textOf(each.attribute('Name'));
      const phone = textOf(each.attribute('Phone'));
      return name === null ? [] : [{ name, phone, county: textOf(each.attribute('County')) }];
    });
    const district = districts.find(({ phone }) => phone !== null) ?? districts[0];
    return district === undefined
      ? nothingThere('california_fire_districts', { today })
      : known('california_fire_districts', district, { today });
  });
}

/** Asks only of homes that may be in California, and for all within a few meters only once. */
function inCalifornia<Name extends AddressFactName>(
  urls: readonly string[],
  ask: FactService<Name>['ask'],
): FactService<Name> {
  return {
    question: ({ position }) => [...urls, pointText(roundedPoint(position))],
    ask: async (home, today) => (mayBeInCalifornia(home.position) ? ask(home, today) : notCovered),
  };
}

function atPoint(
  { position }: AskedHome,
  layer: string,
  fields: readonly string[],
): Promise<readonly Feature[]> {
  return queryLayer({ service, layer, where: { point: roundedPoint(position) }, fields });
}

interface FoundZone {
  readonly zone: HazardZone;
  readonly source: FactSourceId;
}

/** By `FHSZ`: 1 to 3, or a number below 0 where the map says that there is no wildland. */
function worstZone(features: readonly Feature[], source: FactSourceId): FoundZone | null {
  return features.reduce<FoundZone | null>((worst, feature) => {
    const code = numberOf(feature.attribute('FHSZ'));
    if (code === null) return worst;
    const zone = code < 0 ? 'non_wildland' : hazardZones[code];
    return zone === undefined || code === 0 ? worst : worse(worst, { zone, source });
  }, null);
}

function worse(one: FoundZone | null, other: FoundZone | null): FoundZone | null {
  if (one === null || other === null) return one ?? other;
  return hazardZones.indexOf(other.zone) > hazardZones.indexOf(one.zone) ? other : one;
}
