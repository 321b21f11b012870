import type { StoredWarning } from '../db/index.ts';
import type { WarningMessage } from './weather-service.ts';

/** How long an ended warning is remembered, in case that a message says it goes on after all. */
const rememberedMs = 7 * 24 * 60 * 60 * 1000;

/**
 * What is known of a home's warnings after these messages. A message that refers to earlier ones, or has the same number, is about the same
 * warning. One is over when it is canceled, when its time is over, and when no message says it anymore.
 * @param messages all that the service has for the home's zone; null: it didn't answer
 */
export function followWarnings(
  stored: readonly StoredWarning[],
  messages: readonly WarningMessage[] | null,
  now: Date,
): readonly StoredWarning[] {
  const warnings = (messages ?? [])
    .toSorted((one, other) => one.sent.localeCompare(other.sent))
    .reduce((known, message) => told(known, message, now), stored);
  const said = messages?.flatMap(({ kind, id }) => (kind === 'Cancel' ? [] : [id]));
  return warnings
    .map((warning) => {
      const isOver =
        Date.parse(warning.until) <= now.getTime() ||
        (said !== undefined && !warning.messages.some((id) => said.includes(id)));
      return isOver && warning.ended_at === null
        ? { ...warning, ended_at: now.toISOString() }
        : warning;
    })
    .filter(({ ended_at: end }) => end === null || now.getTime() - Date.parse(end) < rememberedMs);
}

function told(
  known: readonly StoredWarning[],
  { kind, references, ...message }: WarningMessage,
  now: Date,
): readonly StoredWarning[] {
  const same = known.find(
    ({ messages, track }) =>
      [message.id, ...references].some((id) => messages.includes(id)) ||
      (track !== null && track === message.track),
  );
  if (same === undefined) {
    if (kind === 'Cancel' || Date.parse(message.until) <= now.getTime()) return known;
    const began = { ...message, messages: [message.id], ended_at: null, mailed_at: null };
    return [...known, began];
  }
  if (message.sent < same.sent) return known;
  const messages = [...new Set([...same.messages, message.id])];
  const isOver = kind === 'Cancel' || Date.parse(message.until) <= now.getTime();
  const newer = {
    ...same,
    ...(kind !== 'Cancel' && message),
    id: same.id,
    sent: message.sent,
    messages,
    ended_at: isOver ? (same.ended_at ?? now.toISOString()) : null,
  };
  return known.map((each) => (each === same ? newer : each));
}

/** For how long it is said that a warning ended, so that its owner undoes what was for that day only. */
const saidEndedMs = 24 * 60 * 60 * 1000;

/** When the last red flag warning ended; null if that was more than a day ago, or another stands. */
export function lastEnd(warnings: readonly StoredWarning[], now: Date): string | null {
  if (standing(warnings, now).some(({ event }) => event === 'red_flag_warning')) return null;
  const ends = warnings
    .filter(({ event }) => event === 'red_flag_warning')
    // That its time is over is noted by the next job, which may come later.
    .map(({ ended_at: end, until }) => (end !== null && end < until ? end : until))
    .toSorted();
  const last = ends.at(-1) ?? null;
  return last === null || now.getTime() - Date.parse(last) >= saidEndedMs ? null : last;
}

/** Those that stand, the one that ends first first. */
export function standing(warnings: readonly StoredWarning[], now: Date): readonly StoredWarning[] {
  return warnings
    .filter(({ ended_at: end, until }) => end === null && Date.parse(until) > now.getTime())
    .toSorted((one, other) => one.until.localeCompare(other.until));
}
