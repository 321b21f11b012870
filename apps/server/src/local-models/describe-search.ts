import { suggestedOllamaModel } from '@dss/domain';
import type { LocalModelServer } from '../config/index.ts';
import type { LocalModelSearch, Offer } from './find-local-model.ts';

const names: Readonly<Record<LocalModelServer, string>> = {
  ollama: 'Ollama',
  'lm-studio': 'LM Studio',
};

/** Each fetches the recommended model. */
const commands: Readonly<Record<LocalModelServer, string>> = {
  ollama: `ollama pull ${suggestedOllamaModel}`,
  'lm-studio': 'lms get qwen/qwen2.5-vl-7b',
};

/** The line that the start prints: which model on this machine looks at photos, or how to get one. */
export function describeSearch({ found, offers, wanted }: LocalModelSearch): string {
  if (found !== null) {
    return `Photos are looked at by ${found.model} on this computer (${names[found.provider]}). AI_PROVIDER=built-in turns that off.`;
  }
  const basic = 'so the built-in analyzer looks at photos';
  const blind = firstWith('blind', offers);
  if (blind !== null && wanted !== null) {
    return `${names[blind]} has no model named ${wanted} that can see, ${basic}. AI_MODEL names another one.`;
  }
  if (blind !== null) {
    return `${names[blind]} has no model that can see, ${basic}. To have AI look at them, run "${commands[blind]}" and start again.`;
  }
  const slow = firstWith('slow', offers);
  if (slow !== null) {
    return `${names[slow]} did not answer in time, ${basic}. To ask it again, start again.`;
  }
  return `No AI model runs on this computer, ${basic}. To have AI look at them, install Ollama (https://ollama.com), run "${commands.ollama}" and start again.`;
}

function firstWith(offer: Offer, offers: LocalModelSearch['offers']): LocalModelServer | null {
  if (offers.ollama === offer) return 'ollama';
  return offers['lm-studio'] === offer ? 'lm-studio' : null;
}
