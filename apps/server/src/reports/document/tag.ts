import { cloneElement, type ReactElement } from 'react';

/** What a part of a document is, in the words of PDF. An artifact is no part of it: a page's footer. */
export type Role =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'TOC'
  | 'TOCI'
  | 'Link'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Artifact';

export interface TagOptions {
  /** What a figure shows. */
  readonly alt?: string;
  /** Whose header a cell is. */
  readonly scope?: 'Row' | 'Column';
}

/** Says what an element is. All that is drawn of it, on however many pages, is one part of the document. */
export class Tag {
  readonly role: Role;
  readonly options: TagOptions;

  constructor(role: Role, options: TagOptions = {}) {
    this.role = role;
    this.options = options;
  }
}

/** An element with what it is. Only what has no tagged elements inside is read out; a text is by itself a paragraph. */
export function tagged(role: Role, element: ReactElement, options: TagOptions = {}): ReactElement {
  const props = { tag: new Tag(role, options) };
  return cloneElement(element, props);
}
