import type { Rolldown } from 'vite';

/** What every page needs. Changes only with the packages' versions, so browsers can cache it longest. */
const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|use-intl|@formatjs[\\/]fast-memoize)[\\/]/;

/** Message files belong to the pages of their language. */
const messages = /[\\/]app[\\/]messages[\\/][a-z]{2}[\\/]/;

/** Files of the API's schemas, as a part of a regular expression. */
function schemas(files: string): RegExp {
  return new RegExp(`[\\\\/]domain[\\\\/]src[\\\\/]api[\\\\/](?:${files})\\.ts$`);
}

/**
 * A module used by this many pages is bundled for all of them. More than the 40 that call our server, whose client and schemas public
 * pages go without.
 */
const almostEveryPage = 50;

/** Two large files compress a tenth better than twenty small ones, and cost fewer requests. */
export const sharedChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'framework', test: framework, priority: 7 },
    // Schemas are made when their file runs: apart, none of these files is a long task. Each takes along what it imports, unless a file
    // before it has.
    { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 7 },
    // Whichever is the first pays for zod's classes too, so it is a small one.
    { name: 'evidence', test: /[\\/]domain[\\/]src[\\/]evidence[\\/]/, priority: 6 },
    { name: 'photo-schemas', test: schemas('photo'), priority: 5 },
    { name: 'score-parts', test: schemas('score-parts'), priority: 4 },
    { name: 'score-schemas', test: schemas('score-explanation'), priority: 3 },
    { name: 'home-schemas', test: schemas('action-plan|property'), priority: 3 },
    {
      name: 'analysis-schemas',
      test: schemas('analysis|owner-corrections|seen-evidence'),
      priority: 2,
    },
    {
      name: 'shell',
      test: (id) => !messages.test(id),
      minShareCount: almostEveryPage,
      priority: 1,
    },
  ],
};
