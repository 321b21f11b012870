import { z } from 'zod';

/**
 * Somebody other than the owner who stood at the home, and when: an assessor whom the owner let in. Nothing is known of them but what they
 * wrote of themselves.
 */
export const seenBySchema = z.object({
  visit_id: z.uuid(),
  /** Null once their account is deleted. */
  name: z.string().nullable(),
  organization: z.string().nullable(),
  /** The day of the visit, by their own calendar. */
  on: z.iso.date(),
});

export type SeenBy = Readonly<z.infer<typeof seenBySchema>>;

/** “Ana Ruiz (Butte County Fire Safe Council)”; null where nobody knows anymore who it was. */
export function assessorName({
  name,
  organization,
}: Pick<SeenBy, 'name' | 'organization'>): string | null {
  if (name === null) return null;
  return organization === null ? name : `${name} (${organization})`;
}

/** Who says so, of what no photo shows: the owner, and assessors who saw it, each once. */
export interface TellersOfWord {
  readonly owner: boolean;
  readonly assessors: readonly SeenBy[];
}

export function tellersOfWord(
  told: readonly {
    readonly source?: 'provider' | 'owner' | undefined;
    readonly seen_by?: SeenBy | undefined;
  }[],
): TellersOfWord {
  const words = told.filter(({ source }) => source !== 'provider');
  const byVisit = new Map(
    words.flatMap(({ seen_by: by }) => (by === undefined ? [] : [[by.visit_id, by] as const])),
  );
  return {
    owner: words.some(({ seen_by: by }) => by === undefined),
    assessors: [...byVisit.values()],
  };
}
