import type { Plugin as StylePlugin } from 'postcss';
import type { Plugin } from 'vite';

/** The oldest browsers that the pages work in: what Baseline had in the spring of 2022 (README). */
export const oldestBrowsers = ['chrome100', 'edge100', 'firefox100', 'ios15.4', 'safari15.4'];

/** What the build doesn't rewrite, because it is text to it. Safari reads it since 16.4. */
const newTexts = [
  { what: 'a regular expression', pattern: /\(\?<[=!]/ },
  { what: 'a media query', pattern: /\((?:width|height) ?[<>]=? ?\d/ },
] as const;

/**
 * Writes scripts and styles for these browsers. What they lack as syntax is rewritten; what they lack as a function isn't added: the
 * compiler and lint keep it out of our own code, a browser test out of packages (`e2e/older-browsers.spec.ts`).
 * @throws Error, which fails the build, for what can't be rewritten
 */
export function supportOldestBrowsers(): Plugin {
  return {
    name: 'dss:support-oldest-browsers',
    apply: 'build',
    config: () => ({
      build: { target: oldestBrowsers },
      css: { postcss: { plugins: [heightOfScreen] } },
    }),
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After the workers have been added.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const text = file.type === 'chunk' ? file.code : file.source.toString();
          if (file.fileName.endsWith('.js')) expectReadable(file.fileName, text);
        }
      },
    },
  };
}

/** Tells browsers that know no screen height without a phone's bars the one with them. */
export const heightOfScreen: StylePlugin = {
  postcssPlugin: 'dss:height-of-screen',
  Declaration: (declaration) => {
    const { value, prop } = declaration;
    const known = value.replaceAll(/(\d)[ds]vh\b/g, '$1vh');
    const before = declaration.prev();
    const isThere = before?.type === 'decl' && before.prop === prop && before.value === known;
    if (known !== value && !isThere) declaration.cloneBefore({ value: known });
  },
};

/** @throws Error for a text that the oldest browsers can't read */
export function expectReadable(name: string, script: string): void {
  for (const { what, pattern } of newTexts) {
    const [found] = pattern.exec(script) ?? [];
    if (found === undefined) continue;
    throw new Error(`${name} has "${found}" in ${what}, which Safari reads since 16.4.`);
  }
}
