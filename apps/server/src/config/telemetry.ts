import { z } from 'zod';
import type { ValuesOf } from './variables.ts';

const headersError = 'must be pairs such as api-key=secret,tenant=one';

/** Variables that say where metrics and traces go. */
export const telemetryShape = {
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be the http(s):// address of a collector' })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, { error: headersError })
    .optional(),
  FEATURED_PROPERTY_ID: z.uuid({ error: "must be a property's id" }).optional(),
} as const;

export interface TelemetryConfig {
  /** Null: there are no metrics. */
  readonly metricsToken: string | null;
  /** The collector that takes traces; null: there are none. */
  readonly traces: {
    readonly endpoint: string;
    readonly headers: Readonly<Record<string, string>>;
  } | null;
}

export function toTelemetryConfig(environment: ValuesOf<typeof telemetryShape>): TelemetryConfig {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  const headers = (environment.OTEL_EXPORTER_OTLP_HEADERS ?? '')
    .split(',')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, decodeURIComponent(value.join('='))] as const;
    });
  return {
    metricsToken: environment.METRICS_TOKEN ?? null,
    traces: endpoint === undefined ? null : { endpoint, headers: Object.fromEntries(headers) },
  };
}
