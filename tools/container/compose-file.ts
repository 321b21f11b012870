import { parse } from 'yaml';
import { z } from 'zod';

const condition = z.strictObject({ condition: z.enum(['service_healthy', 'service_started']) });
const texts = z.array(z.string());
/** Strict, so that a service which asks for something else isn't run without it. */
const serviceSchema = z.strictObject({
  image: z.string().optional(),
  build: z
    .union([
      z.literal('.'),
      z.strictObject({ context: z.literal('.'), dockerfile_inline: z.string() }),
    ])
    .optional(),
  entrypoint: texts.optional(),
  init: z.boolean().default(false),
  read_only: z.boolean().default(false),
  tmpfs: texts.default([]),
  restart: z.literal('unless-stopped'),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .default('10s'),
  profiles: texts.optional(),
  deploy: z.strictObject({ replicas: z.number() }).default({ replicas: 1 }),
  depends_on: z
    .union([
      texts.transform((names) =>
        Object.fromEntries(names.map((name) => [name, { condition: 'service_started' as const }])),
      ),
      z.record(z.string(), condition),
    ])
    .default({}),
  ports: texts.default([]),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  volumes: texts.default([]),
  configs: z.array(z.strictObject({ source: z.string(), target: z.string() })).default([]),
  healthcheck: z.object({ test: z.tuple([z.literal('CMD-SHELL'), z.string()]) }).optional(),
});
const fileSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  configs: z.record(z.string(), z.strictObject({ content: z.string() })),
});

export type Service = z.output<typeof serviceSchema>;
export type ComposeFile = z.output<typeof fileSchema>;

/**
 * Reads a file of Docker Compose: as much of the format as ours uses.
 * @throws Error that says what is missing or not understood
 */
export function readCompose(
  text: string,
  environment: Readonly<Record<string, string>>,
): ComposeFile {
  return fileSchema.parse(filledIn(parse(text, { merge: true }), environment));
}

/** The services with those they depend on, each after what it needs. */
export function withDependencies(file: ComposeFile, names: readonly string[]): string[] {
  const ordered = new Set<string>();
  const add = (name: string) => {
    for (const needed of Object.keys(serviceOf(file, name).depends_on)) {
      if (!ordered.has(needed)) add(needed);
    }
    ordered.add(name);
  };
  for (const name of names) add(name);
  return [...ordered];
}

export function serviceOf(file: ComposeFile, name: string): Service {
  const service = file.services[name];
  if (service === undefined) throw new Error(`compose.yaml has no service ${name}`);
  return service;
}

const variable = /\$\$|\$\{\w+(?::[-?][^}]*)?\}/g;
const anchored = /^\$\{(\w+)(?:(:[-?])(.*))?\}$/s;

/** Variables in every text of it. */
function filledIn(value: unknown, environment: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return interpolated(value, environment);
  if (Array.isArray(value)) return value.map((each: unknown) => filledIn(each, environment));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, filledIn(each, environment)]),
  );
}

function interpolated(text: string, environment: Readonly<Record<string, string>>): string {
  return text.replaceAll(variable, (found) => {
    if (found === '$$') return '$';
    const [, name = '', operator = '', otherwise = ''] = anchored.exec(found) ?? [];
    const value = environment[name] ?? '';
    if (value !== '') return value;
    if (operator === ':?') throw new Error(`${name}: ${otherwise}`);
    return otherwise;
  });
}
