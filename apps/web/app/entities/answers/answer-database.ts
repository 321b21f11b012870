import { outboxRecords } from '../../lib/device/outbox/outbox-records.ts';
import type { UnsentAnswer } from './unsent-answer.ts';

/** The answers kept in this browser until the server has them. Shared by all tabs; survives reloads. */
export interface AnswerDatabase {
  /** @throws if the browser has no room or can't save anything */
  keep: (answer: UnsentAnswer) => Promise<void>;
  ofProperty: (propertyId: string) => Promise<readonly UnsentAnswer[]>;
  remove: (id: string) => Promise<void>;
  /** Of all properties. */
  count: () => Promise<number>;
  /** The property of each. */
  properties: () => Promise<readonly string[]>;
}

/** Opens the database, in IndexedDB, at its first use. */
export function openAnswerDatabase(): AnswerDatabase {
  const storeName = 'answers';
  const { open, ...records } = outboxRecords<UnsentAnswer>({
    name: 'dss-unsent-answers',
    storeName,
    keyPath: 'id',
    madeAt: ({ saidAt }) => saidAt,
  });
  return {
    ...records,
    count: async () => (await open()).count(storeName),
    properties: async () => {
      const answers = await (await open()).getAll(storeName);
      return answers.map(({ propertyId }) => propertyId);
    },
  };
}

let counted: AnswerDatabase | null = null;

/** How many answers of all homes this browser has that the server doesn't; 0 if it can't save any. */
export async function countUnsentAnswers(): Promise<number> {
  counted ??= openAnswerDatabase();
  return counted.count().catch(() => 0);
}

/** The homes with answers that the server doesn't have; none if this browser can't save any. */
export async function homesWithUnsentAnswers(): Promise<readonly string[]> {
  counted ??= openAnswerDatabase();
  return [...new Set(await counted.properties().catch(() => []))];
}

/** How many answers of each home this browser has that the server doesn't; none if it can't save any. */
export async function countUnsentAnswersByHome(): Promise<ReadonlyMap<string, number>> {
  counted ??= openAnswerDatabase();
  const ofEach = await counted.properties().catch(() => []);
  return ofEach.reduce(
    (counts, id) => counts.set(id, (counts.get(id) ?? 0) + 1),
    new Map<string, number>(),
  );
}
