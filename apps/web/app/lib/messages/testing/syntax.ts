import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The structure of a message, without its words. */
export interface Syntax {
  /**
   * Its arguments and tags, each once: '{count}', '<privacy>', and '{kind: deck, fence}' with the cases of a select.
   */
  readonly slots: readonly string[];
  /** The categories of each of its plurals. */
  readonly plurals: readonly (readonly string[])[];
}

/** @throws Error for a malformed message */
export function syntaxOf(message: string): Syntax {
  const elements = flatten(parse(message));
  return {
    slots: [...new Set(elements.flatMap(slotOf))].sort(),
    plurals: elements.flatMap((element) =>
      element.type === TYPE.plural ? [Object.keys(element.options)] : [],
    ),
  };
}

function flatten(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [element, ...flatten(childrenOf(element))]);
}

function childrenOf(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children;
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return Object.values(element.options).flatMap(({ value }) => value);
  }
  return [];
}

function slotOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.tag:
      return [`<${element.value}>`];
    case TYPE.select:
      return [`{${element.value}: ${Object.keys(element.options).sort().join(', ')}}`];
    case TYPE.argument:
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
    case TYPE.plural:
      return [`{${element.value}}`];
  }
}
