import type { HazardTypeId } from '@dss/domain';
import type { ModelReply } from '../model-reply.ts';

type AnsweredFinding = ModelReply['findings'][number];

/** A finding in the form of a good model's answer. */
export function answeredFinding(
  type: HazardTypeId = 'zone0_combustible_mulch',
  changes: Partial<AnsweredFinding> = {},
): AnsweredFinding {
  return {
    type,
    confidence: 0.7,
    area: 'zone_0',
    distance_to_structure_ft: 1,
    box: { x: 0.1, y: 0.6, width: 0.5, height: 0.2 },
    extent: 'moderate',
    explanation: 'Bark chips lie along the wall on the left.',
    explanation_es: 'Hay mantillo de corteza junto a la pared, a la izquierda.',
    ...changes,
  };
}

/** A good model's answer about a photo of a wall. */
export function photoAnswer(
  findings: readonly AnsweredFinding[] = [answeredFinding()],
  notThere: readonly HazardTypeId[] = ['zone0_firewood_lumber'],
): ModelReply {
  return {
    shows: {
      house_or_yard: true,
      outdoors: true,
      structure: true,
      areas: ['zone_0', 'siding'],
      direction: null,
      quality_issues: [],
    },
    findings: [...findings],
    not_there: [...notThere],
  };
}
