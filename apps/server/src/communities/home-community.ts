import { randomUUID } from 'node:crypto';
import {
  communityInvitationSchema,
  communityLimits,
  DssError,
  sharedByHomeSchema,
  type CommunityInvitation,
  type HomesCommunity,
} from '@dss/domain';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import {
  asOwner,
  lockProperty,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import type { PhotoName } from '../photos/photo.ts';
import type { LinkTokens } from '../signed-addresses/link-tokens.ts';

const { communityHomes, communityPhotos, images } = tables;

export interface MemberDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly communityTokens: LinkTokens;
}

/**
 * What an invitation is to.
 * @throws DssError `community_invitation_invalid` for a token that isn't ours, and for a community that is gone
 */
export async function readInvitation(
  { db, communityTokens }: MemberDependencies,
  actor: Actor | null,
  token: string,
): Promise<CommunityInvitation> {
  const id = communityTokens.read(token);
  if (id === null) throw new DssError('community_invitation_invalid');
  const invitation = await db.asActor(actor, (tx) => invitationIn(tx, id));
  if (invitation === null) throw new DssError('community_invitation_invalid');
  return invitation;
}

/**
 * The community of a home, and what the home gives to it, or would give.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function readHomesCommunity(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<HomesCommunity> {
  return asOwner(db, actor, propertyId, (tx) => homesCommunityIn(tx, propertyId));
}

/**
 * Joins a home to a community. A home is in one alone: joining another leaves the one before.
 * @throws DssError `property_not_found` unless the actor owns the property, `session_missing` without an account,
 *   `community_invitation_invalid`
 */
export async function joinCommunity(
  { db, clock, communityTokens }: MemberDependencies,
  actor: Actor | null,
  propertyId: string,
  token: string,
): Promise<HomesCommunity> {
  return asOwner(db, actor, propertyId, async (tx) => {
    if (actor?.kind !== 'user') throw new DssError('session_missing');
    const id = communityTokens.read(token);
    if (id === null || (await invitationIn(tx, id)) === null) {
      throw new DssError('community_invitation_invalid');
    }
    await lockProperty(tx, propertyId);
    const [held] = await tx
      .select({ communityId: communityHomes.communityId })
      .from(communityHomes)
      .where(eq(communityHomes.propertyId, propertyId));
    if (held?.communityId !== id) {
      await tx.delete(communityHomes).where(eq(communityHomes.propertyId, propertyId));
      await tx.execute(sql`insert into community_homes (property_id, community_id, joined_at)
          values (${propertyId}, ${id}, ${clock().toISOString()})`);
    }
    return homesCommunityIn(tx, propertyId);
  });
}

/**
 * Keeps the owner's choice whether their home gives what is said of its finished work. Does nothing to a home that is in no community.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function giveAmounts(
  { db }: Pick<MemberDependencies, 'db'>,
  actor: Actor | null,
  propertyId: string,
  gives: boolean,
): Promise<HomesCommunity> {
  return asOwner(db, actor, propertyId, async (tx) => {
    await lockProperty(tx, propertyId);
    await tx
      .update(communityHomes)
      .set({ workAmounts: gives ? sql`app.given_amounts(${propertyId})` : null })
      .where(eq(communityHomes.propertyId, propertyId));
    return homesCommunityIn(tx, propertyId);
  });
}

/**
 * Takes a home out of its community, which has nothing of it from then on. Does nothing if it is in none.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function leaveCommunity(
  { db }: Pick<MemberDependencies, 'db'>,
  actor: Actor | null,
  propertyId: string,
): Promise<HomesCommunity> {
  return asOwner(db, actor, propertyId, async (tx) => {
    await lockProperty(tx, propertyId);
    await tx.delete(communityHomes).where(eq(communityHomes.propertyId, propertyId));
    return homesCommunityIn(tx, propertyId);
  });
}

/**
 * Shows a photo of a home in the assessment of its community, or changes what its owner says of it. Does nothing to a home that is in no
 * community.
 * @throws DssError `property_not_found` unless the actor owns the property, `photo_not_found`, `too_many_community_photos`
 */
export async function agreeToPhoto(
  { db, clock }: Pick<MemberDependencies, 'db' | 'clock'>,
  actor: Actor | null,
  { propertyId, imageId }: PhotoName,
  caption: string | null,
): Promise<HomesCommunity> {
  return asOwner(db, actor, propertyId, async (tx) => {
    // Two at once count each other, and the home doesn't leave meanwhile.
    await lockProperty(tx, propertyId);
    const [photo] = await tx
      .select({ id: images.id })
      .from(images)
      .where(and(eq(images.propertyId, propertyId), eq(images.imageId, imageId)));
    if (photo === undefined) throw new DssError('photo_not_found');
    const ofHome = eq(communityHomes.propertyId, propertyId);
    if ((await tx.$count(communityHomes, ofHome)) > 0) {
      const shown = await shownPhotos(tx, propertyId);
      const { mostPhotosOfHome: max } = communityLimits;
      if (shown.filter((each) => each.image_id !== imageId).length >= max) {
        throw new DssError('too_many_community_photos', { values: { max } });
      }
      await tx
        .insert(communityPhotos)
        .values({ id: randomUUID(), propertyId, photoId: photo.id, caption, agreedAt: clock() })
        .onConflictDoUpdate({ target: communityPhotos.photoId, set: { caption } });
    }
    return homesCommunityIn(tx, propertyId);
  });
}

/**
 * Takes a photo back, at once. Does nothing if it isn't shown.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function takePhotoBack(
  { db }: Pick<MemberDependencies, 'db'>,
  actor: Actor | null,
  { propertyId, imageId }: PhotoName,
): Promise<HomesCommunity> {
  return asOwner(db, actor, propertyId, async (tx) => {
    const photos = tx
      .select({ id: images.id })
      .from(images)
      .where(and(eq(images.propertyId, propertyId), eq(images.imageId, imageId)));
    await tx
      .delete(communityPhotos)
      .where(
        and(eq(communityPhotos.propertyId, propertyId), inArray(communityPhotos.photoId, photos)),
      );
    return homesCommunityIn(tx, propertyId);
  });
}

async function shownPhotos(tx: Transaction, propertyId: string) {
  const { caption, agreedAt, photoId, id } = communityPhotos;
  const rows = await tx
    .select({ image_id: images.imageId, caption, agreedAt })
    .from(communityPhotos)
    .innerJoin(images, eq(images.id, photoId))
    .where(eq(communityPhotos.propertyId, propertyId))
    .orderBy(asc(agreedAt), asc(id));
  return rows.map(({ agreedAt: at, ...row }) => ({ ...row, agreed_at: at.toISOString() }));
}

async function homesCommunityIn(tx: Transaction, propertyId: string): Promise<HomesCommunity> {
  const [joined] = await tx
    .select({
      communityId: communityHomes.communityId,
      joinedAt: communityHomes.joinedAt,
      givesAmounts: isNotNull(communityHomes.workAmounts).mapWith(Boolean),
    })
    .from(communityHomes)
    .where(eq(communityHomes.propertyId, propertyId));
  const invitation = joined === undefined ? null : await invitationIn(tx, joined.communityId);
  const { rows } = await tx.execute(
    sql`select to_jsonb(given) as given from app.given_by_home(${propertyId}) given`,
  );
  return {
    community:
      joined === undefined || invitation === null
        ? null
        : {
            ...invitation,
            joined_at: joined.joinedAt.toISOString(),
            gives_amounts: joined.givesAmounts,
            photos: await shownPhotos(tx, propertyId),
          },
    shares: givenSchema.parse(rows)[0].given,
  };
}

const givenSchema = z.tuple([z.object({ given: sharedByHomeSchema })]);

/** The name of whoever coordinates a community. */
export async function readCoordinator(
  db: Database,
  actor: Actor | null,
  id: string,
): Promise<string> {
  return (await db.asActor(actor, (tx) => invitationIn(tx, id)))?.coordinator ?? '';
}

async function invitationIn(tx: Transaction, id: string): Promise<CommunityInvitation | null> {
  const { rows } = await tx.execute(sql`select * from app.invited_community(${id})`);
  return rows[0] === undefined ? null : communityInvitationSchema.parse(rows[0]);
}
