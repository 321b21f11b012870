import type { Plugin as StylePlugin } from 'postcss';
import type { Plugin } from 'vite';

/** The oldest browsers that the pages work in: what Baseline had in the spring of 2022 (README). */
export const oldestBrowsers = ['chrome100', 'edge100', 'firefox100', 'ios15.4', 'safari15.4'];

const lookbehind = /\(\?<[=!]/;

/**
 * Writes scripts and styles for these browsers. What they lack as syntax is rewritten; what they lack as a function isn't added: the
 * compiler and lint keep it out of our own code, a browser test out of packages (`e2e/older-browsers.spec.ts`).
 * @throws Error, which fails the build, for what can't be rewritten and would stop its whole file
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

/** @throws Error for a regular expression that the oldest browsers can't read, which stops the whole script */
export function expectReadable(name: string, script: string): void {
  const [found] = lookbehind.exec(script) ?? [];
  if (found === undefined) return;
  throw new Error(`${name} has "${found}" in a regular expression, which Safari reads since 16.4.`);
}
