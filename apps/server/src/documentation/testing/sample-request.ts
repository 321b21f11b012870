import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const schemaSchema = z.looseObject({
  /** A list where the text may be null. */
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  minimum: z.number().optional(),
});

const texts: Readonly<Record<string, () => string>> = {
  uuid: randomUUID,
  email: () => 'ana@example.com',
  uri: () => 'https://example.com/',
  date: () => '2026-01-02',
};

/** Data of a schema. */
interface Sample {
  readonly plain: unknown;
  /** The same, each with another one of its texts replaced. */
  readonly hostile: readonly unknown[];
}

/**
 * Data that fits a JSON Schema, as far as a test of texts needs it.
 * @param text replaces one text after the other
 */
export function sampleOf(given: unknown, text: string): Sample {
  const schema = schemaSchema.parse(given ?? {});
  if (schema.anyOf !== undefined) {
    const choices = schema.anyOf.map((choice) => sampleOf(choice, text));
    return { plain: choices[0]?.plain, hostile: choices.flatMap(({ hostile }) => hostile) };
  }
  if (schema.const !== undefined) return { plain: schema.const, hostile: [] };
  if (schema.enum !== undefined) return { plain: schema.enum[0], hostile: [] };
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'string':
      return { plain: texts[schema.format ?? '']?.() ?? 'a', hostile: [text] };
    case 'integer':
    case 'number':
      return { plain: Math.max(0, schema.minimum ?? 0), hostile: [] };
    case 'boolean':
      return { plain: false, hostile: [] };
    case 'array': {
      const { plain, hostile } = sampleOf(schema.items, text);
      return { plain: [plain], hostile: hostile.map((entry) => [entry]) };
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, field]) => [name, sampleOf(field, text)] as const,
      );
      const plain = Object.fromEntries(fields.map(([name, field]) => [name, field.plain]));
      return {
        plain,
        hostile: fields.flatMap(([name, { hostile }]) =>
          hostile.map((value) => ({ ...plain, [name]: value })),
        ),
      };
    }
    default:
      return { plain: null, hostile: [] };
  }
}
