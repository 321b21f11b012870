import {
  DssError,
  homeVisitAnswerSchema,
  questionById,
  questionIds,
  type HomeVisit,
  type ListedHomeVisit,
  type SaveHomeVisit,
} from '@dss/domain';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { asOwner, tables, type Actor, type Database } from '../db/index.ts';
import { nameVisitDay } from './assessors.ts';

const { homeVisitAnswers, homeVisits, images } = tables;

const shown = {
  id: homeVisits.id,
  name: homeVisits.name,
  organization: homeVisits.organization,
  seenOn: homeVisits.seenOn,
  startedAt: homeVisits.startedAt,
  endedAt: homeVisits.endedAt,
  notes: homeVisits.notes,
};

/**
 * The visits of assessors to a property, newest first.
 * @throws DssError `property_not_found` unless the actor owns it
 */
export async function listHomeVisits(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<HomeVisit[]> {
  return asOwner(db, actor, propertyId, async (tx) => {
    const visits = await tx
      .select(shown)
      .from(homeVisits)
      .where(eq(homeVisits.propertyId, propertyId))
      .orderBy(desc(homeVisits.seenOn), desc(homeVisits.startedAt), asc(homeVisits.id));
    if (visits.length === 0) return [];
    const answers = await tx
      .select({
        visitId: homeVisitAnswers.visitId,
        question_id: homeVisitAnswers.questionId,
        side: homeVisitAnswers.side,
        side_said_as: homeVisitAnswers.sideSaidAs,
        answer: homeVisitAnswers.answer,
        amount: homeVisitAnswers.amount,
        counts: sql<boolean>`exists (
          select from owner_answers now where now.visit_id = home_visit_answers.visit_id
            and now.question_id = home_visit_answers.question_id and now.side = home_visit_answers.side
        )`,
      })
      .from(homeVisitAnswers)
      .where(eq(homeVisitAnswers.propertyId, propertyId))
      .orderBy(asc(homeVisitAnswers.questionId), asc(homeVisitAnswers.side));
    const photos = await tx
      .select({ visitId: images.visitId, imageId: images.imageId })
      .from(images)
      .where(and(eq(images.propertyId, propertyId), isNotNull(images.visitId)))
      .orderBy(asc(images.createdAt), asc(images.id));
    return visits.map((visit) => ({
      visit_id: visit.id,
      name: visit.name,
      organization: visit.organization,
      on: visit.seenOn,
      started_at: visit.startedAt.toISOString(),
      ended_at: visit.endedAt?.toISOString() ?? null,
      notes: visit.notes,
      answers: answers
        .filter(({ visitId }) => visitId === visit.id)
        // Ignores questions that a later version has removed.
        .flatMap(
          (row) =>
            homeVisitAnswerSchema.safeParse({
              ...row,
              side: row.side === 'house' ? null : row.side,
            }).data ?? [],
        ),
      image_ids: photos.filter(({ visitId }) => visitId === visit.id).map(({ imageId }) => imageId),
    }));
  });
}

/**
 * Saves what an assessor says of their visit on a day, which it begins if nothing was said of it yet.
 * @throws DssError `session_missing` without an account, `home_role_not_found` unless its owner lets them in as an assessor
 */
export async function saveHomeVisit(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  day: string,
  { notes, organization, ended }: SaveHomeVisit,
): Promise<ListedHomeVisit> {
  const assessor = signedIn(actor);
  return db.asActor(assessor, async (tx) => {
    await nameVisitDay(tx, day);
    const { rows } = await tx.execute<{ id: string | null }>(
      sql`select app.visit_here(${propertyId}::uuid) as id`,
    );
    const id = rows[0]?.id ?? null;
    if (id === null) throw new DssError('home_role_not_found');
    await tx
      .update(homeVisits)
      .set({
        ...(notes !== undefined && { notes }),
        ...(organization !== undefined && { organization }),
        endedAt: ended ? sql`coalesce(${homeVisits.endedAt}, now())` : null,
      })
      .where(eq(homeVisits.id, id));
    const saved = await myVisitsIn(tx, id);
    const [visit] = saved;
    if (visit === undefined) throw new DssError('home_role_not_found');
    return visit;
  });
}

/**
 * An assessor's own visits to all homes, the newest 5,000, newest first.
 * @throws DssError `session_missing` without an account
 */
export async function listMyHomeVisits(
  db: Database,
  actor: Actor | null,
): Promise<ListedHomeVisit[]> {
  return db.asActor(signedIn(actor), (tx) => myVisitsIn(tx, null));
}

const dangers = questionIds.map((id) => `${id} ${questionById(id).danger}`);

const rowsSchema = z.array(
  z.object({
    id: z.uuid(),
    property_id: z.uuid(),
    home: z.string(),
    seen_on: z.iso.date(),
    ended_at: z.iso.datetime({ offset: true }).nullable(),
    answers: z.number(),
    hazards: z.number(),
    is_open: z.boolean(),
    organization: z.string().nullable(),
    notes: z.string().nullable(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
  }),
);

async function myVisitsIn(
  tx: Pick<Parameters<Parameters<Database['asActor']>[1]>[0], 'execute'>,
  id: string | null,
): Promise<ListedHomeVisit[]> {
  const { rows } = await tx.execute(
    // The place only of a home that is still open to them.
    sql`select listed.id, property_id, home, seen_on::text, to_json(ended_at) #>> '{}' as ended_at, answers, hazards,
        is_open, organization, notes, place.lat, place.lng
      from app.my_visits(${sql.param(dangers)}::text[]) listed
      left join properties place on place.id = listed.property_id and listed.is_open
      where ${id}::uuid is null or listed.id = ${id}::uuid`,
  );
  return rowsSchema
    .parse(rows)
    .map(({ id: visitId, seen_on: on, ended_at: endedAt, is_open: isOpen, ...visit }) => ({
      ...visit,
      visit_id: visitId,
      on,
      ended_at: endedAt === null ? null : new Date(endedAt).toISOString(),
      open: isOpen,
    }));
}

function signedIn(actor: Actor | null): Actor {
  if (actor?.kind !== 'user') throw new DssError('session_missing');
  return actor;
}
