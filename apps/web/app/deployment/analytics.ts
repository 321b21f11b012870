/** What is worth counting. Never anything that a person typed, nor an address or a photo. */
export interface AnalyticsEvent {
  readonly name: 'start-assessment' | 'page-check-failed';
  readonly properties: Readonly<Record<string, string>>;
}

/** Where events go. */
export interface AnalyticsSink {
  capture(event: AnalyticsEvent): void;
}

/** No sink is connected: events are dropped, neither kept nor sent. */
const dropped: AnalyticsSink = { capture: () => undefined };

let sink = dropped;

/** Sends events from now on to this sink; null drops them. */
export function connectAnalytics(next: AnalyticsSink | null): void {
  sink = next ?? dropped;
}

export function capture(event: AnalyticsEvent): void {
  sink.capture(event);
}
