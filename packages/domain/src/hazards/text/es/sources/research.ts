export const researchTitles = {
  ibhs90: 'Nueve de cada diez casas empiezan a arder por brasas (IBHS, en la revista Architect)',
  'latimes-ibhs':
    'La Zona 0 en los incendios de Los Ángeles de 2025 (noticia sobre un estudio del IBHS)',
  third:
    'Casas con cuatro características frente a una en Los Ángeles (noticia sobre el IBHS, diciembre de 2025)',
  'mendo-ibhs':
    'Lecciones de los incendios de Los Ángeles (Fire Safe Mendocino, sobre el estudio del IBHS)',
  azfam: 'Lo que conectó el fuego de casa en casa en los incendios de Los Ángeles',
  ucb: 'Defensa contra incendios forestales que funciona (UC Berkeley Engineering, 2025)',
  'ucb-abs': 'Resumen del estudio de UC Berkeley en Nature Communications, 2025',
  ucb2: 'Estudio de UC Berkeley en Nature Communications, 2025 (ficha)',
  syph14:
    'El papel del espacio defendible en la protección de las viviendas (Syphard y otros, 2014)',
  syph19:
    'Factores asociados con la pérdida de construcciones en California, 2013-2018 (Syphard y Keeley, 2019)',
  cafsb:
    'Qué ayuda a que una construcción se salve de un incendio forestal (California Fire Science Consortium)',
  troy: 'El refuerzo de la casa y el incendio Camp Fire (Troy y otros, 2022)',
  knapp:
    'Disposición de las viviendas, vegetación y casas que se salvaron en el Camp Fire (Knapp y otros, 2021)',
  gbfs: 'Casas que se salvaron en el Camp Fire (Great Basin Fire Science Exchange)',
  schmidt: 'La vegetación cerca de las casas y las pérdidas en cuatro incendios (Schmidt)',
  moritz: 'Sobre las plantas y la humedad cerca de las casas (opinión de Moritz y Carmignani)',
  'keeley-quote': 'Dudas sobre la Zona 0 (sitio de opinión que cita a Keeley)',
  'nist-fence': 'Las cercas y el mantillo como peligro de incendio forestal (NIST, 2022)',
  'nist-fence2': 'Cómo el viento lleva el fuego de cercas y mantillo a una construcción (NIST)',
  'nist-wood': 'Cómo el viento lleva el fuego de pilas de leña a una construcción (NIST)',
  'nist-shed': 'Cobertizos: qué tan cerca de la casa es demasiado cerca (NIST, 2023)',
  'boise-shed': 'Alejar los cobertizos de las casas (Boise State Public Radio)',
  hmm: 'Hazard Mitigation Methodology (notas sobre NIST TN 2205)',
  mulch:
    'Cómo arden los tipos de mantillo (pruebas de la University of Nevada Cooperative Extension)',
  'pv-roof': 'Los techos y las casas que se salvaron (municipio de Portola Valley)',
  wire: 'Evaluación rápida del riesgo de incendio y el incendio East Troublesome (WiRe, 2022)',
  sky: 'El riesgo de incendio de 2019 y las pérdidas del incendio Troublesome (Sky-Hi News)',
  nrfire: 'Riesgo evaluado y casas perdidas (Northern Rockies Fire Science Network)',
  bb40: 'Códigos de construcción y pérdida de casas (informe sobre Baylis y Boomhower)',
  'vlm-conf': 'Cuánto saben los modelos de visión y lenguaje sobre lo que saben (arXiv 2508.19111)',
  'vlm-med': 'Calibrar modelos de visión y lenguaje (arXiv 2604.02543)',
} as const;
