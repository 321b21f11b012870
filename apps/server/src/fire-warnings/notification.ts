import { pathPrefix, type Locale } from '@dss/domain';
import type { StoredWarning } from '../db/index.ts';

interface Words {
  readonly titleOf: (home: string) => string;
  readonly yourHome: string;
  readonly bodyUntil: (time: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    titleOf: (home) => `Red flag warning for ${home}`,
    yourHome: 'your home',
    bodyUntil: (time) =>
      `Until ${time}. Open the ten-minute list for your home. Follow the orders of your fire and police officials.`,
  },
  es: {
    titleOf: (home) => `Aviso de bandera roja: ${home}`,
    yourHome: 'su casa',
    bodyUntil: (time) =>
      `Hasta el ${time}. Abra la lista de diez minutos de su casa. Siga las órdenes de los bomberos y de la policía.`,
  },
};

export interface Notified {
  readonly propertyId: string;
  /** What its owner calls the home. Null: nothing, and a locked screen shows no address. */
  readonly nickname: string | null;
  readonly locale: Locale;
  /** Of the home, whose owner may be elsewhere. */
  readonly timeZone: string | null;
  readonly warning: StoredWarning;
}

/** What a device shows of a warning, as the service worker of the web application reads it. */
export function notificationOf({ propertyId, nickname, locale, timeZone, warning }: Notified) {
  const { titleOf, yourHome, bodyUntil } = words[locale];
  const format = new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== null && { timeZone, timeZoneName: 'short' }),
  });
  return {
    title: titleOf(nickname ?? yourHome),
    body: bodyUntil(format.format(new Date(warning.until))),
    // One warning of one home is one notification, however often it arrives.
    tag: `${propertyId} ${warning.id}`,
    path: `${pathPrefix(locale)}/property/${propertyId}`,
    until: warning.until,
    lang: locale,
  };
}
