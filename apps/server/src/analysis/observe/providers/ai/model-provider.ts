import type { AiConfig } from '../../../../config/index.ts';
import type { ObservationProvider, PhotoReply } from '../provider.ts';
import type { AskModel } from './ask-model.ts';
import { modelReplyJsonSchema, readModelReply, typesToJudge } from './model-reply.ts';
import { hashOf, observeInstructions, observePromptVersion, photoContent } from './prompt.ts';
import type { ModelQuestion } from './question.ts';

/** An AI vision model as a provider. Each photo is one question without data about other photos. */
export function createModelProvider(config: AiConfig, ask: AskModel): ObservationProvider {
  return {
    id: config.provider,
    modelName: config.model,
    schemaVersion: config.schemaVersion,
    // The same model name at another base URL may be another model.
    promptVersion: `${observePromptVersion}@${hashOf(config.baseUrl)}`,
    calibrated: false,
    looksByArea: false,
    canJudge: typesToJudge,
    observe: (photo, signal, count = () => undefined) => {
      const question: ModelQuestion<PhotoReply> = {
        purpose: 'observe',
        name: 'photo_observation',
        instructions: observeInstructions,
        content: photoContent(photo),
        schema: modelReplyJsonSchema,
        read: (answer) => readModelReply(answer, photo.area),
      };
      return ask(question, signal, count);
    },
  };
}
