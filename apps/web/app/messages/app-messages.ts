import answers from './en/answers.json' with { type: 'json' };
import disputes from './en/disputes.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import explanation from './en/explanation.json' with { type: 'json' };
import newProperty from './en/newProperty.json' with { type: 'json' };
import photos from './en/photos.json' with { type: 'json' };
import progress from './en/progress.json' with { type: 'json' };
import results from './en/results.json' with { type: 'json' };
import sources from './en/sources.json' with { type: 'json' };

/** What the application's screens add; the public pages don't load it. */
export const appMessages = {
  answers,
  disputes,
  errors,
  explanation,
  newProperty,
  photos,
  progress,
  results,
  sources,
};
