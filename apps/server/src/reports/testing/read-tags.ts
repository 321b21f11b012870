import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { z } from 'zod';

/** An element of a PDF as a screen reader finds it. */
export interface ReadTag {
  readonly role: string;
  readonly alt: string | null;
  /** What is drawn of it and of what is inside. */
  readonly text: string;
  readonly children: readonly ReadTag[];
}

export interface ReadTags {
  readonly language: string | null;
  readonly title: string | null;
  /** In the order in which they are read, page by page. */
  readonly tags: readonly ReadTag[];
  /** The text of all marks, and the text in reading order: equal if nothing is left out or read in another order than drawn. */
  readonly drawn: string;
  readonly read: string;
  /** What isn't read out: footers, and column names that were read before. */
  readonly artifacts: readonly string[];
  /** The sections that readers show beside the file. */
  readonly bookmarks: readonly string[];
  /** How many pictures are drawn outside of a figure. */
  readonly strayPictures: number;
}

const textItem = z.object({ str: z.string() });
const markItem = z.object({
  type: z.string(),
  tag: z.string().optional(),
  id: z.string().nullish(),
});
const treeNode = z.object({
  role: z.string(),
  alt: z.string().optional(),
  children: z.array(z.unknown()),
});
const treeContent = z.object({ type: z.literal('content'), id: z.string() });

/** Reads a PDF as a screen reader does. */
export async function readTags(pdf: Uint8Array): Promise<ReadTags> {
  const { OPS } = await getResolvedPDFJS();
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const { info } = await file.getMetadata();
  const { Title: title, Language: language } = z
    .object({ Title: z.string().optional(), Language: z.string().nullish() })
    .parse(info);
  const tags: ReadTag[] = [];
  const artifacts: string[] = [];
  let drawn = '';
  let strayPictures = 0;
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const contents = new Map<string, string>();
    const open: { tag: string; id: string | null }[] = [];
    for (const item of items) {
      const text = textItem.safeParse(item);
      if (!text.success) {
        const { type, tag = '', id = null } = markItem.parse(item);
        if (type === 'endMarkedContent') open.pop();
        else open.push({ tag, id });
        if (type !== 'endMarkedContent' && tag === 'Artifact') artifacts.push('');
        continue;
      }
      const { tag = '', id = null } = open.at(-1) ?? {};
      if (id === null) {
        if (tag !== 'Artifact') throw new Error(`not marked: ${text.data.str}`);
        artifacts.push(`${artifacts.pop() ?? ''}${text.data.str}`);
      } else {
        contents.set(id, `${contents.get(id) ?? ''}${text.data.str}`);
        drawn += text.data.str;
      }
    }
    const read = (node: unknown): ReadTag[] => {
      const element = treeNode.safeParse(node);
      if (!element.success) {
        const content = treeContent.safeParse(node);
        const text = content.success ? (contents.get(content.data.id) ?? '') : '';
        return content.success ? [{ role: '', alt: null, text, children: [] }] : [];
      }
      const { role, alt = null } = element.data;
      const inside = element.data.children.flatMap(read);
      const text = inside.map((each) => each.text).join('');
      return [{ role, alt, text, children: inside.filter((each) => each.role !== '') }];
    };
    tags.push(...read(await page.getStructTree()));
    const { fnArray, argsArray } = await page.getOperatorList();
    const marks: unknown[] = [];
    for (const [index, operator] of fnArray.entries()) {
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
        marks.push(z.array(z.unknown()).parse(argsArray[index])[0]);
      } else if (operator === OPS.endMarkedContent) marks.pop();
      else if (operator === OPS.paintImageXObject && marks.at(-1) !== 'Figure') strayPictures += 1;
    }
  }
  const bookmarks = z
    .array(z.object({ title: z.string() }))
    .parse((await file.getOutline()) ?? [])
    .map((each) => each.title);
  return {
    language: language ?? null,
    title: title ?? null,
    tags,
    drawn,
    read: tags.map(({ text }) => text).join(''),
    artifacts: artifacts.filter((text) => text.trim() !== ''),
    bookmarks,
    strayPictures,
  };
}

/** All elements with one of the roles, in reading order. */
export function tagsOf(tags: readonly ReadTag[], ...roles: readonly string[]): ReadTag[] {
  return tags.flatMap((tag) => [
    ...(roles.includes(tag.role) ? [tag] : []),
    ...tagsOf(tag.children, ...roles),
  ]);
}
