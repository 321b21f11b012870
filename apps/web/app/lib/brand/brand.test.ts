import { expect, test } from 'vitest';

import { readBrand } from './brand.ts';

test('without any variable the product has its name alone', () => {
  expect(readBrand({})).toEqual({
    product: 'Defensible Space Score',
    company: null,
    blogUrl: null,
    social: [],
  });
});

test('empty variables count as unset', () => {
  expect(readBrand({ VITE_BRAND_COMPANY: ' ', VITE_BRAND_BLOG_URL: '' })).toEqual(readBrand({}));
});

test('variables that are set are read, social links in a fixed order', () => {
  expect(
    readBrand({
      VITE_BRAND_PRODUCT: 'Ember Score',
      VITE_BRAND_COMPANY: "O'Brien & Daughters",
      VITE_BRAND_BLOG_URL: 'https://example.org/blog',
      VITE_BRAND_YOUTUBE_URL: 'https://youtube.com/@example',
      VITE_BRAND_FACEBOOK_URL: 'https://facebook.com/example',
    }),
  ).toEqual({
    product: 'Ember Score',
    company: "O'Brien & Daughters",
    blogUrl: 'https://example.org/blog',
    social: [
      { network: 'facebook', url: 'https://facebook.com/example' },
      { network: 'youtube', url: 'https://youtube.com/@example' },
    ],
  });
});

test.each([
  ['VITE_BRAND_BLOG_URL', '#'],
  ['VITE_BRAND_BLOG_URL', 'http://example.org'],
  ['VITE_BRAND_LINKEDIN_URL', 'javascript:alert(1)'],
  ['VITE_BRAND_COMPANY', '<b>Bold</b>'],
  ['VITE_BRAND_PRODUCT', '{product}'],
])('%s can not be "%s"', (name, value) => {
  expect(() => readBrand({ [name]: value })).toThrow(name);
});
