import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the page wrote into texts that the translator had taken out of it. */
    writtenUnseen: string[];
  }
}

/**
 * Handles every page from now on as a browser's translator does: it takes each text out of the page and puts a copy in `<font>` in its
 * place, again whenever something changes. The words stay as they are, so that tests find them.
 */
export async function translateAll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.writtenUnseen = [];
    const written = new MutationObserver((changes) => {
      for (const { target } of changes) window.writtenUnseen.push(target.textContent ?? '');
    });
    const untouched = 'font, head, script, style, textarea, noscript, svg';
    const translate = (text: Text) => {
      const parent = text.parentElement;
      if (parent === null || parent.closest(untouched) !== null || text.data.trim() === '') return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
      written.observe(text, { characterData: true });
    };
    const translateBelow = (root: Node) => {
      if (root instanceof Text) return translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode() !== null) texts.push(walker.currentNode);
      for (const text of texts) if (text instanceof Text) translate(text);
    };
    const changed = new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') translateBelow(target);
        for (const added of addedNodes) translateBelow(added);
      }
    });
    changed.observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Fails if people who read the page in translation go on reading what it no longer says. */
export async function expectNothingFrozen(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.writtenUnseen), 'texts that nobody sees').toEqual([]);
}
