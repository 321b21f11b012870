import {
  directionToday,
  ownerAnswerSchema,
  questionById,
  replacesAnswer,
  type Analysis,
  type Facing,
  type QuestionId,
  type SaveAnswers,
  type StoredAnswer,
} from '@dss/domain';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  assertVisible,
  isOwned,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import { assessorsOf, nameVisitDay, seenByIn } from '../home-visits/assessors.ts';
import { correct, type CorrectionDependencies, type Corrector } from './correct.ts';

const { images, ownerAnswers, phoneHandovers, properties } = tables;

type AnswerRow = typeof ownerAnswers.$inferSelect;

/** The current answers of a property, with their dates. */
export async function listAnswers(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<StoredAnswer[]> {
  return db.asActor(actor, (transaction) => answersIn(transaction, propertyId));
}

/** The same in a transaction of whoever may view the property. */
export async function answersIn(
  transaction: Transaction,
  propertyId: string,
): Promise<StoredAnswer[]> {
  await assertVisible(transaction, propertyId);
  const assessors = await assessorsOf(transaction, propertyId);
  const rows = await transaction
    .select()
    .from(ownerAnswers)
    .where(eq(ownerAnswers.propertyId, propertyId))
    .orderBy(asc(ownerAnswers.questionId), asc(ownerAnswers.side));
  return rows.flatMap((row) => {
    const side = row.side === 'house' ? null : row.side;
    // Ignores questions that a later version has removed.
    const { questionId: id, answer: given } = row;
    const known = ownerAnswerSchema.safeParse({
      questionId: id,
      side,
      answer: given,
      amount: row.amount ?? undefined,
    });
    if (!known.success) return [];
    const { questionId, answer, amount = null } = known.data;
    return [
      {
        question_id: questionId,
        side,
        answer,
        amount,
        side_said_as: row.sideSaidAs,
        image_id: row.imageId,
        box: row.box,
        answered_at: row.answeredAt.toISOString(),
        ...seenByIn(assessors, row.visitId),
      },
    ];
  });
}

/**
 * Saves answers and re-scores. The newest answer to a question and side counts; null removes one. What an
 * answer for the whole house and one for a side replace of each other, `replacesAnswer` says.
 */
export async function saveAnswers(
  dependencies: CorrectionDependencies,
  corrector: Corrector,
  propertyId: string,
  { answers, front_faces: assumed, seen_on: seenOn }: SaveAnswers,
): Promise<Analysis | null> {
  return correct(dependencies, corrector, propertyId, 'answer', async (transaction, now) => {
    if (seenOn !== undefined) await nameVisitDay(transaction, seenOn);
    const facing = await readFacing(transaction, propertyId);
    const named = answers.flatMap(({ image_id: id, box }) => (id && box ? [id] : []));
    const unmarkable = await readUnmarkable(transaction, propertyId, named);
    for (const [index, given] of answers.entries()) {
      const { question_id: questionId, side_said_as: sideSaidAs, answer, amount, box } = given;
      const { image_id: imageId } = given;
      const bySide = questionById(questionId).asked === 'each_side';
      const side =
        bySide && given.side !== null
          ? directionToday({ direction: given.side, saidAs: sideSaidAs }, assumed, facing)
          : 'house';
      if (answer === null) {
        await takeBack(transaction, propertyId, questionId, side);
        continue;
      }
      await removeReplacedAnswers(transaction, propertyId, { questionId, side, answer });
      // Answers that waited for a connection arrive together, and keep the order in which they were given.
      const answeredAt = new Date(now.getTime() + index);
      const saved = { answer, sideSaidAs, answeredAt };
      const isUnmarkable = unmarkable.has(imageId ?? '');
      const photo = { imageId: imageId ?? null, box: isUnmarkable ? null : (box ?? null) };
      await transaction
        .insert(ownerAnswers)
        .values({ propertyId, questionId, side, ...saved, amount: amount ?? null, ...photo })
        .onConflictDoUpdate({
          target: [ownerAnswers.propertyId, ownerAnswers.questionId, ownerAnswers.side],
          set: {
            ...saved,
            amount: amount === undefined ? amountOfSame : amount,
            ...(imageId === undefined ? photoOfSame : photo),
            ...(isUnmarkable && { box: boxOfSame }),
          },
        });
    }
  });
}

async function readFacing(transaction: Transaction, propertyId: string): Promise<Facing> {
  const [property] = await transaction
    .select({ facing: properties.frontFaces })
    .from(properties)
    .where(eq(properties.id, propertyId));
  return property?.facing ?? null;
}

/** The same answer given again keeps its amount. */
const amountOfSame = sql`case when ${ownerAnswers.answer} = excluded.answer then ${ownerAnswers.amount} end`;

/** The same answer given again keeps its photo. */
const photoOfSame = {
  imageId: sql`case when ${ownerAnswers.answer} = excluded.answer then ${ownerAnswers.imageId} end`,
  box: sql`case when ${ownerAnswers.answer} = excluded.answer then ${ownerAnswers.box} end`,
};

/** What was marked in a photo before, when the same is said of the same photo. */
const boxOfSame = sql`case when ${ownerAnswers.answer} = excluded.answer and ${ownerAnswers.imageId} = excluded.image_id then ${ownerAnswers.box} end`;

/**
 * Which of these photos a phone that a handover let in may not mark: those that somebody else added. It may say that it saw something
 * in them. None for an owner, and a photo that hasn't arrived yet is the phone's own.
 */
async function readUnmarkable(
  transaction: Transaction,
  propertyId: string,
  imageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (imageIds.length === 0 || (await isOwned(transaction, propertyId))) return new Set();
  const rows = await transaction
    .select({ imageId: images.imageId })
    .from(images)
    // A phone sees no handover but its own.
    .leftJoin(phoneHandovers, eq(phoneHandovers.id, images.handoverId))
    .where(
      and(
        eq(images.propertyId, propertyId),
        inArray(images.imageId, [...imageIds]),
        isNull(phoneHandovers.id),
      ),
    );
  return new Set(rows.map(({ imageId }) => imageId));
}

async function takeBack(
  transaction: Transaction,
  propertyId: string,
  questionId: string,
  side: AnswerRow['side'],
): Promise<void> {
  await transaction
    .delete(ownerAnswers)
    .where(
      and(
        eq(ownerAnswers.propertyId, propertyId),
        eq(ownerAnswers.questionId, questionId),
        eq(ownerAnswers.side, side),
      ),
    );
}

/** Removes the answers about other sides that a new one replaces. */
async function removeReplacedAnswers(
  transaction: Transaction,
  propertyId: string,
  { questionId, side, answer }: Pick<AnswerRow, 'side' | 'answer'> & { questionId: QuestionId },
): Promise<void> {
  const rows = await transaction
    .select({ side: ownerAnswers.side, answer: ownerAnswers.answer })
    .from(ownerAnswers)
    .where(and(eq(ownerAnswers.propertyId, propertyId), eq(ownerAnswers.questionId, questionId)));
  const next = { side: sideOf(side), answer };
  const replaced = rows
    .filter((row) => row.side !== side)
    .filter((row) => replacesAnswer(questionId, next, { ...row, side: sideOf(row.side) }))
    .map((row) => row.side);
  for (const each of replaced) await takeBack(transaction, propertyId, questionId, each);
}

const sideOf = (side: AnswerRow['side']) => (side === 'house' ? null : side);
