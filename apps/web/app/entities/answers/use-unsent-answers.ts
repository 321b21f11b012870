import {
  propertySchema,
  rescoredSchema,
  type Facing,
  type HouseSide,
  type SaveAnswers,
  type StoredAnswer,
} from '@dss/domain';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { useWarningBeforeLeaving } from '../../lib/navigation/use-warning-before-leaving.ts';
import { callApi } from '../../lib/api/client.ts';
import { useServerRecovery } from '../../lib/realtime/realtime-provider.tsx';
import { propertyQuery } from '../property/property.ts';
import { applyChanges, changesToday } from './answer-changes.ts';
import { showSavedAnswers } from './answers.ts';
import { forgetWalk } from './saved-walk.ts';
import {
  homesWithUnsentAnswers,
  openAnswerDatabase,
  type AnswerDatabase,
} from './answer-database.ts';
import type { UnsentAnswersState } from './answer-store.ts';
import type { Said, SaidAnswers, UnsentAnswer } from './unsent-answer.ts';
import { createUnsentAnswers, type UnsentAnswers } from './unsent-answers.ts';

export interface UnsentControls
  extends UnsentAnswersState, Pick<UnsentAnswers, 'add' | 'resume' | 'discardRefused'> {}

/** What the owner said about a property and the server doesn't have yet, from this page and from earlier ones. */
export function useUnsentAnswers(propertyId: string): UnsentControls {
  const queryClient = useQueryClient();
  const [unsent] = useState(() => unsentOfProperty(queryClient, propertyId));
  const state = useStore(unsent.state);
  useServerRecovery(propertyId, unsent.resume);
  const losable = state.unstored && state.waiting.length > 0;
  useWarningBeforeLeaving(losable);
  const add = (said: Said) => {
    const facing = knownFacing(queryClient, propertyId);
    return unsent.add('answers' in said && facing !== undefined ? { ...said, facing } : said);
  };
  const { resume, discardRefused } = unsent;
  return { ...state, unstored: losable, add, resume, discardRefused };
}

/**
 * For a property that is deleted: removes its unsent answers from this browser, and the place among its questions.
 * @returns a function that restores them and sends them
 */
export function removeUnsentAnswers(queryClient: QueryClient, propertyId: string): () => void {
  forgetWalk(propertyId);
  return unsentOfProperty(queryClient, propertyId).removeWithProperty();
}

/** Sends the answers of all homes that earlier pages kept, whichever page is open. */
export async function sendUnsentAnswers(queryClient: QueryClient): Promise<void> {
  for (const propertyId of await homesWithUnsentAnswers())
    unsentOfProperty(queryClient, propertyId);
}

function knownFacing(queryClient: QueryClient, propertyId: string): Facing | undefined {
  return queryClient.getQueryData(propertyQuery(propertyId).queryKey)?.front_faces;
}

/** The owner's answers, those that the server doesn't have yet included, about the sides as they face now. */
export function withUnsent(
  answers: readonly StoredAnswer[],
  waiting: readonly UnsentAnswer[],
  facing: Facing,
): readonly StoredAnswer[] {
  return waiting.reduce<readonly StoredAnswer[]>((before, { said, saidAt }) => {
    if (!('answers' in said)) return before;
    const changes = changesToday(said.answers, said.facing, facing);
    return applyChanges(before, changes, new Date(saidAt).toISOString());
  }, answers);
}

/** The sides that don't exist, as said last. */
export function missingSidesNow(
  stored: readonly HouseSide[],
  waiting: readonly UnsentAnswer[],
): readonly HouseSide[] {
  return waiting.reduce(
    (before, { said }) => ('missingSides' in said ? said.missingSides : before),
    stored,
  );
}

/** Shared by all properties of this tab. */
interface Shared {
  ofProperty: Map<string, UnsentAnswers>;
  database: AnswerDatabase;
}

/** Lives as long as the tab: leaving a page must not stop what it sends. */
const sharedBy = new WeakMap<QueryClient, Shared>();

function unsentOfProperty(queryClient: QueryClient, propertyId: string): UnsentAnswers {
  const shared = sharedBy.get(queryClient) ?? {
    ofProperty: new Map<string, UnsentAnswers>(),
    database: openAnswerDatabase(),
  };
  sharedBy.set(queryClient, shared);
  const known = shared.ofProperty.get(propertyId);
  if (known !== undefined) return known;
  const unsent = createUnsentAnswers({
    propertyId,
    database: shared.database,
    send: (said, day) => send(queryClient, propertyId, said, day),
    isOnline: () => navigator.onLine,
    now: Date.now,
  });
  window.addEventListener('online', unsent.resume);
  shared.ofProperty.set(propertyId, unsent);
  return unsent;
}

async function send(
  queryClient: QueryClient,
  propertyId: string,
  said: Said,
  day: string,
): Promise<void> {
  if ('answers' in said) return sendAnswers(queryClient, propertyId, said, day);
  const property = await callApi(apiPaths.property(propertyId), propertySchema, {
    method: 'PATCH',
    body: { missing_sides: said.missingSides },
  });
  queryClient.setQueryData(propertyQuery(propertyId).queryKey, property);
}

async function sendAnswers(
  queryClient: QueryClient,
  propertyId: string,
  { answers, facing }: SaidAnswers,
  day: string,
): Promise<void> {
  const body: SaveAnswers = { answers: [...answers], seen_on: day };
  if (facing !== undefined) body.front_faces = facing;
  const rescored = await callApi(apiPaths.answers(propertyId), rescoredSchema, {
    method: 'PUT',
    body,
  });
  const facingNow = knownFacing(queryClient, propertyId);
  const saved = facingNow === undefined ? answers : changesToday(answers, facing, facingNow);
  await showSavedAnswers(queryClient, propertyId, saved, rescored);
}
