import { z } from 'zod';

const contentSchema = z.record(z.string(), z.looseObject({ schema: z.unknown() }));
const operationSchema = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).default([]),
  requestBody: z.looseObject({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: contentSchema.optional() })),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** An operation of the OpenAPI document with its documented responses. */
export interface DocumentedOperation {
  /** For example 'GET /api/properties/{id}'. */
  readonly name: string;
  readonly path: string;
  readonly method: string;
  /** Names of the fields that its address may have. */
  readonly queries: readonly string[];
  /** JSON Schema of its request body; null if it takes none. */
  readonly body: JsonSchema | null;
  /** All error codes that it documents. */
  readonly errors: readonly string[];
  /** How a response violates the document; null if it doesn't. */
  readonly complaintAbout: (response: Response) => Promise<string | null>;
}

interface JsonSchema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}

const jsonSchema = z.looseObject({
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), z.unknown()).default({}),
});

/** Reads the operations of an OpenAPI document. */
export function readOperations(document: unknown): DocumentedOperation[] {
  const { paths } = documentSchema.parse(withoutReferences(document));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const body = operation.requestBody?.content['application/json']?.schema;
      return {
        name,
        path,
        method: method.toUpperCase(),
        queries: operation.parameters.flatMap((parameter) =>
          parameter.in === 'query' ? parameter.name : [],
        ),
        body: body === undefined ? null : jsonSchema.parse(body),
        errors: Object.entries(operation.responses).flatMap(([status, response]) =>
          // Any error there is.
          status === 'default' ? [] : codesOf(response),
        ),
        complaintAbout: async (response) => {
          const described = operation.responses[String(response.status)];
          if (described === undefined) return `${name} doesn't know status ${response.status}`;
          const type = (response.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
          if (described.content === undefined) {
            return type === '' ? null : `${name} knows no body for ${response.status}`;
          }
          const content = described.content[type];
          if (content === undefined) return `${name} doesn't know ${type}`;
          if (type !== 'application/json') return null;
          return complaintOf(name, content.schema, await response.clone().json());
        },
      };
    }),
  );
}

/** The same document with each named schema and response in place of the references to it. */
function withoutReferences(document: unknown): unknown {
  const named = z.record(z.string(), z.unknown());
  const { components } = z
    .object({ components: z.object({ schemas: named, responses: named }) })
    .parse(document);
  const resolved = new Map<string, unknown>();
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve);
    if (typeof part !== 'object' || part === null) return part;
    if (!('$ref' in part)) {
      return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]));
    }
    const reference = String(part.$ref);
    const [, , kind, name = ''] = reference.split('/');
    const found = kind === 'responses' ? components.responses[name] : components.schemas[name];
    if (!resolved.has(reference)) resolved.set(reference, resolve(found));
    return resolved.get(reference);
  };
  return resolve(document);
}

const errorSchema = z.object({
  properties: z.object({
    error: z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) }),
  }),
});

function codesOf({ content }: z.infer<typeof operationSchema>['responses'][string]): string[] {
  const { data } = errorSchema.safeParse(content?.['application/json']?.schema);
  return data?.properties.error.properties.code.enum ?? [];
}

/** By the document's schemas, because reading one takes longer than checking an answer against it. */
const checkers = new Map<unknown, z.ZodType>();

function complaintOf(name: string, schema: unknown, answer: unknown): string | null {
  const checker = checkers.get(schema) ?? z.fromJSONSchema(z.looseObject({}).parse(schema));
  checkers.set(schema, checker);
  const checked = checker.safeParse(answer);
  return checked.success ? null : `${name}: ${z.prettifyError(checked.error)}`;
}
