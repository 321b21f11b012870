import type { StateTexts } from '../../state-pack.ts';
import type { NevadasLaw } from './laws.ts';

export const es: StateTexts<NevadasLaw> = {
  regulator: 'La Nevada Division of Insurance',
  laws: {
    ab_376: {
      name: 'Pólizas sin incendios forestales, AB 376',
      asks: 'Las aseguradoras pueden excluir los incendios forestales de la póliza de una casa. Lea en la suya si los cubre.',
    },
  },
  letterRule: null,
};
