import type { CautionTexts } from '../../cautions.ts';

export const cautionTextsEs: CautionTexts = {
  ladder:
    'Apoye la escalera en suelo firme y parejo, y pida que alguien la sostenga. Contrate ayuda si el techo es empinado o si el trabajo es más arriba del primer piso.',
  power_lines:
    'Mantenga personas, escaleras y herramientas lejos de los cables de luz. Deje el trabajo cerca de un cable a la compañía eléctrica o a una cuadrilla de poda.',
  chainsaw:
    'Deje la motosierra a alguien capacitado. Nunca la use en una escalera ni por encima de los hombros.',
  dry_windy_day:
    'Trabaje en la mañana fresca, nunca en un día seco y con viento: las cuchillas de metal sacan chispas. Tenga agua a la mano.',
  gas_tank:
    'Nunca mueva un tanque ni abra sus conexiones por su cuenta. Llame a la compañía de gas.',
  shared_fence: 'Póngase de acuerdo primero con su vecino. La cerca puede ser de los dos.',
};
