import shell from './en/shell.json' with { type: 'json' };

/** What every page carries. */
export const shellMessages = { shell };
