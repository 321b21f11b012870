/** Which page of a home: its score with the ways on, or everything behind it. */
export type ResultsView = 'results' | 'details';

/**
 * Where the parts of the results are: one below the other, or the drawing of the home beside the rest where there is room. Its
 * skeletons and the first view that the server draws use the same, so that nothing moves when the results arrive.
 */
export const resultsLayout = {
  grid: 'grid grid-cols-1 content-start gap-x-12 gap-y-2 sm:gap-y-3 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-y-5 print:grid-cols-[14rem_minmax(0,1fr)]',
  heading: 'min-w-0 lg:col-start-2 lg:row-start-1 print:col-start-2',
  plan: 'mx-auto w-full max-w-72 sm:max-w-md lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-w-xl print:col-start-1 print:row-span-2 print:row-start-1',
  score: 'flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-start-2 lg:gap-6 print:col-start-2',
} as const;
