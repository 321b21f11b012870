import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';

import { locales } from '../messages/locale.ts';
import routes from '../../routes.ts';
import { routeOf } from './use-preloaded-page.ts';

/** Ids as React Router assigns them: from the file, unless the route sets one. */
function idsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ id, file, children = [] }) => [
    id ?? file.replace(/\.tsx$/, ''),
    ...idsOf(children),
  ]);
}

test.each(locales)('each preloaded page is a route (%s)', (locale) => {
  const ids = idsOf(routes);
  expect(ids).toContain(routeOf('analysisProgress', locale));
  expect(ids).toContain(routeOf('property', locale));
  expect(ids).toContain(routeOf('walk', locale));
});
