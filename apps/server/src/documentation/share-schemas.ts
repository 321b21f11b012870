import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

const bodySchema = z.looseObject({
  content: z
    .looseObject({ 'application/json': z.looseObject({ schema: z.unknown() }).optional() })
    .optional(),
});
const operationSchema = z.looseObject({
  operationId: z.string(),
  requestBody: bodySchema.optional(),
  responses: z.record(z.string(), bodySchema),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

const sharingSchema = z.looseObject({
  responses: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const pathsSchema = z.record(z.string(), z.record(z.string(), sharingSchema));
/** A response that has nothing but its text and named JSON. */
const errorSchema = z.strictObject({
  description: z.string(),
  content: z.strictObject({
    'application/json': z.strictObject({ schema: z.strictObject({ $ref: z.string() }) }),
  }),
});

/**
 * Describes each schema of an OpenAPI document that has a name once: wherever it stands, even within another one, a reference takes
 * its place, and so with responses that are errors. What an operation takes or answers without a name gets one after the operation.
 * @param named JSON schemas by name; the document gets those that it uses
 */
export function shareSchemas(given: unknown, named: Readonly<Record<string, unknown>>): unknown {
  const document = documentSchema.parse(given);
  const names = new Map(Object.entries(named).map(([name, schema]) => [keyOf(schema), name]));
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const taken = new Set(names.values());
  for (const [name, schema] of operations.flatMap(bodiesOf)) {
    if (names.has(keyOf(schema))) continue;
    if (taken.has(name)) throw new Error(`two schemas of the API would be called ${name}`);
    names.set(keyOf(schema), name);
    taken.add(name);
  }

  const shared: Record<string, unknown> = {};
  const refer = (name: string, schema: Json) => {
    shared[name] ??= shareParts(schema);
    return { $ref: `#/components/schemas/${name}` };
  };
  const share = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(share);
    if (!isObject(value)) return value;
    const name = names.get(keyOf(value));
    if (name !== undefined) return refer(name, value);
    const notNull = withoutNull(value);
    const nameBesideNull = notNull === null ? undefined : names.get(keyOf(notNull));
    if (notNull === null || nameBesideNull === undefined) return shareParts(value);
    const either = { anyOf: [refer(nameBesideNull, notNull), { type: 'null' }] };
    return 'default' in value ? { ...either, default: value['default'] } : either;
  };
  const shareParts = (value: Json): Json =>
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, share(part)]));
  const { paths, responses } = shareErrors(pathsSchema.parse(shareParts(document.paths)));
  const schemas = { ...document.components.schemas, ...shared };
  return { ...document, paths, components: { ...document.components, schemas, responses } };
}

/** Describes each error response once, by the name of its schema: nearly every operation answers the same ones. */
function shareErrors(paths: z.infer<typeof pathsSchema>) {
  const shared: Record<string, Json> = {};
  const shareError = ([status, response]: readonly [string, Json]) => {
    const { data } = errorSchema.safeParse(response);
    if (data === undefined || status.startsWith('2')) return [status, response];
    const name = data.content['application/json'].schema.$ref.replace('#/components/schemas/', '');
    shared[name] ??= response;
    if (keyOf(shared[name]) !== keyOf(response)) return [status, response];
    return [status, { $ref: `#/components/responses/${name}` }];
  };
  const shareIn = (operation: z.infer<typeof sharingSchema>) => {
    const responses: unknown = Object.fromEntries(
      Object.entries(operation.responses).map(shareError),
    );
    return { ...operation, responses };
  };
  return {
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => [method, shareIn(operation)]),
        ),
      ]),
    ),
    responses: shared,
  };
}

/** The JSON that an operation takes and answers, unless it has a name already, each with its name after the operation. */
function bodiesOf({ operationId, requestBody, responses }: z.infer<typeof operationSchema>) {
  const operation = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const named = (name: string, body: z.infer<typeof bodySchema> | undefined) => {
    const schema = body?.content?.['application/json']?.schema;
    return isObject(schema) && !('$ref' in schema) ? [[name, schema] as const] : [];
  };
  return [
    ...named(`${operation}Request`, requestBody),
    ...Object.values(responses).flatMap((response) => named(`${operation}Answer`, response)),
  ];
}

const nullable = z.looseObject({
  type: z.tuple([z.string(), z.literal('null')]),
  enum: z.array(z.unknown()).optional(),
  default: z.null().optional(),
});

/** The same schema without the null that it allows beside one type, and may be by default; null if it is another one. */
function withoutNull(schema: Json): Json | null {
  const { data } = nullable.safeParse(schema);
  if (data === undefined) return null;
  const values = data.enum?.filter((each) => each !== null);
  const { default: _null, ...rest } = schema;
  return { ...rest, type: data.type[0], ...(values && { enum: values }) };
}

const keyOf = (value: unknown) => JSON.stringify(value);

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
