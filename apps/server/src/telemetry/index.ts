export { currentRequest, onBehalfOf } from './request-context.ts';
export { traced, type TracedWork } from './traced.ts';
export { openMetrics, type Figures, type Metrics } from './metrics.ts';
export { startTraces } from './start-traces.ts';
export type { Call, NoteCall } from './call.ts';
