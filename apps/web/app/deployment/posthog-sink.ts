import { PostHog } from 'posthog-js-lite';

import type { AnalyticsSink } from './analytics.ts';
import { publicAddress, publicPath } from './public-address.ts';

export interface PostHogSinkOptions {
  readonly key: string;
  /** Origin of the PostHog that receives the events. */
  readonly host: string;
  /** Origin of the product. */
  readonly origin: string;
}

export interface ClosableSink extends AnalyticsSink {
  /** Ends the counting; what has not been sent is dropped. */
  close(): void;
}

/**
 * Sends events to PostHog, each as it happens. Nothing is kept in the browser, no profile is made, no place is looked
 * up, and addresses lose what belongs to one reader.
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
    // An event is smaller than the header that would say how it is packed; a lost one is not worth asking again.
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
