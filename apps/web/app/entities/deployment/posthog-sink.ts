import { PostHog } from 'posthog-js-lite';

import type { AnalyticsSink } from './analytics.ts';
import { publicAddress, publicPath } from './public-address.ts';

export interface PostHogSinkOptions {
  readonly key: string;
  /** Origin of the PostHog server that receives the events. */
  readonly host: string;
  /** Origin of the product. */
  readonly origin: string;
}

export interface ClosableSink extends AnalyticsSink {
  /** Stops counting and drops unsent events. */
  close(): void;
}

/**
 * Sends each event to PostHog right away. Stores nothing in the browser, creates no profiles, disables location lookup,
 * and removes from URLs whatever identifies one visitor.
 */
export function createPostHogSink({ key, host, origin }: PostHogSinkOptions): ClosableSink {
  const client = new PostHog(key, {
    host,
    persistence: 'memory',
    captureHistoryEvents: false,
    preloadFeatureFlags: false,
    disableRemoteConfig: true,
    disableSurveys: true,
    disableGeoip: true,
    personProfiles: 'never',
    flushAt: 1,
    // Events are too small for compression to help, and losing one isn't worth a retry.
    disableCompression: true,
    fetchRetryCount: 0,
    before_send: (event) => ({
      ...event,
      properties: { ...event.properties, ...withoutReader(event.properties ?? {}, origin) },
    }),
  });
  return {
    capture: ({ name, properties }) => client.capture(name, { ...properties }),
    close: () => void client.optOut(),
  };
}

function withoutReader(properties: Readonly<Record<string, unknown>>, origin: string) {
  const text = (name: string) => {
    const value = properties[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    $current_url: publicAddress(text('$current_url'), origin),
    $pathname: publicPath(text('$pathname')),
    $referrer: text('$referrer') === '' ? '' : publicAddress(text('$referrer'), origin),
    ...('path' in properties && { path: publicPath(text('path')) }),
  };
}
