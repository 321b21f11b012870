import errors from './en/errors.json' with { type: 'json' };
import newProperty from './en/newProperty.json' with { type: 'json' };
import photos from './en/photos.json' with { type: 'json' };
import progress from './en/progress.json' with { type: 'json' };
import results from './en/results.json' with { type: 'json' };

/** What the application's screens add; the public pages don't load it. */
export const appMessages = { errors, newProperty, photos, progress, results };
