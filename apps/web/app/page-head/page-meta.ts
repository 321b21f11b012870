/** What a public page says about itself to browsers, search engines and social cards. */
export interface PageMeta {
  readonly path: string;
  /** What the page is called within the site. */
  readonly name: string;
  /** 10 to 60 characters, unlike every other page's. */
  readonly title: string;
  /** 120 to 160 characters. */
  readonly description: string;
  /** Separated by commas. */
  readonly keywords: string;
}
