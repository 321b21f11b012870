import {
  directions,
  DssError,
  finishedWork,
  guidanceFor,
  parseArea,
  shownGain,
  sideNaming,
  sideNamingOf,
  planSides,
  type PlanSides,
  tellersOfWord,
  toldBy,
  type Analysis,
  type Direction,
  type HazardRow,
  type HazardTypeId,
  type HouseOutline,
  type LatLng,
  type Locale,
  type ScoreExplanation,
  type SharedHome,
  type SideAnswer,
  type SideNaming,
  type WorkPhoto,
} from '@dss/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { newestAnalysis } from '../analysis/result/read-analyses.ts';
import { tables, type Actor, type Transaction } from '../db/index.ts';
import { fieldWords } from '../guidance/hazard-types.ts';
import type { ImageryRoutesDependencies } from '../imagery/routes.ts';
import { stateOf } from '../properties/wire-property.ts';
import type { ShareDependencies } from './share-links.ts';
import type { SharedPhotoSigner } from './shared-photos.ts';

const { imagePlacements, images, ownerAnswers, properties, propertyGrants, shareLinks } = tables;

export interface SharedHomeDependencies
  extends
    ShareDependencies,
    Pick<ImageryRoutesDependencies, 'imagery' | 'pictureUrls' | 'imageryAttribution'> {
  readonly sharedPhotos: SharedPhotoSigner;
}

/**
 * What a share link shows. Everything is read with the link's own right, so that an answer can't hold another home's rows.
 * @param counts whether this is an opening of the link, rather than another look at what was opened
 * @throws DssError `share_link_invalid` for a token that isn't ours, and for a link that has expired or was revoked
 */
export async function readSharedHome(
  dependencies: SharedHomeDependencies,
  token: string,
  locale: Locale,
  counts: boolean,
): Promise<SharedHome> {
  const { db, clock, shareTokens } = dependencies;
  const linkId = shareTokens.read(token);
  if (linkId === null) throw new DssError('share_link_invalid');
  const actor: Actor = { kind: 'share_link', id: linkId };
  const home = await db.asActor(actor, async (tx) => {
    if (counts) await tx.execute(sql`select app.count_share_view(${clock().toISOString()})`);
    const [found] = await tx
      .select()
      .from(shareLinks)
      .innerJoin(properties, eq(properties.id, shareLinks.propertyId))
      .where(eq(shareLinks.id, linkId));
    if (found === undefined) throw new DssError('share_link_invalid');
    return shownIn(tx, dependencies, found.share_links, found.properties, locale);
  });
  return withPicture(dependencies, home);
}

/**
 * What an agent or a buyer sees of a home: the same as by a link with the address.
 * @param roleId of their role, which is an actor with the right to view, as a link is. Whose role it is has been checked
 * @throws DssError `home_role_not_found` where the right has just ended
 */
export async function readHomeAsShared(
  dependencies: SharedHomeDependencies,
  roleId: string,
  locale: Locale,
): Promise<SharedHome> {
  const home = await dependencies.db.asActor({ kind: 'share_link', id: roleId }, async (tx) => {
    const [found] = await tx
      .select()
      .from(propertyGrants)
      .innerJoin(properties, eq(properties.id, propertyGrants.propertyId));
    if (found === undefined) throw new DssError('home_role_not_found');
    const viewer = { id: roleId, hidesPlace: false, expiresAt: null };
    return shownIn(tx, dependencies, viewer, found.properties, locale);
  });
  return withPicture(dependencies, home);
}

/** Who looks at a home, which is a link. */
type Viewer = Pick<typeof shareLinks.$inferSelect, 'id' | 'hidesPlace' | 'expiresAt'>;

async function shownIn(
  tx: Transaction,
  { sharedPhotos, clock }: SharedHomeDependencies,
  link: Viewer,
  shown: typeof properties.$inferSelect,
  locale: Locale,
): Promise<SharedHome> {
  const photos = await readPhotos(tx, shown.id);
  const analysis = await newestAnalysis(tx, shown.id, locale);
  const answers = await readAnswers(tx, shown.id);
  const naming = namingOf(shown, photos, analysis, answers);
  const idOf = (imageId: string | null) =>
    photos.find(({ images: photo }) => photo.imageId === imageId)?.images.id ?? null;
  return {
    hides_place: link.hidesPlace,
    address: link.hidesPlace ? null : shown.address,
    address_formatted: link.hidesPlace ? null : shown.addressFormatted,
    state: stateOf(shown).state ?? null,
    front_faces: shown.frontFaces,
    side_naming: naming,
    expires_at: link.expiresAt?.toISOString() ?? null,
    result:
      analysis &&
      resultIn(
        analysis,
        locale,
        photos.map(workPhoto),
        idOf,
        link.hidesPlace,
        (evidence, side) => sideNamingOf(naming, side, evidence, answers),
        (photographed) => planSides(naming, photographed, answers),
      ),
    photos: photos.map(({ images: photo, image_placements: placement }) => ({
      id: photo.id,
      width: photo.width,
      height: photo.height,
      ...sharedPhotos.urlsOf(link.id, photo.id, clock()),
      direction: directions.find((each) => each === placement?.direction) ?? null,
      area: parseArea(placement?.area ?? null),
      place: link.hidesPlace ? null : placeOf(placement),
    })),
    photos_removed_after_finding: shown.photosRemovedAfterFinding,
    map: link.hidesPlace ? null : mapAround(placeOf(shown), shown.outline),
  };
}

async function withPicture(
  dependencies: SharedHomeDependencies,
  home: SharedHome,
): Promise<SharedHome> {
  return home.map === null
    ? home
    : { ...home, map: { ...home.map, picture: await pictureAround(dependencies, home.map) } };
}

/** Its answers, with how the owner named their sides. */
async function readAnswers(tx: Transaction, propertyId: string) {
  const rows = await tx
    .select({
      question_id: ownerAnswers.questionId,
      side: ownerAnswers.side,
      side_said_as: ownerAnswers.sideSaidAs,
      answer: ownerAnswers.answer,
    })
    .from(ownerAnswers)
    .where(eq(ownerAnswers.propertyId, propertyId));
  return rows.map((row) => ({ ...row, side: row.side === 'house' ? null : row.side }));
}

/** How its own pages name its sides. */
function namingOf(
  shown: typeof properties.$inferSelect,
  photos: Awaited<ReturnType<typeof readPhotos>>,
  analysis: Analysis | null,
  answers: readonly SideAnswer[],
): SideNaming {
  return sideNaming(
    { ...shown, front_faces: shown.frontFaces, missing_sides: shown.missingSides },
    photos.map(({ image_placements: placement }) => ({
      placement: placement && {
        ...placement,
        direction_said_as: placement.directionSaidAs,
        x_rel: placement.xRel,
        y_rel: placement.yRel,
      },
    })),
    analysis,
    answers,
  );
}

function placeOf(
  of: { readonly lat: number | null; readonly lng: number | null } | null,
): LatLng | null {
  return of === null || of.lat === null || of.lng === null ? null : { lat: of.lat, lng: of.lng };
}

function mapAround(center: LatLng | null, outline: HouseOutline | null): SharedHome['map'] {
  return center === null ? null : { ...center, outline, picture: null };
}

/** The aerial picture if it is at hand, as after the owner looked at the map. None is fetched for whoever has a link. */
async function pictureAround(
  { imagery, pictureUrls, imageryAttribution, clock }: SharedHomeDependencies,
  { lat, lng }: LatLng,
): Promise<NonNullable<SharedHome['map']>['picture']> {
  try {
    const { name, capturedOn } = await imagery.ofMapView({ lat, lng }, () => {
      throw new DssError('imagery_unavailable');
    });
    const url = pictureUrls.sign(name, clock());
    return { url, captured_on: capturedOn, attribution: [...imageryAttribution] };
  } catch (error) {
    if (error instanceof DssError) return null;
    throw error;
  }
}

function workPhoto({
  images: photo,
  image_placements: placement,
}: Awaited<ReturnType<typeof readPhotos>>[number]): WorkPhoto {
  return {
    image_id: photo.imageId,
    created_at: photo.createdAt.toISOString(),
    placement: placement && {
      repeats_image_id: placement.repeatsImageId,
      work_step_id: placement.workStepId,
      direction: directions.find((each) => each === placement.direction) ?? null,
      area: placement.area,
    },
  };
}

function readPhotos(tx: Transaction, propertyId: string) {
  return tx
    .select()
    .from(images)
    .leftJoin(imagePlacements, eq(imagePlacements.photoId, images.id))
    .where(eq(images.propertyId, propertyId))
    .orderBy(asc(images.createdAt), asc(images.id));
}

type Evidence = HazardRow['evidence'];

function resultIn(
  analysis: Analysis,
  locale: Locale,
  photos: readonly WorkPhoto[],
  idOf: (imageId: string | null) => string | null,
  hidesPlace: boolean,
  namingIn: (evidence: Evidence, side: Direction) => SideNaming,
  planSidesOf: (photographed: readonly Direction[]) => PlanSides,
): SharedHome['result'] {
  const { explanation } = analysis;
  const plan = planSidesOf(explanation.coverage.directions_seen);
  const toldSides = (
    said: readonly (Direction | 'whole_house' | 'unknown')[],
    evidence: Evidence,
  ) =>
    directions
      .filter((side) => said.includes(side))
      .map((side) => ({ side, naming: namingIn(evidence, side) }));
  const tellersOf = ({ type }: Analysis['hazards'][number]) => {
    const row = explanation.rows.find(
      (each): each is HazardRow => each.kind === 'hazard' && each.hazard_type === type,
    );
    if (row === undefined) return { confidence: null, told_sides: [], also_told: false };
    const { confidence, seen, said, told } = toldBy(
      row.sides.map(({ side }) => side),
      row.evidence,
    );
    const { owner, assessors } = tellersOfWord(row.evidence);
    return {
      confidence,
      told_sides: toldSides(said, row.evidence),
      also_told: seen.some((side) => told.includes(side)),
      ...(assessors.length > 0 && { told_by: { owner, assessors } }),
    };
  };
  const titleOf = (type: HazardTypeId) => fieldWords[locale].hazards[type].title;
  const asideAs =
    <Kind extends string>(kind: Kind) =>
    ({ hazard_type: type, sides, evidence }: ScoreExplanation['unsure'][number]) => ({
      title: titleOf(type),
      sides: directions.filter((side) => sides.includes(side)),
      told_sides: toldSides(toldBy(sides, evidence).said, evidence),
      kind,
    });
  const viewOf = (before: WorkPhoto | null, after: WorkPhoto | null) => {
    const afterId = idOf(after?.image_id ?? null);
    return afterId === null
      ? []
      : [{ before_photo_id: idOf(before?.image_id ?? null), after_photo_id: afterId }];
  };
  return {
    created_at: analysis.created_at,
    dss_score: analysis.dss_score,
    band: analysis.band,
    provisional: analysis.provisional,
    enough_seen: analysis.enough_seen,
    range: analysis.range,
    confidence_percent: analysis.confidence_percent,
    coverage_missing: analysis.coverage_missing,
    weights_version: analysis.weights_version,
    as_seen: explanation.as_seen,
    set_aside: [
      ...explanation.set_aside.filter(({ kind }) => kind === 'not_there').map(asideAs('not_there')),
      // Without a dispute it is a building close by, of which the exposure tells.
      ...explanation.context.filter(({ dispute_id: id }) => id !== null).map(asideAs('neighbor')),
    ],
    work_done: finishedWork({ explanation, looks: analysis.photos, done: [], photos }).flatMap(
      ({ hazards, views }) =>
        hazards
          // What still counts on another side isn't called done.
          .filter(({ hazardType }) => !analysis.hazards.some(({ type }) => type === hazardType))
          .map(({ hazardType, basis, sides, photos: ofWork }) => ({
            title: titleOf(hazardType),
            basis,
            hazard_type: hazardType,
            sides: directions.filter((side) => sides.includes(side)),
            views: [
              ...views
                .filter(({ hazardTypes }) => hazardTypes.includes(hazardType))
                .flatMap(({ before, after }) => viewOf(before, after)),
              ...ofWork.flatMap((photo) => viewOf(null, photo)),
            ],
          })),
    ),
    hazards: analysis.hazards.map((hazard) => ({
      type: hazard.type,
      title: hazard.title,
      ...tellersOf(hazard),
      distance_to_structure_ft: hazard.distance_to_structure_ft,
      sides: hazard.sides,
      points: hazard.points,
      explanation: hidesPlace ? null : hazard.explanation,
      photo_id: idOf(hazard.image_id),
      box: hazard.box,
    })),
    domains: explanation.domains,
    exposure: explanation.exposure,
    exposure_open: explanation.exposure_open,
    directions_seen: explanation.coverage.directions_seen,
    directions_told: plan.told,
    plan_naming: plan.naming,
    potential: { score: explanation.potential.score, gain: explanation.potential.gain },
    actions: explanation.actions.in_order.map((action) => ({
      step_id: action.step_id,
      hazard_types: action.hazard_types,
      points: action.points,
      points_without_ceiling: action.points_without_ceiling,
      gain: shownGain(explanation, action.points),
      free: action.free,
      performer: action.performer,
      cost_usd: action.cost_usd,
      hours: action.hours,
      for_each_side: action.for_each_side,
      estimate: action.estimate,
      title: guidanceFor(action.hazard_types[0] ?? '', locale).title,
    })),
  };
}
