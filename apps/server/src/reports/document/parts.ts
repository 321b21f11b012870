import { Image, Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import type { Families } from './fonts.ts';
import type { Setting } from './settable.ts';
import { tagged, type Role } from './tag.ts';

/** Letter size in points, and the margins of every page. */
export const paper = { width: 612, height: 792, margin: 40, bottom: 44 } as const;
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
  heading: { fontSize: 14, lineHeight: 1.2, marginBottom: 3, color: color.ink },
  subheading: { fontSize: 11, lineHeight: 1.2, marginTop: 7, marginBottom: 2 },
  lead: { fontSize: 8.5, color: color.soft, marginBottom: 4 },
  strong: { fontWeight: 700 },
  small: { fontSize: 7.5, lineHeight: 1.27, color: color.soft },
  label: { fontSize: 8, color: color.soft, marginTop: 6, marginBottom: 1 },
  row: {
    flexDirection: 'row',
    borderTopWidth: 0.75,
    borderTopColor: color.line,
    paddingVertical: 3,
  },
  denseRow: { paddingVertical: 1.5 },
  link: { color: color.forest, textDecoration: 'underline' },
});

/** How much of a row's width a cell takes, and what it says. */
interface Cell {
  readonly share: number;
  readonly content: ReactNode | ReactNode[];
}

/**
 * How much of what follows must fit below a title, in points: two lines. What isn't broken follows as a whole. If it were more than
 * all that follows, the library would move both to the next page, however much room there is on this one.
 */
const leastAhead = 20;

/** How close rows stand. */
type Room = 'usual' | 'dense';

type Style = NonNullable<ComponentProps<typeof View>['style']>;

/** The pieces that a report is put together from, in its fonts. What they say is set as far as these have its letters. */
export function partsIn({ title: family }: Families, { set }: Setting) {
  const written = (content: ReactNode): ReactNode =>
    typeof content === 'string' ? set(content) : content;
  const said = (role: Role, style: Style, ...content: ReactNode[]) =>
    tagged(role, createElement(Text, { style }, ...content.map(written)));
  const text = (content: ReactNode, style: Style = {}) => said('P', style, content);
  const link = (href: string, content: string, style: Style) => {
    const linked = createElement(Link, { src: href, style: [style].flat() }, written(content));
    return tagged('P', view({}, tagged('Link', linked)));
  };
  /** Cells with their widths in shares, on one page. */
  const cells = (
    all: readonly Cell[],
    key: string,
    tagOf: (cell: ReactElement, index: number) => ReactElement,
    room: Room = 'usual',
  ) =>
    tagged(
      'TR',
      createElement(
        View,
        { key, style: room === 'dense' ? [sheet.row, sheet.denseRow] : sheet.row, wrap: false },
        ...all.map(({ share, content }, index) =>
          tagOf(
            createElement(
              View,
              {
                key: index,
                style: { width: `${share * 100}%`, paddingRight: room === 'dense' ? 4 : 10 },
              },
              ...[content].flat(),
            ),
            index,
          ),
        ),
      ),
    );
  /** What begins a box, and is repeated on each page that has some of the box. */
  const repeated = (style: Style, ...content: ReactNode[]) =>
    createElement(View, { fixed: true, wrap: false, minPresenceAhead: 1, style }, ...content);
  return {
    text,
    repeated,
    /**
     * The title of a section with its introduction, kept with what follows. It must be a sibling of what precedes it, without a
     * box of its own: the library never moves the first element of a box.
     */
    opening: (title: string, ...lead: ReactNode[]) => {
      const props = {
        bookmark: title,
        minPresenceAhead: leastAhead,
        wrap: false,
        id: anchorOf(title),
      };
      return createElement(
        View,
        { ...props, style: { marginTop: 9 } },
        said('H2', [sheet.heading, { fontFamily: family }], title),
        ...lead,
      );
    },
    /** What is kept on one page together with the beginning of what follows. It must be a sibling of what precedes it. */
    group: (...content: ReactNode[]) =>
      createElement(View, { minPresenceAhead: leastAhead, wrap: false }, ...content),
    /** Rows below their columns' names, if they have any, which are repeated on each page that has a row. */
    table: (head: ReactElement | null, rows: readonly ReactElement[]) =>
      tagged(
        'Table',
        createElement(View, {}, ...(head === null ? [] : [repeated({}, head)]), ...rows),
      ),
    coverTitle: (content: string) =>
      said('H1', { fontSize: 18, lineHeight: 1.15, fontFamily: family }, content),
    big: (content: string) => text(content, { fontSize: 34, lineHeight: 1.05, fontFamily: family }),
    /** The name of something that is kept on one page anyway. */
    cardHeading: (content: string) =>
      said('H3', [sheet.subheading, { fontFamily: family, marginTop: 4 }], content),
    subheading: (content: string) =>
      createElement(
        View,
        { minPresenceAhead: leastAhead },
        said('H3', [sheet.subheading, { fontFamily: family }], content),
      ),
    lead: (content: string) => text(content, sheet.lead),
    /** A heading within the text of a letter, which has no title. */
    lineHeading: (content: string) => {
      const props = {
        bookmark: content,
        minPresenceAhead: 60,
        style: { marginTop: 8, marginBottom: 6 },
      };
      return createElement(View, props, said('H1', sheet.strong, content));
    },
    paragraph: (content: string, isWhole: boolean) =>
      tagged('P', createElement(Text, { wrap: !isWhole, orphans: 2, widows: 2 }, written(content))),
    strong: (content: ReactNode, style: Style = {}) => text(content, [sheet.strong, style].flat()),
    small: (content: ReactNode | ReactNode[], style: Style = {}) =>
      said('P', [sheet.small, style].flat(), ...[content].flat()),
    /** The name of a part that has no heading of its own size. */
    strongHeading: (content: string) => said('H3', sheet.strong, content),
    label: (content: string) => text(content, sheet.label),
    /** A label with what it is about, on one page. */
    labeled: (name: string, ...content: ReactNode[]) =>
      createElement(View, { wrap: false }, text(name, sheet.label), ...content),
    link: (href: string, content: string) => link(href, content, sheet.link),
    smallLink: (href: string, content: string) => link(href, content, [sheet.small, sheet.link]),
    /** The names of a table's columns. */
    columns: (names: readonly Cell[], room?: Room) =>
      cells(names, 'columns', (cell) => tagged('TH', cell, { scope: 'Column' }), room),
    /** A row of a table. Its first cell says what it is about. */
    row: (all: readonly Cell[], key: string, room?: Room) =>
      cells(
        all,
        key,
        (cell, index) => (index === 0 ? tagged('TH', cell, { scope: 'Row' }) : tagged('TD', cell)),
        room,
      ),
    /** A list, with the style of each of its items and what it says. */
    list: (style: Style, items: readonly (readonly [Style, ...ReactNode[]])[]) =>
      tagged(
        'L',
        view(
          style,
          ...items.map(([itemStyle, ...content]) =>
            tagged('LI', view(itemStyle, tagged('LBody', view({}, ...content)))),
          ),
        ),
      ),
    /** A list with two items to a line. Lines that wrapped by themselves would be one row to the library, which no page breaks. */
    listInPairs: (items: readonly ReactElement[]) =>
      tagged(
        'L',
        view(
          {},
          ...items.flatMap((item, index) => {
            const next = items[index + 1];
            if (index % 2 === 1) return [];
            const both = next === undefined ? [item] : [item, next];
            return whole(
              { flexDirection: 'row' },
              ...both.map((each) =>
                tagged('LI', view({ width: '50%' }, tagged('LBody', view({}, each)))),
              ),
            );
          }),
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

/** A JPEG, as large as its style says. */
export function jpeg(bytes: Uint8Array, style: Style): ReactElement {
  return createElement(Image, { src: { data: Buffer.from(bytes), format: 'jpg' }, style });
}
