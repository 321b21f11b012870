import type { Rolldown } from 'vite';

/** What every page runs on, whatever is on it. It changes only with its versions, so browsers keep it longest. */
const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|use-intl|@formatjs[\\/]fast-memoize)[\\/]/;

/** A file of messages belongs to the pages of its language. */
const messages = /[\\/]app[\\/]messages[\\/][a-z]{2}[\\/]/;

/** A module that this many pages need is worth sending to all of them. */
const almostEveryPage = 24;

/** Two large files compress a tenth better than twenty small ones, and cost fewer requests. */
export const sharedChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'framework', test: framework, priority: 2 },
    {
      name: 'shell',
      test: (id) => !messages.test(id),
      minShareCount: almostEveryPage,
      priority: 1,
    },
  ],
};
