import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { DssError } from '@dss/domain';

import { forEachConcurrently } from '../../apps/server/src/analysis/observe/for-each-concurrently.ts';
import {
  ProviderBackoffError,
  PhotoNotObservable,
  type ModelCall,
  type ObservationProvider,
  type PhotoReply,
} from '../../apps/server/src/analysis/observe/providers/provider.ts';
import { processPhoto } from '../../apps/server/src/photos/process-photo.ts';
import type { LabeledPhoto } from './labels.ts';

export interface LookOptions {
  readonly provider: ObservationProvider;
  /** Limited by what the provider allows. */
  readonly photosAtOnce: number;
  /** Whether this process does the looking; then one photo at a time, to measure its CPU time. */
  readonly looksHere: boolean;
  /** No look starts once calls have cost this much; null: no limit. */
  readonly budgetUsd: number | null;
  readonly signal: AbortSignal;
  /** Called with progress messages for the user. */
  readonly report: (line: string) => void;
}

/** A longer delay requested by the provider is not waited for. */
const longestPauseMs = 10 * 60 * 1000;
const maxPauses = 5;

/**
 * Has a provider look at each photo like the product does: at the working copy, with area and caption. Photos that fail are listed
 * with the reason.
 * @throws the signal's reason once it is aborted
 */
export async function lookAtPhotos(
  photos: readonly LabeledPhoto[],
  { provider, photosAtOnce, looksHere, budgetUsd, signal, report }: LookOptions,
): Promise<Looks> {
  const calls: ModelCall[] = [];
  const outcomes = new Map<string, Looked | NotLooked>();
  const isSpent = () => budgetUsd !== null && spentUsd(calls) >= budgetUsd;

  await forEachConcurrently(
    looksHere ? 1 : photosAtOnce,
    photos,
    signal,
    async (photo, eachSignal) => {
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
    },
  );
  // In the order of the labels, not of completion.
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

/** Waits for the delays that a provider requests. */
async function withPauses(
  look: () => Promise<PhotoReply>,
  { signal, report }: Pick<LookOptions, 'signal' | 'report'>,
): Promise<PhotoReply> {
  for (let pauses = 0; ; pauses++) {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof ProviderBackoffError)) throw error;
      if (pauses >= maxPauses || error.waitMs > longestPauseMs) throw error;
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
  /** The picture that the provider was given. */
  readonly workingCopy: Buffer;
  /** Duration of the look, including the wait for the provider but not preparing the photo. */
  readonly ms: number;
  /** CPU time of the look; null if another machine does the looking. */
  readonly coreMs: number | null;
}

/** A photo that couldn't be looked at, and why. */
export interface NotLooked {
  readonly photo: LabeledPhoto;
  readonly reason: string;
}

export interface Looks {
  readonly looked: readonly Looked[];
  readonly notLooked: readonly NotLooked[];
  readonly calls: readonly ModelCall[];
}
