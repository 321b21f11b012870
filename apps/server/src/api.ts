import type { createApi } from './app.ts';

/** The API's type, for a typed client. */
export type Api = ReturnType<typeof createApi>;
