import type { GuidanceTexts, GuidanceWords } from '../guidance-text.ts';
import { hazardById, hazardTypeIds, recordOf } from '../../../hazards/index.ts';

export const guidanceTextsEs: GuidanceTexts = recordOf(
  hazardTypeIds,
  (id) => hazardById(id).texts.es.removal,
);

/** All guidance texts in Spanish. */
export const guidanceWordsEs: GuidanceWords = {
  texts: guidanceTextsEs,
  general: (name) => ({
    title: `Qué hacer: ${name}`,
    why: 'Este peligro aumenta el riesgo de incendio en su propiedad.',
    action: 'Consulte a un profesional en seguridad contra incendios.',
    source: 'Guía de seguridad contra incendios',
    cost: 'Depende del caso',
    time: '1 a 2 horas',
  }),
};
