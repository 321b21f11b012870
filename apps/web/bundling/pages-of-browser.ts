import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The framework's route manifest, as built for the browser. */
const manifestSchema = z.object({
  routes: z.record(
    z.string(),
    z.object({
      id: z.string(),
      parentId: z.string().optional(),
      path: z.string().optional(),
    }),
  ),
});

type Route = z.infer<typeof manifestSchema>['routes'][string];

/** A page that isn't prerendered but rendered in the browser. */
export interface BrowserPage {
  /** Its path, with parameters as the router names them: `/property/:propertyId`. */
  readonly address: string;
  readonly isForOperators: boolean;
}

/** Prerendered without a home; with one in the query, it is rendered in the browser. */
const alsoInBrowser = /^(\/es)?\/new-property$/;

/** The layout around all pages for operators (`app/routes.ts`). */
const operatorsLayout = 'operators';

/**
 * The pages that are rendered in the browser.
 * @param client the folder of the built application
 * @throws Error if the framework writes its manifest differently
 */
export async function pagesOfBrowser(client: string): Promise<BrowserPage[]> {
  const routes = new Map(Object.entries(await readRoutes(client)));
  const parents = new Set([...routes.values()].map(({ parentId }) => parentId));
  const pages: BrowserPage[] = [];
  for (const route of routes.values()) {
    if (parents.has(route.id)) continue;
    const branch = branchOf(route, routes);
    const address = path.posix.join('/', ...branch.map((part) => part.path ?? ''));
    const isPrerendered = existsSync(path.join(client, address, 'index.html'));
    if (address.includes('*') || (isPrerendered && !alsoInBrowser.test(address))) continue;
    pages.push({
      address,
      isForOperators: branch.some(({ id }) => id === operatorsLayout),
    });
  }
  return pages;
}

/** The routes from the root to the page. */
function branchOf(route: Route, routes: ReadonlyMap<string, Route>): Route[] {
  const parent = route.parentId === undefined ? undefined : routes.get(route.parentId);
  return parent === undefined ? [route] : [...branchOf(parent, routes), route];
}

async function readRoutes(client: string) {
  let text = '';
  for await (const name of glob('assets/manifest-*.js', { cwd: client })) {
    text += await readFile(path.join(client, name), 'utf8');
  }
  const json = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(text)?.[1];
  if (json === undefined) {
    throw new Error('The build has no list of routes: the framework writes it differently now.');
  }
  return manifestSchema.parse(JSON.parse(json)).routes;
}
