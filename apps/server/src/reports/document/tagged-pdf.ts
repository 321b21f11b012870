import { buffer } from 'node:stream/consumers';
import layOut, { type DocumentNode, type SafeDocumentNode } from '@react-pdf/layout';
import { Canvas, Svg, Text } from '@react-pdf/primitives';
import render from '@react-pdf/render';
import { Font, pdf, type DocumentProps } from '@react-pdf/renderer';
import PdfFile from 'pdfkit';
import type { ReactElement } from 'react';
import { z } from 'zod';
import { Tag } from './tag.ts';

/** What a file says about itself. */
export interface FileFacts {
  readonly title: string;
  /** Of its text, such as 'en-US'. */
  readonly language: string;
  readonly subject?: string;
  readonly madeAt?: Date;
}

/** A file with the number of its pages. */
export interface DrawnPdf {
  readonly pdf: Uint8Array;
  readonly pages: number;
}

const product = 'Defensible Space Score';

/**
 * Draws a document as a PDF with tags, by which a screen reader reads it in order, with its headings, lists, tables and pictures. The
 * library lays pages out and draws them, but writes no tags: they are added between these two steps.
 */
export async function drawTagged(
  document: ReactElement<DocumentProps>,
  { title, language, subject, madeAt = new Date() }: FileFacts,
): Promise<DrawnPdf> {
  const { container } = mounted.parse(pdf(document));
  const layout = await layOutWith(container.document, Font);
  const file = new TaggedFile({
    // The version in which a file says its language; readers show the sections beside it.
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: product,
      Creator: product,
      Producer: product,
      CreationDate: madeAt,
      ...(subject === undefined ? {} : { Subject: subject }),
    },
  });
  tagPages(file, layout);
  render(drawingContext.parse(file), layout);
  return { pdf: new Uint8Array(await buffer(file)), pages: layout.children?.length ?? 0 };
}

const mounted = z.object({ container: z.object({ document: z.custom<DocumentNode>() }) });
/** Its declared type is the class of such files, where it takes one. */
const drawingContext = z.custom<Parameters<typeof render>[0]>((file) => file instanceof PdfFile);
/** The declared function leaves out that it takes fonts. */
const layOutWith: (document: DocumentNode, fonts: typeof Font) => Promise<SafeDocumentNode> =
  layOut;

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** A file in which a link belongs to the element that is being drawn. */
class TaggedFile extends PdfFile {
  #link: Element | null = null;

  override annotate(...[x, y, width, height, options]: Parameters<PDFKit.PDFDocument['annotate']>) {
    const tied = this.#link === null ? options : { ...options, structParent: this.#link };
    return super.annotate(x, y, width, height, tied);
  }

  /** What is drawn from here to `endContent` is read out as this element. */
  beginContent(element: Element, { role }: Tag): void {
    this.endMarkedContent();
    element.add(this.markStructureContent(role));
    if (role === 'Link') this.#link = element;
  }

  endContent(): void {
    // Written while its page is: it names the page on which it is.
    this.#link?.end();
    this.#link = null;
    this.endMarkedContent();
    this.beginArtifact('Layout');
  }

  beginFooter(): void {
    this.endMarkedContent();
    this.beginArtifact('Pagination');
  }

  /** What is drawn from here isn't read out. */
  beginArtifact(type: 'Layout' | 'Pagination'): void {
    this.markContent('Artifact', { type });
  }
}

/** As much of what was laid out as tags are about. */
interface Drawn {
  readonly type: string;
  readonly props?: object;
  children?: Drawn[];
}

/** Puts marks around what is read out, and lists it in reading order, which is the order of drawing. */
function tagPages(file: TaggedFile, layout: SafeDocumentNode): void {
  const root = file.struct('Document');
  file.addStructure(root);
  const elements = new Map<Tag, Element>();
  const pages: Drawn[] = layout.children ?? [];
  for (const page of pages) {
    page.children = [
      mark(() => file.beginArtifact('Layout')),
      ...withMarks(page.children ?? [], root),
      mark(() => file.endMarkedContent()),
    ];
  }

  function withMarks(nodes: readonly Drawn[], parent: Element): Drawn[] {
    return nodes.flatMap((node) => {
      // Column names are repeated on each page of a table, and read out once.
      if (isFixed(node) && tagsIn(node).some((tag) => elements.has(tag))) return [node];
      const tag = tagOf(node);
      if (tag === null) return [withMarksInside(node, parent)];
      if (tag.role === 'Artifact') {
        return [mark(() => file.beginFooter()), node, mark(() => file.endContent())];
      }
      const element = elementOf(tag, parent);
      return tagsIn(node).length > 1
        ? [withMarksInside(node, element)]
        : [mark(() => file.beginContent(element, tag)), node, mark(() => file.endContent())];
    });
  }

  function withMarksInside(node: Drawn, parent: Element): Drawn {
    if (!isOnePiece(node)) node.children = withMarks(node.children ?? [], parent);
    return node;
  }

  /** What goes on on another page stays one element, but a link belongs to its page. */
  function elementOf(tag: Tag, parent: Element): Element {
    const known = elements.get(tag);
    if (known !== undefined && tag.role !== 'Link') return known;
    const element = file.struct(tag.role, tag.options);
    parent.add(element);
    elements.set(tag, element);
    return element;
  }
}

/** Nothing that is seen: runs when the page is drawn as far as here. */
function mark(run: () => void): Drawn & { readonly props: object } {
  const box = { left: 0, top: 0, width: 1, height: 1 };
  const marked = { type: Canvas, props: { paint: run }, style: {}, box, children: [] };
  return marked;
}

/** The tags of an element and of what is inside. */
function tagsIn(node: Drawn): Tag[] {
  const tag = tagOf(node);
  const inside = isOnePiece(node) ? [] : (node.children ?? []).flatMap(tagsIn);
  return tag === null ? inside : [tag, ...inside];
}

function tagOf({ props }: Drawn): Tag | null {
  return props !== undefined && 'tag' in props && props.tag instanceof Tag ? props.tag : null;
}

/** A text or a drawing is laid out and drawn as a whole. */
function isOnePiece({ type }: Drawn): boolean {
  return type === Text || type === Svg;
}

function isFixed({ props }: Drawn): boolean {
  return props !== undefined && 'fixed' in props && props.fixed === true;
}
