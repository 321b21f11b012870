import type { Rolldown } from 'vite';

/** What every page needs. Changes only with the packages' versions, so browsers can cache it longest. */
const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|use-intl|@formatjs[\\/]fast-memoize)[\\/]/;

/** Message files belong to the pages of their language. */
const messages = /[\\/]app[\\/]messages[\\/][a-z]{2}[\\/]/;

/**
 * A module used by this many pages is bundled for all of them. More than the 40 that call our server, whose client and schemas public
 * pages go without.
 */
const almostEveryPage = 50;

/** Two large files compress a tenth better than twenty small ones, and cost fewer requests. */
export const sharedChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'framework', test: framework, priority: 2 },
    // Schemas are made when their file runs, each for about as long as zod itself: apart, none of the four is a long task.
    { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 2 },
    {
      name: 'score-schemas',
      test: /[\\/]domain[\\/]src[\\/]api[\\/]score-explanation\.ts$/,
      priority: 2,
    },
    {
      name: 'home-schemas',
      test: /[\\/]domain[\\/]src[\\/]api[\\/](?:action-plan|analysis|owner-corrections|photo|property|seen-evidence)\.ts$/,
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
