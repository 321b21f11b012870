import home from './en/home.json' with { type: 'json' };

/** What the home page adds. */
export const homeMessages = { home };
