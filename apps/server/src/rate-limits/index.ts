export { limitWrites } from './limit-writes.ts';
export {
  createRateLimiter,
  type CountedEvent,
  type RateLimiter,
  type Requester,
  startRateEventCleanup,
} from './rate-limiter.ts';
