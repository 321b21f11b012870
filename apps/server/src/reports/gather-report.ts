import {
  DssError,
  exposureOnMaps,
  finishedWork,
  openMappedFacts,
  type Attribution,
  type Locale,
  type Photo,
  type Property,
  planOfResult,
} from '@dss/domain';
import { eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { readAddressFacts, type HomeFactsDependencies } from '../address-facts/home-facts.ts';
import { listAnalyses } from '../analysis/result/read-analyses.ts';
import { listAnswers } from '../corrections/answers.ts';
import { listDisputes } from '../corrections/disputes.ts';
import { assertOwned, tables, type Actor } from '../db/index.ts';
import type { Imagery } from '../imagery/imagery.ts';
import { listPhotos, type PhotoDependencies } from '../photos/photo.ts';
import { readPlan } from '../plan/planned-actions.ts';
import { readEarlierAddresses } from '../properties/change-address.ts';
import { readProperty } from '../properties/property.ts';
import type { PacketData, ReportData, ReportPicture } from './document/report-data.ts';
import { readSalePapers, type PapersOf } from '../sales/papers.ts';

export interface ReportDependencies extends PhotoDependencies, HomeFactsDependencies {
  readonly imagery: Imagery;
  readonly imageryAttribution: readonly Attribution[];
}

/** What every file with a code says of itself. */
export interface SealedFile {
  readonly locale: Locale;
  readonly code: string;
  readonly checkUrl: string;
  readonly madeAt: Date;
}

export interface ReportRequest extends SealedFile {
  readonly propertyId: string;
}

/** Pictures are this wide, or narrower where there are so many that the report would be too large to mail. */
const pictureWidths = { few: 840, many: 520, upTo: 20 } as const;
/** For the contact sheet; smaller where there are very many. */
const thumbnailWidths = { few: 440, many: 220, upTo: 40 } as const;
const mapWidth = 800;
const picturesAtOnce = 4;

/**
 * Everything that a report says about a home, as it is now.
 * @throws DssError `property_not_found` unless the actor owns it, `analysis_not_found`
 */
export async function gatherReport(
  dependencies: ReportDependencies,
  actor: Actor | null,
  { propertyId, locale, code, checkUrl, madeAt }: ReportRequest,
): Promise<ReportData> {
  const { db } = dependencies;
  await db.asActor(actor, (tx) => assertOwned(tx, propertyId));
  const property = await readProperty(db, actor, propertyId);
  const [analysis] = await listAnalyses(db, actor, propertyId, 1, locale);
  if (analysis === undefined) throw new DssError('analysis_not_found');
  const photos = await listPhotos(dependencies, actor, propertyId);
  const { explanation, photos: looks } = analysis;
  const plan = await readPlan(dependencies, actor, propertyId);
  const done = plan.done.map(({ step_id: stepId, done_on: doneOn }) => ({
    step_id: stepId,
    done_on: doneOn,
  }));
  const work = finishedWork({ explanation, looks, done, photos });
  const answers = await listAnswers(db, actor, propertyId);
  const addressFacts = await readAddressFacts(dependencies, actor, propertyId);
  const onMaps = openMappedFacts(property, addressFacts, answers);
  const shown = new Set([
    ...explanation.rows.flatMap((row) =>
      row.kind === 'hazard' ? row.evidence.map(({ image_id: id }) => id) : [],
    ),
    ...work.flatMap((each) =>
      [
        ...each.views.flatMap(({ before, after }) => [before, ...(after === null ? [] : [after])]),
        ...each.photos,
      ].map(({ image_id: id }) => id),
    ),
  ]);
  const found = photos.filter(({ image_id: id }) => shown.has(id));
  const width = found.length <= pictureWidths.upTo ? pictureWidths.few : pictureWidths.many;
  return {
    locale,
    madeAt: madeAt.toISOString(),
    code,
    checkUrl,
    property,
    earlierAddresses: await readEarlierAddresses(db, actor, propertyId),
    addressFacts,
    analysis,
    photos,
    answers,
    disputes: await listDisputes(db, actor, propertyId),
    planned: plan.step_ids,
    work,
    housePlan: planOfResult({
      property,
      photos,
      answers,
      done: work.flatMap((each) => each.done ?? []),
      analysis,
      onMaps,
    }),
    exposure: exposureOnMaps(explanation.exposure, onMaps),
    removedPhotos: await removedPhotos(dependencies, actor, propertyId),
    pictures: await picturesOf(dependencies, found, width),
    thumbnails: await picturesOf(
      dependencies,
      photos,
      thumbnailWidths[photos.length <= thumbnailWidths.upTo ? 'few' : 'many'],
    ),
    map: await mapOf(dependencies, property),
  };
}

/** The pictures of a packet are for strangers, who know the home by nothing else. */
const packetWidths = { few: 560, many: 380, upTo: 24 } as const;

/**
 * Everything that a packet says about a home, as it is now: the same whoever makes it.
 * @throws DssError as `readSalePapers`, `analysis_not_found`
 */
export async function gatherPacket(
  dependencies: ReportDependencies,
  actor: Actor | null,
  of: PapersOf,
  { locale, code, checkUrl, madeAt }: SealedFile,
): Promise<PacketData> {
  const papers = await readSalePapers(dependencies, actor, of, locale);
  if (papers === null) throw new DssError('analysis_not_found');
  const { reader, role, property, photos } = papers;
  const width = photos.length <= packetWidths.upTo ? packetWidths.few : packetWidths.many;
  return {
    locale,
    madeAt: madeAt.toISOString(),
    code,
    checkUrl,
    property,
    addressFacts: papers.addressFacts,
    analysis: papers.analysis,
    photos,
    answers: papers.answers,
    work: papers.work,
    removedPhotos: await removedPhotos(dependencies, reader, property.id),
    pictures: await picturesOf(dependencies, photos, width),
    sale: papers.sale,
    madeBy:
      role === null || role.role === 'assessor'
        ? null
        : { role: role.role, name: role.joined_name },
  };
}

/** How many photos the owner removed after something was found in them: what a share link says, too. */
async function removedPhotos(
  { db }: ReportDependencies,
  actor: Actor | null,
  propertyId: string,
): Promise<number> {
  const { properties } = tables;
  const [counted] = await db.asActor(actor, (tx) =>
    tx
      .select({ removed: properties.photosRemovedAfterFinding })
      .from(properties)
      .where(eq(properties.id, propertyId)),
  );
  return counted?.removed ?? 0;
}

/** Smaller copies of photos, by their client id. One whose bytes are gone has none. */
async function picturesOf(
  { store }: ReportDependencies,
  photos: readonly Photo[],
  width: number,
): Promise<ReadonlyMap<string, ReportPicture>> {
  const atOnce = pLimit(picturesAtOnce);
  const made = await Promise.all(
    photos.map((photo) =>
      atOnce(async () => {
        const bytes = await store.read(`${photo.property_id}/${photo.id}.working.jpg`);
        return bytes === null ? null : ([photo.image_id, await smaller(bytes, width)] as const);
      }),
    ),
  );
  return new Map(made.filter((each) => each !== null));
}

async function smaller(picture: Buffer, width: number): Promise<ReportPicture> {
  const { data, info } = await sharp(picture)
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 72, mozjpeg: false })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: new Uint8Array(data), width: info.width, height: info.height };
}

/** The aerial picture if it is at hand, as after its owner looked at the map. None is fetched for a report. */
async function mapOf(
  { imagery, imageryAttribution }: ReportDependencies,
  { lat, lng }: Property,
): Promise<ReportData['map']> {
  if (lat === null || lng === null) return null;
  try {
    const { jpeg } = await imagery.ofMapView({ lat, lng }, () => {
      throw new DssError('imagery_unavailable');
    });
    const smallMap = await smaller(jpeg, mapWidth);
    return { jpeg: smallMap.jpeg, attribution: imageryAttribution };
  } catch (error) {
    if (error instanceof DssError) return null;
    throw error;
  }
}
