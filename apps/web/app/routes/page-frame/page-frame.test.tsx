import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';

import { inEnglish } from '../../lib/messages/en/in-english.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

// Other files of this worker may have imported the header with our own brand, or may yet.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../lib/brand/index.ts', () => ({
  brand: {
    product: 'Defensible Space Score',
    company: 'Ember and Company',
    email: null,
    blogUrl: 'https://blog.example.org/',
    social: ['facebook', 'instagram', 'linkedin', 'youtube'].map((network) => ({
      network,
      url: `https://${network}.example.org/`,
    })),
  },
}));

const frame = (
  <MessageParts words={inEnglish({})}>
    <SiteHeader />
    <SiteFooter />
  </MessageParts>
);
const html = renderToStaticMarkup(
  <RouterProvider router={createMemoryRouter([{ path: '/', element: frame }])} />,
);
const [header = '', footer = ''] = html.split('</header>');

/** The links in a piece of HTML, as text and address. */
function linksIn(part: string): [text: string, address: string][] {
  return [...part.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(
    ([, address = '', text = '']) => [wordsIn(text), address],
  );
}

function wordsIn(part: string): string {
  return part.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&');
}

/** The links in a footer column, found by its title. */
function column(title: string): [text: string, address: string][] {
  const [, rest = ''] = footer.split(`>${title}</h2>`);
  return linksIn(rest.split('</ul>')[0] ?? '');
}

test('the header links to About, Blog, FAQs, Fire Safety Guidelines, Get Your Score', () => {
  expect(linksIn(header)).toEqual(
    expect.arrayContaining([
      ['About', '/about'],
      ['Blog', 'https://blog.example.org/'],
      ['FAQs', '/faq'],
      ['Fire Safety Guidelines', '/fire-safety-guidelines'],
      ['Get Your Score', '/new-property'],
    ]),
  );
});

test('the footer has its two columns in order', () => {
  expect(column('Resources').slice(0, 4)).toEqual([
    ['About', '/about'],
    ['FAQs', '/faq'],
    ['Blog', 'https://blog.example.org/'],
    ['Fire Safety Guidelines', '/fire-safety-guidelines'],
  ]);
  expect(column('Company')).toEqual([
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Deletion Policy', '/deletion'],
    ['Data Processing Agreement', '/dpa'],
    ['Disclaimer & Disclosures', '/disclaimer'],
  ]);
});

test('the footer has four social links, the disclaimer, the copyright', () => {
  expect(column('Follow us').map(([text]) => text)).toEqual([
    'Facebook',
    'Instagram',
    'LinkedIn',
    'YouTube',
  ]);
  const words = wordsIn(footer);
  expect(words).toContain(
    'It is not an official inspection, not legal, fire-safety or insurance advice, and it does not guarantee that a property complies with any code',
  );
  expect(words).toContain('© 2025 Ember and Company');
});
