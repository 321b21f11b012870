import { noticeDayKinds, pathPrefix, type Locale, type NoticeDayKind } from '@dss/domain';
import { z } from 'zod';
import {
  button,
  fact,
  homeFact,
  homeName,
  link,
  mailLayout,
  paragraph,
  type RenderOptions,
  type RenderedTemplate,
} from './layout.ts';

const props = z.object({
  property_id: z.uuid(),
  home: homeName,
  /** Which day. */
  day: z.enum(noticeDayKinds),
  by: z.iso.date(),
  /** Of the link that ends these mails. */
  token: z.string().regex(/^[\w-]{43}$/),
});

interface Words {
  readonly subject: (day: string) => string;
  /** Whose day it is, and by whose word. */
  readonly texts: Readonly<Record<NoticeDayKind, string>>;
  readonly day: string;
  readonly advice: string;
  readonly open: string;
  readonly why: (product: string) => string;
  readonly stop: string;
  readonly turnOff: string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (day) => `A date with your insurer: ${day}`,
    texts: {
      answer: 'Your insurer wants to hear from you by this day, as you entered it.',
      policy_end: 'Your policy ends on this day, as you entered it.',
      confirm_appeal:
        'As we know your state’s law, your insurer has until this day to confirm your appeal.',
      decide_appeal:
        'As we know your state’s law, your insurer has until this day to decide on your appeal.',
      tell_score:
        'As we know your state’s law, your insurer has until this day to tell you your wildfire score.',
      score_again:
        'As we know your state’s law, your insurer has until this day to score your home again.',
      tell_of_end:
        'As we know your state’s law, your insurer has until this day to tell you that it won’t renew your policy.',
    },
    day: 'Day',
    advice:
      'We count from what you entered. A weekend, a holiday or other facts can change a day. This isn’t legal advice.',
    open: 'See what you can do',
    why: (product) =>
      `You’re getting this because you asked ${product} to remind you of dates with your insurer. There is one email for each date.`,
    stop: 'Stop these emails',
    turnOff: 'You can turn these reminders off on your home’s page “For your insurer.”',
  },
  es: {
    subject: (day) => `Una fecha con su aseguradora: ${day}`,
    texts: {
      answer: 'Su aseguradora espera su respuesta a más tardar este día, según lo que anotó.',
      policy_end: 'Su póliza termina este día, según lo que anotó.',
      confirm_appeal:
        'Tal como conocemos la ley de su estado, su aseguradora tiene hasta este día para confirmar su apelación.',
      decide_appeal:
        'Tal como conocemos la ley de su estado, su aseguradora tiene hasta este día para decidir sobre su apelación.',
      tell_score:
        'Tal como conocemos la ley de su estado, su aseguradora tiene hasta este día para darle su puntaje de incendios forestales.',
      score_again:
        'Tal como conocemos la ley de su estado, su aseguradora tiene hasta este día para volver a evaluar su casa.',
      tell_of_end:
        'Tal como conocemos la ley de su estado, su aseguradora tiene hasta este día para avisarle que no renovará su póliza.',
    },
    day: 'Día',
    advice:
      'Contamos a partir de lo que anotó. Un fin de semana, un feriado u otros hechos pueden cambiar un día. Esto no es asesoría legal.',
    open: 'Ver qué puede hacer',
    why: (product) =>
      `Recibe este correo porque le pidió a ${product} que le recordara las fechas con su aseguradora. Hay un correo por cada fecha.`,
    stop: 'No recibir más estos correos',
    turnOff: 'Puede desactivar estos recordatorios en la página “Para su aseguradora” de su casa.',
  },
};

/** That a day comes closer which counts after something that an insurer sent. */
export const insurerReminder = {
  props,
  write(given: z.infer<typeof props>, options: RenderOptions): RenderedTemplate {
    const { locale, product, origin } = options;
    const said = words[locale];
    const write = (dateStyle: 'long' | 'full') =>
      new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
        dateStyle,
        // A day alone is that day anywhere.
        timeZone: 'UTC',
      }).format(new Date(given.by));
    const base = origin === null ? null : `${origin}${pathPrefix(locale)}`;
    const subject = said.subject(write('long'));
    return {
      subject,
      body: mailLayout({
        locale,
        product,
        preview:
          given.home === undefined
            ? said.texts[given.day]
            : `${given.home}: ${said.texts[given.day]}`,
        title: subject,
        content: [
          ...homeFact(locale, given.home),
          paragraph(said.texts[given.day]),
          fact(said.day, write('full')),
          ...(base === null
            ? []
            : [button(said.open, `${base}/property/${given.property_id}/insurer`)]),
          paragraph(said.advice),
          paragraph(
            base === null ? said.turnOff : link(said.stop, `${base}/end-reminders#${given.token}`),
          ),
        ],
        why: said.why(product),
      }),
      ...(origin !== null && {
        unsubscribe: `${origin}/api/insurer-reminders/end?token=${given.token}`,
      }),
    };
  },
};
