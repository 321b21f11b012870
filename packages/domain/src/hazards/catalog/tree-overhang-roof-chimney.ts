import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { roof } from './parts-of-home.ts';

export const treeOverhangRoofChimney: CatalogHazard = {
  ...roof,
  id: 'tree_overhang_roof_chimney',
  tier: 'moderate',
  points: 4,
  fromNeglect: true,
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  prevalence: judgedShare(0.3),
  rules: ['ccr_1299_03', 'zone_0'],
  programs: {
    saferFromWildfires: 'defensible_space',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'partly',
    chapter7a: 'no',
    unconfirmed: ['wildfire_prepared_home'],
  },
  sources: ['syph14', 'z0-draft'],
  step: 'trim_over_roof',
  today: null,
  texts: {
    en: {
      title: 'Branches over the roof or near the chimney',
      lookFor:
        'Branches above the roof or touching it, or within ten feet of a chimney or stovepipe. Dead ones count most.',
      mistakenFor:
        'A tree behind the house that lines up with the roof. A view from the side settles it.',
      severity:
        'Branches that hang over or touch the house are among the most useful things to remove, and they drop the leaves that fill roof and gutters.',
      asks: {
        ccr_1299_03:
          'Remove dead branches over the roof and next to walls and windows; keep every branch ten feet from chimney and stovepipe. For live branches over the roof, there is only advice.',
        zone_0: 'Not state law yet: live branches at least five feet above the roof.',
      },
      removal: {
        title: 'Cut branches back from the roof',
        why: 'Branches over the roof drop leaves on it and bring fire to it. Chimney sparks can ignite them.',
        action:
          'Have dead branches over the roof removed and live ones cut back. Keep all branches ten feet from the chimney. Leave work near the roof or power lines to a tree crew.',
        source: '14 CCR 1299.03; Syphard and others, 2014',
      },
    },
    es: {
      title: 'Ramas sobre el techo o cerca de la chimenea',
      lookFor:
        'Ramas encima del techo o que lo tocan, o a menos de 10 pies de una chimenea o del tubo de una estufa. Las muertas son las que más cuentan.',
      mistakenFor:
        'Un árbol detrás de la casa que en la foto queda en línea con el techo. Una vista de lado lo aclara.',
      severity:
        'Las ramas que cuelgan sobre la casa o la tocan están entre lo más útil que se puede quitar; además, sueltan las hojas que llenan el techo y las canaletas.',
      asks: {
        ccr_1299_03:
          'Quitar las ramas muertas sobre el techo y junto a paredes y ventanas; dejar 10 pies entre cualquier rama y la chimenea o el tubo de la estufa. Sobre las ramas vivas encima del techo solo hay consejos.',
        zone_0:
          'Todavía no es ley estatal: ramas vivas a por lo menos 5 pies por encima del techo.',
      },
      removal: {
        title: 'Corte las ramas cercanas al techo',
        why: 'Las ramas sobre el techo le sueltan hojas y le llevan el fuego. Las chispas de una chimenea pueden encenderlas.',
        action:
          'Haga quitar las ramas muertas que están sobre el techo y recortar las vivas. Deje 10 pies entre todas las ramas y la chimenea. El trabajo cerca del techo o de cables de luz es para una cuadrilla de poda.',
        source: '14 CCR 1299.03; Syphard y otros, 2014',
      },
    },
  },
};
