/** How the score card is divided. Its skeleton has the same measures, so that nothing jumps when the score comes. */
export const scoreCardLayout =
  'grid gap-8 p-6 md:grid-cols-[240px_minmax(0,1fr)] md:p-8 lg:grid-cols-[minmax(240px,320px)_minmax(0,1fr)] lg:gap-12 lg:p-10';
