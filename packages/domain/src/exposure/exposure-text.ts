import { factSources } from '../address-facts/index.ts';
import type { FactMap } from '../mapped/index.ts';
import type { Exposure, ExposureOpen } from '../scoring/result.ts';
import type { Locale } from '../locales/index.ts';
import type { MappedExposure } from './exposure-on-maps.ts';

type Reason = Exposure['reasons'][number];

interface ExposureWords {
  readonly level: (level: string, atLeast: boolean) => string;
  readonly levels: Readonly<Record<Exposure['level'], string>>;
  readonly why: (reasons: string) => string;
  readonly none: string;
  readonly unknown: (open: string) => string;
  readonly open: Readonly<Record<ExposureOpen, string>>;
  readonly reasons: Readonly<Record<Reason['kind'], string>>;
  /** Of what a map says and nobody has confirmed: as of when it holds, where it says that, else when it was asked. */
  readonly onMap: (publisher: string, askedOn: string) => string;
  readonly onDatedMap: (publisher: string, dataFrom: string) => string;
  /** Languages as they are written in the United States. */
  readonly format: string;
}

const words: Readonly<Record<Locale, ExposureWords>> = {
  en: {
    level: (level, atLeast) => `Exposure: ${atLeast ? 'at least ' : ''}${level}`,
    levels: { low: 'low', moderate: 'moderate', high: 'high', extreme: 'extreme' },
    why: (reasons) =>
      `There is ${reasons}. That can hardly be changed; how the house is built and kept can.`,
    none: 'As far as is known, no other house or garage stands within 30 feet, and no slope below is steeper than 20%.',
    unknown: (open) => `Exposure: not known yet. It waits for answers about ${open}.`,
    open: {
      neighbors: 'nearby buildings',
      far_neighbors: 'buildings 30 to 50 feet away',
      slope: 'slopes',
      ridge: 'ridges',
    },
    reasons: {
      under_ten_feet: 'a building less than 10 feet away',
      under_thirty_feet: 'a building within 30 feet',
      under_fifty_feet: 'a building 30 to 50 feet away',
      slope: 'a slope of more than 20% below the house',
      steep_slope: 'a slope of more than 40% below the house',
      ridge: 'a ridge, a saddle or a narrow canyon where the house stands',
    },
    onMap: (publisher, askedOn) => `${publisher} map, asked on ${askedOn}`,
    onDatedMap: (publisher, dataFrom) => `${publisher} map, data from ${dataFrom}`,
    format: 'en-US',
  },
  es: {
    level: (level, atLeast) => `Exposición: ${atLeast ? 'al menos ' : ''}${level}`,
    levels: { low: 'baja', moderate: 'moderada', high: 'alta', extreme: 'extrema' },
    why: (reasons) =>
      `Hay ${reasons}. Eso casi no se puede cambiar; cómo está construida y cuidada la casa, sí.`,
    none: 'Que se sepa, no hay otra casa ni otro garaje a menos de 30 pies, y debajo no hay una pendiente de más de 20%.',
    unknown: (open) => `Exposición: todavía no se conoce. Faltan respuestas sobre ${open}.`,
    open: {
      neighbors: 'construcciones cercanas',
      far_neighbors: 'construcciones a una distancia de 30 a 50 pies',
      slope: 'pendientes',
      ridge: 'crestas',
    },
    reasons: {
      under_ten_feet: 'una construcción a menos de 10 pies',
      under_thirty_feet: 'una construcción a menos de 30 pies',
      under_fifty_feet: 'una construcción a una distancia de 30 a 50 pies',
      slope: 'una pendiente de más de 20% debajo de la casa',
      steep_slope: 'una pendiente de más de 40% debajo de la casa',
      ridge: 'una loma, un paso entre cerros o un cañón angosto donde está la casa',
    },
    onMap: (publisher, askedOn) => `mapa de ${publisher}, consultado el ${askedOn}`,
    onDatedMap: (publisher, dataFrom) => `mapa de ${publisher}, datos del ${dataFrom}`,
    format: 'es-US',
  },
};

/** Words that only whoever shows a home has. */
export interface HomeWords {
  /** The sides of a reason. Those of a map are the compass's. */
  readonly sidesOf?: (sides: Reason['sides'], isOnMap: boolean) => string;
  /** A day of a calendar, such as '2026-11-23'. */
  readonly dayText?: (day: string) => string;
}

/**
 * How exposed a home is, and why, as reports, mails and the terminal say it. Pages say the same from their own messages. What rests on a
 * map names it.
 */
export function exposureText(
  exposure: Exposure | MappedExposure,
  locale: Locale,
  { sidesOf, dayText = (day) => day }: HomeWords = {},
): string {
  const { level, at_least: atLeast, reasons } = exposure;
  const said = words[locale];
  const list = new Intl.ListFormat(said.format, { type: 'conjunction' });
  const onMaps = 'on_maps' in exposure ? exposure.on_maps : [];
  const told = reasons.map((reason) => ({ ...reason, isOnMap: false, map: null }));
  const mapped = onMaps
    // Without their sides, the same would be told twice.
    .filter(({ kind }) => sidesOf !== undefined || !reasons.some((each) => each.kind === kind))
    .map((reason) => ({ ...reason, isOnMap: true }));
  const why = [...told, ...mapped].map(({ kind, sides, isOnMap, map }) => {
    const notes = [
      ...(sidesOf === undefined || sides.includes('whole_house') ? [] : [sidesOf(sides, isOnMap)]),
      ...(map === null ? [] : [mapText(map, said, dayText)]),
    ];
    return notes.length === 0 ? said.reasons[kind] : `${said.reasons[kind]} (${notes.join('; ')})`;
  });
  const because = why.length === 0 ? said.none : said.why(list.format(why));
  return `${said.level(said.levels[level], atLeast)}. ${because}`;
}

/** What could, where that wasn't kept with a result. Buildings nearby are near and farther ones. */
const anything: readonly ExposureOpen[] = ['neighbors', 'slope', 'ridge'];

/** The same of a home of which too little is known. @param open what could still raise it */
export function unknownExposureText(open: readonly ExposureOpen[], locale: Locale): string {
  const said = words[locale];
  const list = new Intl.ListFormat(said.format, { type: 'disjunction' });
  const named = open.length === 0 ? anything : open;
  return said.unknown(list.format(named.map((kind) => said.open[kind])));
}

function mapText(
  { source, asked_on: askedOn, data_from: dataFrom }: FactMap,
  said: ExposureWords,
  dayText: (day: string) => string,
): string {
  const { publisher } = factSources[source];
  return dataFrom === null
    ? said.onMap(publisher, dayText(askedOn))
    : said.onDatedMap(publisher, dayText(dataFrom));
}
