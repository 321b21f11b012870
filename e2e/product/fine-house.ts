/** Answers that find no hazard, and tell enough of a home for a score: how it is built. */
export const fineHouse = [
  { question_id: 'roof_wood', side: null, answer: 'no' },
  ...[
    'roof_whole',
    'gutters_covered',
    'chimney_screened',
    'eaves_closed',
    'gaps_sealed',
    'windows_two_panes',
    'windows_tempered',
    'siding_unburnable',
    'wall_base_bare',
    'deck_unburnable',
  ].map((id) => ({ question_id: id, side: null, answer: 'yes' })),
];
