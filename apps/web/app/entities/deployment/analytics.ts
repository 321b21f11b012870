/** An event worth counting. Never contains anything that a person typed, an address, or a photo. */
export interface AnalyticsEvent {
  readonly name: 'start-assessment' | 'page-check-failed';
  readonly properties: Readonly<Record<string, string>>;
}

export interface AnalyticsSink {
  capture(event: AnalyticsEvent): void;
}

/** Without a connected sink, events are dropped: neither stored nor sent. */
const dropped: AnalyticsSink = { capture: () => undefined };

let sink = dropped;

/** Sends all further events to this sink; null drops them. */
export function connectAnalytics(next: AnalyticsSink | null): void {
  sink = next ?? dropped;
}

export function capture(event: AnalyticsEvent): void {
  sink.capture(event);
}
