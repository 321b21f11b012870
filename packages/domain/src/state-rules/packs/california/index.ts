import type { StatePack } from '../../state-pack.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { californiasLaws, type CaliforniasLaw } from './laws.ts';

export const california: StatePack<CaliforniasLaw> = {
  laws: californiasLaws,
  letterLaw: { law: 'ccr_2644_9', about: ['score', 'mitigation', 'new_score', 'correction'] },
  insurerTerms: [
    { law: 'ccr_2644_9', event: 'appeal', duty: 'confirm_appeal', days: 10 },
    { law: 'ccr_2644_9', event: 'appeal', duty: 'decide_appeal', days: 30 },
    { law: 'ccr_2644_9', event: 'work_reported', duty: 'score_again', days: 30 },
    { law: 'non_renewal', event: 'policy_end', duty: 'tell_of_end', days: -75 },
  ],
  regulatorsPhone: '800-927-4357',
  en,
  es,
};
