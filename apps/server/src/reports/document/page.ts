import { Circle, Page, Svg, Text, View } from '@react-pdf/renderer';
import { createElement, Fragment, type ReactElement } from 'react';
import { color, paper } from './parts.ts';
import { tagged } from './tag.ts';

/** Makes pages of letter size, each with a footer: a text, and which page it is. */
export function pageWith(
  fontFamily: string[],
  footer: string,
  pageOf: (page: number, pages: number) => string,
) {
  return (key: string, ...content: ReactElement[]) =>
    createElement(
      Page,
      {
        key,
        size: 'LETTER',
        style: {
          paddingTop: 34,
          paddingHorizontal: paper.margin,
          paddingBottom: paper.bottom,
          fontFamily,
          fontSize: 9,
          lineHeight: 1.35,
          color: color.ink,
        },
        layout: ({ children, pageNumber = 0, totalPages = 0 }) =>
          createElement(
            Fragment,
            {},
            children,
            tagged(
              'Artifact',
              createElement(
                View,
                {
                  style: {
                    position: 'absolute',
                    // From the top: with a layout, the library's own bottom isn't that of the paper.
                    top: paper.height - 30,
                    left: paper.margin,
                    right: paper.margin,
                    flexDirection: 'row',
                    justifyContent: 'space-between',
                    fontSize: 7.8,
                    color: color.soft,
                  },
                },
                createElement(Text, {}, footer),
                createElement(Text, {}, pageOf(pageNumber, totalPages)),
              ),
            ),
          ),
      },
      ...content,
    );
}

/** The mark: a house inside its rings. */
export function mark(): ReactElement {
  return createElement(
    Svg,
    { width: 14, height: 14, viewBox: '0 0 40 40' },
    ...[19, 13, 7].map((radius) =>
      createElement(Circle, {
        key: radius,
        cx: 20,
        cy: 20,
        r: radius,
        fill: 'none',
        stroke: color.forest,
        strokeWidth: 2,
      }),
    ),
  );
}
