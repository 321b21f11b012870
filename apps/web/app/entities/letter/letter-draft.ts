import { letterWishes, receivedKinds, type LetterRequest } from '@dss/domain';
import { useState } from 'react';
import { z } from 'zod';

import { localNames } from '../../lib/device/storage/forgetting.ts';
import { localStore, readJson } from '../../lib/device/storage/browser-store.ts';
import { locales, type Locale } from '../../lib/messages/locale.ts';

const storeName = 'dss-letter';

const text = z.string().catch('');
const ids = z.array(z.string()).catch([]);

const draftSchema = z
  .object({
    request: z.object({
      name: text,
      insurer: text,
      policyNumber: text,
      received: z.enum(receivedKinds).nullable().catch(null),
      receivedOn: z.iso.date().catch(''),
      wants: z.array(z.enum(letterWishes)).catch([...letterWishes]),
      leftOut: ids,
      misjudged: ids,
      ownWords: text,
      enclosesReport: z.boolean().catch(false),
    }) satisfies z.ZodType<LetterRequest>,
    language: z.enum(locales).catch('en'),
    /** Letters that were changed by hand, as they stand now. */
    edited: z.object({ en: z.string().optional(), es: z.string().optional() }).catch({}),
  })
  .catch({
    request: {
      name: '',
      insurer: '',
      policyNumber: '',
      received: null,
      receivedOn: '',
      wants: ['score', 'mitigation'],
      leftOut: [],
      misjudged: [],
      ownWords: '',
      enclosesReport: false,
    },
    // The insurer reads it.
    language: 'en',
    edited: {},
  });

export type LetterDraft = z.infer<typeof draftSchema>;

const nameOf = (propertyId: string) => `${storeName}.${propertyId}`;

/** What was said for a home's letter, and what was changed in it by hand. Kept in this browser alone, with each change. */
export function useLetterDraft(propertyId: string) {
  const [draft, setDraft] = useState<LetterDraft>(() =>
    readJson(localStore, nameOf(propertyId), (kept) => draftSchema.parse(kept)),
  );
  const keep = (changed: LetterDraft) => {
    setDraft(changed);
    localStore.write(nameOf(propertyId), JSON.stringify(changed));
  };
  return {
    draft,
    answer: (change: Partial<LetterDraft['request']>) =>
      keep({ ...draft, request: { ...draft.request, ...change } }),
    choose: (language: Locale) => keep({ ...draft, language }),
    /** @param letter undefined: as the questions make it */
    edit: (letter: string | undefined) =>
      keep({ ...draft, edited: { ...draft.edited, [draft.language]: letter } }),
  };
}

/**
 * Answers some questions of a home's letter ahead of opening it, as what the insurer sent says. A letter that was changed by hand stays as
 * it is, and its page says so.
 */
export function presetLetter(propertyId: string, change: Partial<LetterDraft['request']>): void {
  const name = nameOf(propertyId);
  const draft = readJson(localStore, name, (kept) => draftSchema.parse(kept));
  const changed = { ...draft, request: { ...draft.request, ...change } };
  localStore.write(name, JSON.stringify(changed));
}

/** How many letters were begun in this browser. */
export function countLetters(): number {
  return localNames().filter((name) => name.startsWith(`${storeName}.`)).length;
}

/**
 * Removes the letter of a property that is being deleted.
 * @returns a function that restores it
 */
export function removeLetter(propertyId: string): () => void {
  const name = nameOf(propertyId);
  const kept = localStore.read(name);
  localStore.remove(name);
  return () => {
    if (kept !== null) localStore.write(name, kept);
  };
}
