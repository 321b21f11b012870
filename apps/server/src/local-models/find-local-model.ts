import { totalmem } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { AiConfig, LocalModelsConfig, LocalModelServer } from '../config/index.ts';
import { ExternalServiceError } from '../external-http/fetch-external.ts';
import { listModels, type LocalModel } from './list-models.ts';

/** What a server on this machine has to offer: a model that sees, none such, no answer in time, or no server there. */
export type Offer = 'sees' | 'blind' | 'slow' | 'absent';

export interface LocalModelSearch {
  /** The model to use; null: none was found. */
  readonly found: (AiConfig & { readonly provider: LocalModelServer }) | null;
  /** The only model that would have been used; null: any. */
  readonly wanted: string | null;
  readonly offers: Readonly<Record<LocalModelServer, Offer>>;
}

export interface SearchOptions {
  /** For the answers of all servers together, which are asked at the same time. */
  readonly limitMs?: number;
  /** The memory of this machine. */
  readonly memoryBytes?: number;
}

/** The start waits for no answer longer than this. */
const patienceMs = 300;

/** Asks the usual model servers on this machine for a model that takes pictures. Never throws. */
export async function findLocalModel(
  { urls, model, limits }: LocalModelsConfig,
  { limitMs = patienceMs, memoryBytes = totalmem() }: SearchOptions = {},
): Promise<LocalModelSearch> {
  const late = waitIdly(limitMs);
  const ask = async (server: LocalModelServer): Promise<Answer> => {
    const answer = listModels[server](urls[server]).then(
      (models) => models.filter(({ name, sees }) => sees && (model === null || name === model)),
      (error: unknown) =>
        error instanceof ExternalServiceError && error.failure === 'too_slow' ? 'slow' : 'absent',
    );
    return Promise.race([answer, late]);
  };
  const [ollama, lmStudio] = await Promise.all([ask('ollama'), ask('lm-studio')]);
  const seeing = [...ofServer('ollama', ollama), ...ofServer('lm-studio', lmStudio)];
  const best = chooseModel(seeing, memoryBytes);
  return {
    found: best && {
      ...limits,
      provider: best.server,
      model: best.name,
      apiKey: null,
      baseUrl: urls[best.server],
    },
    wanted: model,
    offers: { ollama: offerOf(ollama), 'lm-studio': offerOf(lmStudio) },
  };
}

type Answer = readonly LocalModel[] | 'slow' | 'absent';

/**
 * Waits in short steps. While this process is busy starting, it can't read an answer that has come; that time doesn't count
 * as the server's.
 */
async function waitIdly(limitMs: number): Promise<'slow'> {
  for (let waitedMs = 0; waitedMs < limitMs; waitedMs += stepMs) await delay(stepMs);
  return 'slow';
}

const stepMs = 20;

interface Candidate extends LocalModel {
  readonly server: LocalModelServer;
}

function ofServer(server: LocalModelServer, answer: Answer): Candidate[] {
  return typeof answer === 'string' ? [] : answer.map((model) => ({ ...model, server }));
}

function offerOf(answer: Answer): Offer {
  if (typeof answer === 'string') return answer;
  return answer.length > 0 ? 'sees' : 'blind';
}

/**
 * The largest model that leaves half of the memory free for the photo, the prompt and everything else: larger ones see
 * more, and one that doesn't fit takes minutes per photo. If none fits, the smallest one. The same models always give the
 * same choice, because another model would look at all photos again.
 */
function chooseModel(models: readonly Candidate[], memoryBytes: number): Candidate | null {
  const size = ({ bytes }: Candidate) => bytes ?? 0;
  const bySize = models.toSorted(
    (one, other) => size(one) - size(other) || other.name.localeCompare(one.name),
  );
  return bySize.findLast((model) => size(model) <= memoryBytes / 2) ?? bySize[0] ?? null;
}
