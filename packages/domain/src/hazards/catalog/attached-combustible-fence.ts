import { derivedShare, type CatalogHazard } from '../hazard.ts';
import { strip } from './parts-of-home.ts';

export const attachedCombustibleFence: CatalogHazard = {
  ...strip,
  id: 'attached_combustible_fence',
  area: 'structure_detail',
  tier: 'critical',
  points: 8,
  fromNeglect: false,
  counted: 'per_side',
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: 'fence',
  removable: 'yes',
  position: 'fixed',
  seenIn: ['zone_0', 'siding'],
  // Across the state. In Los Angeles it was 0.38: 95 % have a fence x 61 % attached or in zone 0 x 65 % of wood, taken as independent.
  prevalence: derivedShare(0.28, ['dins', 'mendo-ibhs']),
  rules: ['cal_fire_advice', 'low_cost_retrofit_list', 'safer_from_wildfires'],
  programs: {
    saferFromWildfires: 'five_foot_zone',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'no',
    chapter7a: 'no',
    unconfirmed: [],
  },
  sources: ['mendo-ibhs', 'nist-fence', 'nist-fence2'],
  step: 'replace_fence_end',
  today: 'open_gate',
  texts: {
    en: {
      title: 'Fence or gate that burns within five feet',
      lookFor:
        'A fence or gate of wood, vinyl, composite, bamboo or reed that meets the wall or runs within five feet of it, leaves along its base, or a fence that connects two houses.',
      mistakenFor:
        'Painted metal, fiber cement or masonry; a fence that stops short of the wall. Wood-look composite does burn.',
      severity:
        'A burning fence is a fuse that leads to the wall. Almost all the Los Angeles parcels surveyed had a fence; most fences met the house or stood in the first five feet, and most were wood.',
      asks: {
        cal_fire_advice: 'Replace combustible fences, gates and arbors where they meet the house.',
        low_cost_retrofit_list:
          'Replace the part of the fence next to the house with something noncombustible (wording not confirmed).',
        safer_from_wildfires: 'The five-foot zone counts fences too.',
      },
      removal: {
        title: 'Keep fences that burn five feet from the house',
        why: 'A fence that burns is like a fuse. Where it meets the house or runs along it, the fire does too.',
        action:
          'Replace fences and gates that burn within five feet with metal, also where a fence runs along the wall. Keep the base of the fence free of leaves.',
        source: 'CAL FIRE; NIST fence tests; IBHS survey of Los Angeles homes',
      },
    },
    es: {
      title: 'Cerca o portón que arde a menos de 5 pies',
      lookFor:
        'Una cerca o un portón de madera, vinilo, compuesto, bambú o carrizo que llega a la pared o pasa a menos de 5 pies de ella, hojas a su pie, o una cerca que une dos casas.',
      mistakenFor:
        'Metal pintado, fibrocemento o mampostería; una cerca que termina antes de la pared. El material compuesto que parece madera sí arde.',
      severity:
        'Una cerca que arde es una mecha que llega hasta la pared. Casi todos los lotes que se estudiaron en Los Ángeles tenían cerca; en la mayoría tocaba la casa o estaba en los primeros 5 pies, y casi siempre era de madera.',
      asks: {
        cal_fire_advice:
          'Cambiar las cercas, los portones y las pérgolas que arden donde se unen a la casa.',
        low_cost_retrofit_list:
          'Cambiar el tramo de cerca junto a la casa por algo que no arda (texto sin confirmar).',
        safer_from_wildfires: 'La zona de 5 pies incluye también las cercas.',
      },
      removal: {
        title: 'Mantenga a 5 pies de la casa las cercas que arden',
        why: 'Una cerca que arde es como una mecha. Donde toca la casa o corre a su lado, ahí llega el fuego.',
        action:
          'Cambie por metal las cercas y los portones que ardan a menos de 5 pies, también donde una cerca corre junto a la pared. Mantenga el pie de la cerca sin hojas.',
        source: 'CAL FIRE; pruebas con cercas del NIST; estudio del IBHS de casas en Los Ángeles',
      },
    },
  },
};
