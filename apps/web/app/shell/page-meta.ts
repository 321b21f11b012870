import type { MetaDescriptor } from 'react-router';

/** What a public page says about itself to browsers and search engines. */
export interface PageMeta {
  readonly path: string;
  /** 10 to 60 characters, unlike every other page's. */
  readonly title: string;
  /** 120 to 160 characters. */
  readonly description: string;
  /** Separated by commas. */
  readonly keywords: string;
}

/** A public page's tags in the head. */
export function metaTags({ title, description, keywords }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
  ];
}
