import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import type { Families } from './fonts.ts';
import type { Setting } from './settable.ts';

/** Letter size in points, and the margins of every page. */
export const paper = { width: 612, height: 792, margin: 48, bottom: 56 } as const;
/** The width between the margins. */
export const measure = paper.width - 2 * paper.margin;

export const color = {
  ink: '#16241d',
  soft: '#42504a',
  line: '#dcd5c5',
  paper: '#fbf8f1',
  sunk: '#f2ede1',
  forest: '#1d5b3e',
  ember: '#a53c0a',
  white: '#ffffff',
} as const;

/** The colors of the bands, as on the pages. */
export const bandColor = {
  excellent: '#0f6b62',
  good: '#b07a00',
  fair: '#8d4f2b',
  poor: '#5c1a45',
} as const;

const sheet = StyleSheet.create({
  heading: { fontSize: 20, lineHeight: 1.2, marginBottom: 6, color: color.ink },
  subheading: { fontSize: 14, lineHeight: 1.2, marginTop: 14, marginBottom: 4 },
  lead: { color: color.soft, marginBottom: 10, maxWidth: 460 },
  strong: { fontWeight: 700 },
  small: { fontSize: 8.5, lineHeight: 1.35, color: color.soft },
  label: { fontSize: 8, color: color.soft, marginTop: 6, marginBottom: 1 },
  row: {
    flexDirection: 'row',
    borderTopWidth: 0.75,
    borderTopColor: color.line,
    paddingVertical: 5,
  },
  link: { color: color.forest, textDecoration: 'underline' },
});

type Style = NonNullable<ComponentProps<typeof View>['style']>;

/** The pieces that a report is put together from, in its fonts. What they say is set as far as these have its letters. */
export function partsIn({ title: family }: Families, { set }: Setting) {
  const written = (content: ReactNode): ReactNode =>
    typeof content === 'string' ? set(content) : content;
  const text = (content: ReactNode, style: Style = {}) =>
    createElement(Text, { style }, written(content));
  return {
    text,
    /**
     * The title of a section with its introduction, kept with what follows. It must be a sibling of what precedes it, without a
     * box of its own: the library never moves the first element of a box.
     * @param ahead the height of what follows that must fit on the same page, in points
     */
    opening: (title: string, ahead: number, ...lead: ReactNode[]) => {
      const props = { bookmark: title, minPresenceAhead: ahead, wrap: false, id: anchorOf(title) };
      return createElement(
        View,
        { ...props, style: { marginTop: 18 } },
        text(title, [sheet.heading, { fontFamily: family }]),
        ...lead,
      );
    },
    /** What is kept on one page together with this many points of what follows. It must be a sibling of what precedes it. */
    group: (ahead: number, ...content: ReactNode[]) =>
      createElement(View, { minPresenceAhead: ahead, wrap: false }, ...content),
    /** Rows below their columns' names, which are repeated on each page that has a row. */
    table: (head: ReactElement, rows: readonly ReactElement[]) =>
      createElement(
        View,
        {},
        createElement(View, { fixed: true, minPresenceAhead: 1 }, head),
        ...rows,
      ),
    coverTitle: (content: string) =>
      text(content, { fontSize: 30, lineHeight: 1.15, fontFamily: family }),
    big: (content: string) => text(content, { fontSize: 44, lineHeight: 1.1, fontFamily: family }),
    subheading: (content: string) =>
      createElement(
        View,
        { minPresenceAhead: 50 },
        text(content, [sheet.subheading, { fontFamily: family }]),
      ),
    lead: (content: string) => text(content, sheet.lead),
    /** A heading within running text. */
    lineHeading: (content: string) => {
      const props = {
        bookmark: content,
        minPresenceAhead: 60,
        style: { marginTop: 8, marginBottom: 6 },
      };
      return createElement(View, props, text(content, sheet.strong));
    },
    paragraph: (content: string, isWhole: boolean) =>
      createElement(Text, { wrap: !isWhole, orphans: 2, widows: 2 }, written(content)),
    strong: (content: ReactNode, style: Style = {}) => text(content, [sheet.strong, style].flat()),
    small: (content: ReactNode | ReactNode[], style: Style = {}) =>
      createElement(Text, { style: [sheet.small, style].flat() }, ...[content].flat().map(written)),
    label: (content: string) => text(content, sheet.label),
    /** A label with what it is about, on one page. */
    labeled: (name: string, ...content: ReactNode[]) =>
      createElement(View, { wrap: false }, text(name, sheet.label), ...content),
    link: (href: string, content: string) =>
      createElement(Link, { src: href, style: sheet.link }, written(content)),
    /** A row of a table: cells with their widths in shares. It stays on one page. */
    row: (
      cells: readonly { readonly share: number; readonly content: ReactNode | ReactNode[] }[],
      key: string,
    ) =>
      createElement(
        View,
        { key, style: sheet.row, wrap: false },
        ...cells.map(({ share, content }, index) =>
          createElement(
            View,
            { key: index, style: { width: `${share * 100}%`, paddingRight: 10 } },
            ...[content].flat(),
          ),
        ),
      ),
  };
}

export type Parts = ReturnType<typeof partsIn>;

/** The anchor by which a link in the file finds a section. */
export function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** A box around parts. */
export function view(style: Style, ...children: ReactNode[]): ReactElement {
  return createElement(View, { style }, ...children);
}

/** A box that is never broken over two pages. */
export function whole(style: Style, ...children: ReactNode[]): ReactElement {
  return createElement(View, { style, wrap: false }, ...children);
}
