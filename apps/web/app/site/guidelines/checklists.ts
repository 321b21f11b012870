/** What belongs in each zone. The figures are in the messages; they are specified and follow California's advice. */
export const zones = [
  {
    id: 'zone1',
    points: ['gravel', 'plantsOut', 'sweep', 'chimney', 'firewood', 'underDeck', 'furniture'],
  },
  {
    id: 'zone2',
    points: ['dead', 'prune', 'ladder', 'crowns', 'islands', 'sheds', 'tank'],
  },
  {
    id: 'zone3',
    points: ['mow', 'woodpile', 'groups', 'litter', 'deadTrees', 'access'],
  },
] as const;

export const hardening = [
  { id: 'roof', points: ['classA', 'birdStops', 'gutters', 'arrestor'] },
  { id: 'walls', points: ['vents', 'gaps', 'wallBase', 'siding', 'windows'] },
  { id: 'decks', points: ['deckBoards', 'deckEdge', 'fence', 'doubleFence', 'pergola'] },
] as const;

export const preparedness = [
  { id: 'plan', points: ['routes', 'meeting', 'animals', 'practice'] },
  { id: 'supplies', points: ['goBag', 'documents', 'pets', 'car'] },
  { id: 'informed', points: ['alerts', 'zone', 'radio', 'early'] },
] as const;
