import { z } from 'zod';

import { locales } from '../locales/index.ts';

/** Apart from the other choices: public pages load the languages, but no schema. */
export const localeSchema = z.enum(locales);
