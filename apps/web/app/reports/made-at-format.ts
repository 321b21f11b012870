/**
 * When a report was made, in the zone that the report itself names, so that the two can be compared. It ends with the zone:
 * a sentence may end after it, which it may not after "p.m.".
 */
export const madeAtFormat = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'America/Los_Angeles',
  timeZoneName: 'short',
} as const;
