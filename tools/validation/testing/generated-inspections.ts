import { houseParts, type HousePart, type Part } from '../parts.ts';
import { randomFrom } from '../statistics.ts';

/** A record of the inspections, by the feature service's names of its columns. */
export type InspectionRecord = Readonly<Record<string, string>>;

/** A single-family home that stood in 2020 and of which everything is fine and known. */
export const soundHome: InspectionRecord = {
  OBJECTID: '1',
  DAMAGE: 'No Damage',
  HAZARDTYPE: 'Fire',
  INCIDENTNAME: 'Ridge',
  INCIDENTSTARTDATE: '9/8/2020 12:00:00 AM',
  STRUCTURETYPE: 'Single Family Residence Single Story',
  ROOFCONSTRUCTION: 'Asphalt',
  EAVES: 'Enclosed',
  VENTSCREEN: 'Mesh Screen <= 1/8"',
  EXTERIORSIDING: 'Stucco Brick Cement',
  WINDOWPANE: 'Multi Pane',
  DECKPORCHONGRADE: 'Masonry/Concrete',
  DECKPORCHELEVATED: 'No Deck/Porch',
  FENCEATTACHEDTOSTRUCTURE: 'No Fence',
};

export const destroyed: InspectionRecord = { DAMAGE: 'Destroyed (>50%)' };

const hazards: Readonly<Record<Part, InspectionRecord>> = {
  roof: { ROOFCONSTRUCTION: 'Wood' },
  vents: { VENTSCREEN: 'Mesh Screen > 1/8"' },
  eaves: { EAVES: 'Unenclosed' },
  windows: { WINDOWPANE: 'Single Pane' },
  siding: { EXTERIORSIDING: 'Wood' },
  deck: { DECKPORCHELEVATED: 'Wood' },
  fence: { FENCEATTACHEDTOSTRUCTURE: 'Combustible' },
};

export function withHazards(...parts: readonly Part[]): InspectionRecord {
  return changed(...parts.map((part) => hazards[part]));
}

/** Copies of a record, each with what is changed in it. */
export function homes(
  count: number,
  ...changes: readonly InspectionRecord[]
): readonly InspectionRecord[] {
  const home = changed(soundHome, ...changes);
  return Array.from({ length: count }, () => home);
}

/** A record with what the later ones change in it. */
function changed(...records: readonly InspectionRecord[]): InspectionRecord {
  return Object.fromEntries(records.flatMap((record) => Object.entries(record)));
}

/** What is true of the fires that are made up. */
export type Truth = {
  /** How much each hazard raises the log-odds of being destroyed. */
  readonly logOdds: Readonly<Partial<Record<HousePart, number>>>;
  readonly prevalences: Readonly<Record<HousePart, number>>;
  readonly seed: number;
};

/** Ten fires of 800 homes, each with a severity of its own, whose homes are the worse the more severe it is. */
export function fires({ logOdds, prevalences, seed }: Truth): readonly InspectionRecord[] {
  const random = randomFrom(seed);
  return Array.from({ length: 10 }, (_, fire) => {
    const severity = fire / 3 - 1.5;
    return Array.from({ length: 800 }, () => {
      const present = houseParts.filter(
        (part) => random() < prevalences[part] * (0.7 + fire * 0.06),
      );
      const risk = present.reduce((sum, part) => sum + (logOdds[part] ?? 0), severity - 0.5);
      const isDestroyed = random() < 1 / (1 + Math.exp(-risk));
      return homes(
        1,
        { INCIDENTNAME: `Fire ${fire}` },
        withHazards(...present),
        isDestroyed ? destroyed : {},
      );
    }).flat();
  }).flat();
}

/** The records as the feature service's download writes them. */
export function asCsv(records: readonly InspectionRecord[], nameOf = (column: string) => column) {
  const columns = Object.keys(soundHome);
  const line = (cells: readonly string[]) =>
    `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
  return [
    `\u{FEFF}${line(columns.map(nameOf))}`,
    ...records.map((record) => line(columns.map((column) => record[column] ?? ''))),
  ].join('');
}

/** The names of the columns in the download of data.ca.gov. */
export const namesOnTheWeb: Readonly<Record<string, string>> = {
  OBJECTID: 'OBJECTID',
  DAMAGE: '* Damage',
  HAZARDTYPE: 'Hazard Type',
  INCIDENTNAME: '* Incident Name',
  INCIDENTSTARTDATE: 'Incident Start Date',
  STRUCTURETYPE: '* Structure Type',
  ROOFCONSTRUCTION: '* Roof Construction',
  EAVES: '* Eaves',
  VENTSCREEN: '* Vent Screen',
  EXTERIORSIDING: '* Exterior Siding',
  WINDOWPANE: '* Window Pane',
  DECKPORCHONGRADE: '* Deck/Porch On Grade',
  DECKPORCHELEVATED: '* Deck/Porch Elevated',
  FENCEATTACHEDTOSTRUCTURE: '* Fence Attached to Structure',
};
