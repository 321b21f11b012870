import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { Locale } from '@dss/domain';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';

/** What a mail is written with, besides its props. */
export interface RenderOptions {
  readonly locale: Locale;
  /** The product's name. */
  readonly product: string;
  /** Where links lead that no request caused; null: nobody configured it, and there are none. */
  readonly origin: string | null;
  /** Where the operator is reached; null: nobody configured it, and no mail asks its reader to write. */
  readonly contact: string | null;
}

/** What a template makes of its props. */
export interface RenderedTemplate {
  readonly subject: string;
  readonly body: ReactElement;
  /** Who answers go to, if not to the sender. */
  readonly replyTo?: string;
  /** Where a mail program posts to end mails of this kind (RFC 8058); absent: it isn't one of many. */
  readonly unsubscribe?: string;
}

/**
 * The identity's colors, light and dark. Mail programs know no custom properties, so each element has the light color itself, and a
 * class by which the style sheet gives it the dark one.
 */
const colors = {
  page: { background: '#fbf8f1', dark: '#0f1914' },
  card: { background: '#fffdf8', border: '#dcd5c5', dark: '#16221b', darkBorder: '#2d3b33' },
  ink: { color: '#16241d', dark: '#f4f0e6' },
  soft: { color: '#42504a', dark: '#c9cfc6' },
  button: { background: '#1d5b3e', color: '#fbf8f1', dark: '#93d1a9', darkColor: '#0f1914' },
} as const;

const style = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page, .page > table > tbody > tr > td { background: ${colors.page.dark} !important; }
    .card { background: ${colors.card.dark} !important; border-color: ${colors.card.darkBorder} !important; }
    .ink { color: ${colors.ink.dark} !important; }
    .soft { color: ${colors.soft.dark} !important; }
    .line { border-color: ${colors.card.darkBorder} !important; }
    .button { background: ${colors.button.dark} !important; color: ${colors.button.darkColor} !important; }
  }
`;

const sans = `-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`;
const serif = `Georgia, 'Times New Roman', serif`;

export interface MailLayout extends Pick<RenderOptions, 'locale' | 'product'> {
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly content: readonly ReactElement[];
  /** Why the reader got this mail. */
  readonly why: string;
}

/** The frame of every mail: the product's name, one column, why the reader got it. Without pictures, so that none is fetched. */
export function mailLayout({
  locale,
  product,
  preview,
  title,
  content,
  why,
}: MailLayout): ReactElement {
  return createElement(
    Html,
    { lang: locale },
    createElement(
      Head,
      null,
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('style', { dangerouslySetInnerHTML: { __html: style } }),
    ),
    createElement(Preview, null, preview),
    createElement(
      Body,
      {
        className: 'page',
        style: { margin: 0, padding: '24px 12px', background: colors.page.background },
      },
      createElement(
        Container,
        { style: { maxWidth: '560px' } },
        createElement(
          Text,
          {
            className: 'soft',
            style: { ...small, margin: '0 0 12px', fontWeight: 600 },
          },
          product,
        ),
        createElement(
          Container,
          {
            className: 'card',
            style: {
              padding: '24px 20px',
              background: colors.card.background,
              border: `1px solid ${colors.card.border}`,
              borderRadius: '8px',
            },
          },
          createElement(
            Heading,
            {
              as: 'h1',
              className: 'ink',
              style: {
                margin: '0 0 16px',
                color: colors.ink.color,
                font: `600 24px/1.25 ${serif}`,
              },
            },
            title,
          ),
          ...content,
        ),
        createElement(Text, { className: 'soft', style: { ...small, margin: '16px 0 0' } }, why),
      ),
    ),
  );
}

const small = { color: colors.soft.color, font: `400 14px/1.5 ${sans}` } as const;
const body = {
  color: colors.ink.color,
  font: `400 16px/1.5 ${sans}`,
  // A long word that somebody typed would widen the whole mail. Mail programs know the older name of it.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
} as const;

export function paragraph(...text: readonly ReactNode[]): ReactElement {
  return createElement(Text, { className: 'ink', style: { ...body, margin: '0 0 16px' } }, ...text);
}

/** A link within a text. */
export function link(text: string, href: string): ReactElement {
  return createElement('a', { href, className: 'ink', style: { color: 'inherit' } }, text);
}

/** A term and what is said of it, one below the other, so that both fit a narrow screen. */
export function fact(term: string, value: string): ReactElement {
  return createElement(
    Text,
    { className: 'ink', style: { ...body, margin: '0 0 12px' } },
    createElement('span', { className: 'soft', style: small }, term),
    // Elements, since the plain text keeps no other ends of lines.
    ...value.split(/\r?\n/).flatMap((said) => [createElement('br'), said]),
  );
}

/** How its owner named the home that a mail is about. Absent in mails that an earlier version stored. */
export const homeName = z.string().optional();

const longestName = 120;

/** Which home a mail is about: whoever has two asks that first. */
export function homeFact(locale: Locale, name: string | undefined): readonly ReactElement[] {
  if (name === undefined) return [];
  const shown = name.length > longestName ? `${name.slice(0, longestName)}…` : name;
  return [fact(locale === 'es' ? 'Casa' : 'Home', shown)];
}

/** A code that is typed elsewhere, large enough to be read from a phone at arm's length. */
export function codeToType(text: string): ReactElement {
  return createElement(
    Text,
    {
      className: 'ink',
      style: { ...body, margin: '0 0 16px', font: `600 32px/1.25 ${sans}`, letterSpacing: '4px' },
    },
    text,
  );
}

export function line(): ReactElement {
  return createElement(Hr, {
    className: 'line',
    style: { margin: '4px 0 16px', border: 0, borderTop: `1px solid ${colors.card.border}` },
  });
}

export function button(text: string, href: string): ReactElement {
  return createElement(
    'div',
    { style: { margin: '0 0 16px' } },
    createElement(
      Button,
      {
        href,
        className: 'button',
        style: {
          padding: '14px 20px',
          borderRadius: '6px',
          background: colors.button.background,
          color: colors.button.color,
          font: `600 16px/1.25 ${sans}`,
        },
      },
      text,
    ),
  );
}
