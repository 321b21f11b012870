export { countedAs, limitWrites } from './limit-writes.ts';
export {
  createRateLimiter,
  type CountedEvent,
  type RateLimiter,
  type Requester,
} from './rate-limiter.ts';
export { startRateEventCleanup } from './sweep.ts';
