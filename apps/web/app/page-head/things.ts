import { brand } from '../brand/index.ts';
import type { Locale } from '../messages/locale.ts';
import { pathsIn } from '../paths.ts';
import { absoluteUrl } from './site-origin.ts';

type Value = string | number | readonly Value[] | { readonly [property: string]: Value };

/** Something that a page describes, in schema.org terms. */
export type Thing = { readonly '@type': string } & { readonly [property: string]: Value };

export interface Question {
  readonly question: string;
  /** Plain text. */
  readonly answer: string;
}

export function faqPage(questions: readonly Question[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export interface HowTo {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** How to get a score. The specification allows five minutes for photos and upload. */
export function howTo({ name, description, steps }: HowTo): Thing {
  return {
    '@type': 'HowTo',
    name,
    description,
    totalTime: 'PT5M',
    step: steps.map(({ title, text }, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      name: title,
      text,
    })),
  };
}

/** The product as a free service. */
export function service(locale: Locale, description: string): Thing {
  const paths = pathsIn(locale);
  return {
    '@type': 'Service',
    name: brand.product,
    description,
    url: absoluteUrl(paths.home()),
    provider: {
      '@type': 'Organization',
      name: brand.company ?? brand.product,
      url: absoluteUrl(paths.home()),
      ...(brand.social.length > 0 && { sameAs: brand.social.map(({ url }) => url) }),
    },
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      url: absoluteUrl(paths.newProperty()),
    },
  };
}
