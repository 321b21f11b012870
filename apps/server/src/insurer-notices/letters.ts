import { randomUUID } from 'node:crypto';
import { DssError, type InsurerNotice } from '@dss/domain';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import type { ListDeletion } from '../deletion/deletion-list.ts';
import { letterObject } from '../photos/object-paths.ts';
import { processPhoto, type ScheduleDecoding } from '../photos/process-photo.ts';
import type { ByteStream, PhotoStore } from '../storage/photo-store.ts';
import {
  changeNotice,
  isNotice,
  lockNotice,
  type NoticeDependencies,
  type NoticeName,
} from './notices.ts';

export interface LetterDependencies extends NoticeDependencies {
  readonly store: PhotoStore;
  readonly listDeletion: ListDeletion;
  readonly log: Logger;
}

/** @throws DssError `property_not_found`, `insurer_notice_not_found` */
export async function assertNotice(
  db: Database,
  actor: Actor | null,
  name: NoticeName,
): Promise<void> {
  await db.asActor(actor, (tx) => lockNotice(tx, name));
}

/**
 * Keeps the photo of an insurer's letter: only the upright picture without metadata, since nobody has to prove where a letter was
 * photographed. It takes the place of an earlier one.
 * @throws DssError those of `assertNotice` and of `processPhoto`
 */
export async function keepLetter(
  dependencies: LetterDependencies,
  actor: Actor | null,
  name: NoticeName,
  bytes: Buffer,
  schedule: ScheduleDecoding,
): Promise<InsurerNotice> {
  const { store, log } = dependencies;
  const { working } = await processPhoto(bytes, schedule);
  const letterId = randomUUID();
  const path = letterObject(name.propertyId, letterId);
  await store.put(path, working);
  try {
    return await changeNotice(dependencies, actor, name, async ({ letterId: earlier }) => {
      if (earlier !== null) await forgetLetter(dependencies, name.propertyId, earlier);
      return { letterId };
    });
  } catch (error) {
    // After a lost connection the row may name it, so it stays; the sweep for orphans removes it otherwise.
    if (error instanceof DssError) {
      await store.remove(path).catch((cause: unknown) => {
        log.warn({ err: cause }, 'the file of a letter that was not kept could not be removed');
      });
    }
    throw error;
  }
}

/**
 * The picture of a letter.
 * @throws DssError `property_not_found`, `insurer_notice_not_found`, also where there is none
 */
export async function openLetter(
  { db, store }: Pick<LetterDependencies, 'db' | 'store'>,
  actor: Actor | null,
  name: NoticeName,
): Promise<ByteStream> {
  const { letterId } = await db.asActor(actor, (tx) => lockNotice(tx, name));
  const found =
    letterId === null ? null : await store.open(letterObject(name.propertyId, letterId));
  if (found === null) throw new DssError('insurer_notice_not_found');
  return found;
}

/**
 * Deletes a letter's picture for good, first its bytes, so that the row still names them if that fails.
 * @throws DssError `property_not_found`, `insurer_notice_not_found`
 */
export async function removeLetter(
  dependencies: LetterDependencies,
  actor: Actor | null,
  name: NoticeName,
): Promise<InsurerNotice> {
  return changeNotice(dependencies, actor, name, async ({ letterId }) => {
    if (letterId !== null) await forgetLetter(dependencies, name.propertyId, letterId);
    return { letterId: null };
  });
}

/**
 * Deletes a notice with all that was noted, and its letter. Succeeds as well if it is gone.
 * @throws DssError `property_not_found`
 */
export async function removeNotice(
  dependencies: LetterDependencies,
  actor: Actor | null,
  name: NoticeName,
): Promise<void> {
  await dependencies.db.asActor(actor, async (tx) => {
    const row = await lockNotice(tx, name).catch((error: unknown) => {
      if (error instanceof DssError && error.code === 'insurer_notice_not_found') return null;
      throw error;
    });
    if (row === null) return;
    if (row.letterId !== null) await forgetLetter(dependencies, name.propertyId, row.letterId);
    await tx.delete(tables.insurerNotices).where(isNotice(name));
  });
}

/** Deletes all that insurers sent about a home which its former owner handed over: it was about their policy, not about the house. */
export async function forgetNotices(
  dependencies: Pick<LetterDependencies, 'store' | 'listDeletion'>,
  tx: Transaction,
  propertyId: string,
): Promise<void> {
  const forgotten = await tx
    .delete(tables.insurerNotices)
    .where(eq(tables.insurerNotices.propertyId, propertyId))
    .returning({ letterId: tables.insurerNotices.letterId });
  for (const { letterId } of forgotten) {
    if (letterId !== null) await forgetLetter(dependencies, propertyId, letterId);
  }
}

/** Removes the bytes, and has a restored backup remove them, too. */
async function forgetLetter(
  { store, listDeletion }: Pick<LetterDependencies, 'store' | 'listDeletion'>,
  propertyId: string,
  letterId: string,
): Promise<void> {
  await store.remove(letterObject(propertyId, letterId));
  await listDeletion({ deletedPhoto: letterId });
}
