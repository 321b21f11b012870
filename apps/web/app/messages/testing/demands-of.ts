import compile from 'icu-minify/compile';

/** As the compiler numbers them: select, plural, ordinal plural; number, date, time. A zero is the count within a plural. */
const choices: readonly unknown[] = [1, 2, 3];
const formats: readonly unknown[] = [4, 5, 6];

/**
 * What a message asks of whoever shows it: its arguments with the way each is formatted, its tags, and the arguments
 * that choose between texts. Sorted, each once.
 */
export function demandsOf(message: string): string[] {
  const compiled: unknown = compile(message);
  return [...new Set(demandsOfTexts(compiled))].toSorted();
}

/** Which forms each plural of a message has. */
export function pluralFormsOf(message: string): string[][] {
  return choicesIn(compile(message)).map((texts) => Object.keys(texts));
}

/** @param texts a plain text, or a list of texts, arguments and tags */
function demandsOfTexts(texts: unknown): string[] {
  return isList(texts) ? texts.flatMap(demandsOfNode) : [];
}

function demandsOfNode(node: unknown): string[] {
  if (!isList(node)) return [];
  const [name, kind, options] = node;
  if (node.length === 1) return [`{${String(name)}}`];
  if (choices.includes(kind) && isGroup(options)) {
    return [`{${String(name)}, choice}`, ...Object.values(options).flatMap(demandsOfTexts)];
  }
  if (formats.includes(kind)) return [`{${String(name)}, ${String(kind)}}`];
  return [`<${String(name)}>`, ...demandsOfTexts(node.slice(1))];
}

function choicesIn(texts: unknown): object[] {
  if (!isList(texts)) return [];
  return texts.flatMap((node) => {
    if (!isList(node)) return [];
    const [, kind, options] = node;
    if (choices.includes(kind) && isGroup(options)) {
      const inner = Object.values(options).flatMap(choicesIn);
      return kind === 1 ? inner : [options, ...inner];
    }
    return choicesIn(node.slice(1));
  });
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
