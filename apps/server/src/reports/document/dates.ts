import { reportTimeFormat } from '@dss/domain';

const { timeZone } = reportTimeFormat;
/** Of a photo, whose column is narrow. */
const shortFormat = { ...reportTimeFormat, month: 'short' } as const;
/** Without a zone, as cameras write it. */
const cameraTimeFormat = { ...shortFormat, timeZone: 'UTC', timeZoneName: undefined };

/** What a report's dates and times look like: each kind in one way, wherever it appears. */
export function datesIn(format: string, unknownZone: string) {
  const moment = (iso: string): string => written(iso, format, reportTimeFormat);
  const shortMoment = (iso: string): string => written(iso, format, shortFormat);
  return {
    date: (iso: string) =>
      new Date(iso).toLocaleDateString(format, { dateStyle: 'long', timeZone }),
    /** Of a day alone, '2026-11-20', which has no time zone. */
    day: (iso: string) =>
      new Date(iso).toLocaleDateString(format, { dateStyle: 'long', timeZone: 'UTC' }),
    /** A moment, with its time zone. */
    moment,
    /** The same with a shorter month. */
    shortMoment,
    /** A camera's time: with its zone a moment, otherwise as it wrote it. What isn't a time comes back unchanged. */
    cameraTime: (at: string): string => {
      const [, clock, zone = ''] = cameraTime.exec(at) ?? [];
      if (clock === undefined || Number.isNaN(Date.parse(at))) return at;
      return zone === ''
        ? `${written(`${clock}Z`, format, cameraTimeFormat)}, ${unknownZone}`
        : shortMoment(at);
    },
  };
}

const cameraTime = /^([\d-]+T[\d:]+)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** With the spaces that every font has. */
function written(iso: string, format: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(iso).toLocaleString(format, options).replaceAll(/\s/gu, ' ');
}
