import { Document } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { familiesFor } from './fonts.ts';
import { pageWith } from './page.ts';
import { partsIn, view, type Parts } from './parts.ts';
import type { LetterData } from './report-data.ts';
import { plainText, settingWith } from './settable.ts';
import { drawTagged, type DrawnPdf } from './tagged-pdf.ts';
import { reportWords } from './words.ts';

/** A paragraph of at most this many lines and letters is never broken over two pages. */
const shortParagraph = { lines: 8, letters: 900 } as const;

/**
 * A text without a line that is longer than a page: one of more than 4,000 letters goes on in the next line, after a space where it has
 * one. The library takes n² steps for a line of n letters that are in turn of two fonts.
 */
export function withoutEndlessLines(text: string): string {
  return text.replaceAll(/[^\n]{4001,}/gu, (line) =>
    (line.match(/.{1,4000}(?: |$)|.{1,4000}/gu) ?? []).join('\n'),
  );
}

/**
 * Draws a letter as a PDF of letter size, exactly as its owner wrote it: an empty line ends a paragraph, and a line in capital
 * letters is a heading and a bookmark. Nothing is added but the number of the page, and a note where letters can't be printed.
 */
export async function drawLetter({ text, locale }: LetterData): Promise<DrawnPdf> {
  const plain = withoutEndlessLines(plainText(text));
  const words = reportWords[locale];
  const families = await familiesFor(plain);
  const setting = settingWith(families.has, words.leftOut.mark);
  const page = pageWith(families.text, '', words.page);
  const parts = partsIn(families, setting);
  const paragraphs = plain.trim().split(/\n[^\S\n]*\n\s*/u);
  const content = paragraphs.map((paragraph) => drawn(paragraph, parts));
  if (setting.isAnythingLeftOut()) content.push(parts.small(words.leftOut.letter));
  return drawTagged(createElement(Document, {}, page('letter', ...content)), {
    title: words.letterTitle,
    language: locale === 'es' ? 'es-US' : 'en-US',
  });
}

function drawn(paragraph: string, parts: Parts): ReactElement {
  const isShort =
    paragraph.split('\n').length <= shortParagraph.lines &&
    paragraph.length <= shortParagraph.letters;
  return isHeading(paragraph)
    ? parts.lineHeading(paragraph)
    : view({ marginBottom: 9 }, parts.paragraph(paragraph, isShort));
}

function isHeading(paragraph: string): boolean {
  return (
    !paragraph.includes('\n') &&
    /\p{Lu}{3}/u.test(paragraph) &&
    paragraph === paragraph.toUpperCase() &&
    !/\d/.test(paragraph)
  );
}
