import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { DssError } from '@dss/domain';

import {
  eachAtOnce,
  ProviderBackoffError,
  PhotoNotObservable,
  type ModelCall,
  type ObservationProvider,
  type PhotoReply,
} from '../../apps/server/src/analysis/index.ts';
import { processPhoto } from '../../apps/server/src/photos/index.ts';
import type { LabeledPhoto } from './labels.ts';

export interface LookOptions {
  readonly provider: ObservationProvider;
  /** As many as the provider's limits allow. */
  readonly photosAtOnce: number;
  /** This process does the looking: one photo at a time, so that its processor time can be told. */
  readonly looksHere: boolean;
  /** No look begins once the calls have cost this; null: no limit. */
  readonly budgetUsd: number | null;
  readonly signal: AbortSignal;
  /** Is told in words what happens, for somebody who waits. */
  readonly report: (line: string) => void;
}

/** A provider that asks for a longer pause is not waited for. */
const longestPauseMs = 10 * 60 * 1000;
const mostPauses = 5;

/**
 * Has a provider look at each photo as the product would: at the working copy, with area and caption. What can't be looked at
 * is named with its reason.
 * @throws the signal's reason once it is aborted
 */
export async function lookAtPhotos(
  photos: readonly LabeledPhoto[],
  { provider, photosAtOnce, looksHere, budgetUsd, signal, report }: LookOptions,
): Promise<Looks> {
  const calls: ModelCall[] = [];
  const outcomes = new Map<string, Looked | NotLooked>();
  const isSpent = () => budgetUsd !== null && spentUsd(calls) >= budgetUsd;

  await eachAtOnce(looksHere ? 1 : photosAtOnce, photos, signal, async (photo, eachSignal) => {
    const outcome = isSpent()
      ? { photo, reason: 'the budget is spent' }
      : await lookAt(photo, (call) => calls.push(call), {
          provider,
          looksHere,
          signal: eachSignal,
          report,
        });
    outcomes.set(photo.file, outcome);
    const problem = 'reason' in outcome ? `: ${outcome.reason}` : '';
    report(`photo ${outcomes.size} of ${photos.length}: ${photo.file}${problem}`);
  });
  // In the order of the labels, whichever came first.
  const inOrder = photos.flatMap(({ file }) => outcomes.get(file) ?? []);
  return {
    looked: inOrder.filter((outcome) => 'reply' in outcome),
    notLooked: inOrder.filter((outcome) => 'reason' in outcome),
    calls,
  };
}

async function lookAt(
  photo: LabeledPhoto,
  count: (call: ModelCall) => void,
  { provider, looksHere, signal, report }: Omit<LookOptions, 'photosAtOnce' | 'budgetUsd'>,
): Promise<Looked | NotLooked> {
  const { area, caption } = photo;
  try {
    const { working: workingCopy } = await processPhoto(await readFile(photo.path));
    let startedAt = 0;
    let busyBefore = process.cpuUsage();
    const look = () => {
      startedAt = performance.now();
      busyBefore = process.cpuUsage();
      return provider.observe({ workingCopy, area, caption }, signal, count);
    };
    const reply = await withPauses(look, { signal, report });
    const ms = performance.now() - startedAt;
    const busy = process.cpuUsage(busyBefore);
    const coreMs = looksHere ? (busy.user + busy.system) / 1000 : null;
    return { photo, reply, workingCopy, ms, coreMs };
  } catch (error) {
    signal.throwIfAborted();
    return { photo, reason: reasonOf(error) };
  }
}

/** Sits out the pauses that a provider asks for. */
async function withPauses(
  look: () => Promise<PhotoReply>,
  { signal, report }: Pick<LookOptions, 'signal' | 'report'>,
): Promise<PhotoReply> {
  for (let pauses = 0; ; pauses++) {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof ProviderBackoffError)) throw error;
      if (pauses >= mostPauses || error.waitMs > longestPauseMs) throw error;
      report(`the provider asks to wait ${Math.ceil(error.waitMs / 1000)} s`);
      await delay(error.waitMs, undefined, { signal });
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof PhotoNotObservable) return error.reason;
  if (error instanceof DssError) return error.code;
  return error instanceof Error ? error.message : String(error);
}

function spentUsd(calls: readonly ModelCall[]): number {
  return calls.reduce((sum, { costMicroUsd }) => sum + (costMicroUsd ?? 0), 0) / 1_000_000;
}

/** A labeled photo that a provider has looked at. */
export interface Looked {
  readonly photo: LabeledPhoto;
  readonly reply: PhotoReply;
  /** What the provider got to see. */
  readonly workingCopy: Buffer;
  /** How long the look took, waiting for the provider included, preparing the photo not. */
  readonly ms: number;
  /** How long it kept a processor core busy; null where somebody else's machine looks. */
  readonly coreMs: number | null;
}

/** One that it could not look at, and why. */
export interface NotLooked {
  readonly photo: LabeledPhoto;
  readonly reason: string;
}

export interface Looks {
  readonly looked: readonly Looked[];
  readonly notLooked: readonly NotLooked[];
  readonly calls: readonly ModelCall[];
}
