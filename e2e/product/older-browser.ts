import browserData, {
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import type { Page } from '@playwright/test';

/** The oldest browsers that the pages support (README). */
const oldest = { chrome: '100', firefox: '100', safari: '15.4', safari_ios: '15.4' } as const;
const browsers = ['chrome', 'firefox', 'safari', 'safari_ios'] as const;

const order = new Intl.Collator('en', { numeric: true });

/** What one of the oldest browsers lacks: a global object, or something of one. */
interface Newer {
  readonly owner: string;
  /** As MDN names it: what belongs to an interface itself, not to its objects, ends with `_static`. Null for all of it. */
  readonly member: string | null;
}

const { builtins = {} } = browserData.javascript;

/** Everything in the browsers' objects that one of the oldest doesn't have, as MDN's data say. */
const newerThanOldest: readonly Newer[] = [
  ...newerIn(browserData.api),
  ...newerIn(builtins),
  ...newerIn(builtins['Intl'] ?? {}, 'Intl'),
];

function newerIn(objects: Identifier, parent?: string): Newer[] {
  return partsOf(objects).flatMap(([name, object]): Newer[] => {
    const owner = parent === undefined ? name : `${parent}.${name}`;
    if (isNewer(object)) return [{ owner, member: null }];
    return partsOf(object)
      .filter(([key, part]) => key !== name && !key.endsWith('_event') && isNewer(part))
      .map(([key]) => ({ owner, member: key }));
  });
}

function partsOf(object: Identifier): [string, Identifier][] {
  return Object.entries(object).filter(
    (part): part is [string, Identifier] => !part[0].startsWith('__'),
  );
}

function isNewer({ __compat: compat }: Identifier): boolean {
  if (compat === undefined) return false;
  const { support } = compat;
  return browsers.some((browser) => {
    const ways = support[browser];
    return ways !== undefined && ![ways].flat().some((way) => isIn(way, oldest[browser]));
  });
}

/** Whether a browser's `version` has it, without a prefix or a setting. */
function isIn(way: SimpleSupportStatement, version: string): boolean {
  const isAsIs =
    way.flags === undefined && way.prefix === undefined && way.alternative_name === undefined;
  return isAsIs && isUntil(way.version_added, version) && !isUntil(way.version_removed, version);
}

/** Whether `when` is that version or an earlier one. */
function isUntil(when: string | false | undefined, version: string): boolean {
  const known = /^≤?(\d[\d.]*)$/.exec(String(when))?.[1];
  return known !== undefined && order.compare(known, version) <= 0;
}

/**
 * Takes away from the page's scripts, and from the worker that prepares its photos, what one of the oldest browsers lacks. That is also
 * what only the others lack, and not how such a browser draws or reads a script.
 */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(removeAll, newerThanOldest);
  await page.route('**/assets/*.worker-*.js', async (route) => {
    const response = await route.fetch();
    const body = `(${removeAll.toString()})(${JSON.stringify(newerThanOldest)});\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
}

/** Runs in the page, or in a worker. */
function removeAll(removed: readonly Newer[]): void {
  const find = (path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((object, name) => Reflect.get(Object(object), name), globalThis);
  const asObject = (value: unknown): object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function' ? value : {};
  const remove = (object: unknown, name: string) => Reflect.deleteProperty(asObject(object), name);
  for (const { owner, member } of removed) {
    if (member === null) continue;
    const name = member.replace(/_static$/, '');
    const object = find(owner);
    const ofObjects: unknown = Reflect.get(Object(object), 'prototype');
    // The language's own objects aren't told apart.
    if (name !== member || !Object.hasOwn(asObject(ofObjects), name)) remove(object, name);
    if (name === member) remove(ofObjects, name);
    if (owner === 'Window' || owner === 'WorkerGlobalScope') remove(globalThis, name);
  }
  for (const { owner, member } of removed) {
    if (member !== null) continue;
    const dot = owner.lastIndexOf('.');
    remove(dot === -1 ? globalThis : find(owner.slice(0, dot)), owner.slice(dot + 1));
  }
}
