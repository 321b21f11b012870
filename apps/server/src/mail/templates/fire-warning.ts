import { pathPrefix, todayStepSchema, todayText, type Locale } from '@dss/domain';
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
  /** The office, in the service's own words. */
  sender: z.string().regex(/^[^<>]{1,100}$/),
  url: z.url(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Of the home. */
  time_zone: z.string().regex(/^[\w/+-]{1,60}$/),
  steps: z.array(todayStepSchema),
  /** Of the link that ends these mails. */
  token: z.string().regex(/^[\w-]{43}$/),
});

interface Words {
  readonly subject: string;
  readonly text: string;
  readonly issuedBy: string;
  readonly begins: string;
  readonly ends: string;
  /** The mail is sent once, and the warning may be extended after it. */
  readonly mayChange: string;
  readonly list: string;
  readonly orders: string;
  readonly open: string;
  readonly source: string;
  readonly why: (product: string) => string;
  readonly stop: string;
  readonly turnOff: string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    subject: 'Red flag warning at your home',
    text: 'The National Weather Service expects weather in which a fire can spread fast.',
    issuedBy: 'Issued by',
    begins: 'Begins',
    ends: 'Ends',
    mayChange: 'These times may change. Your home’s page has the newest.',
    list: 'In about ten minutes, from the top:',
    orders: 'Follow the orders of your fire and police officials.',
    open: 'See your home’s list',
    source: 'The office that warns',
    why: (product) =>
      `You’re getting this because you asked ${product} to warn you about fire weather at a home. There is one email for each warning.`,
    stop: 'Stop these emails',
    turnOff: 'You can turn these warnings off on your home’s page “Upkeep through the year.”',
  },
  es: {
    subject: 'Aviso de bandera roja en su casa',
    text: 'El Servicio Meteorológico Nacional prevé un tiempo en que un incendio puede avanzar rápido.',
    issuedBy: 'Lo emite',
    begins: 'Empieza',
    ends: 'Termina',
    mayChange: 'Estas horas pueden cambiar. La página de su casa tiene las más recientes.',
    list: 'En unos diez minutos, de arriba abajo:',
    orders: 'Siga las órdenes de los bomberos y de la policía.',
    open: 'Ver la lista de su casa',
    source: 'La oficina que avisa',
    why: (product) =>
      `Recibe este correo porque le pidió a ${product} que le avisara del tiempo de incendios en una casa. Hay un correo por cada aviso.`,
    stop: 'No recibir más estos correos',
    turnOff:
      'Puede desactivar estos avisos en la página “Mantenimiento durante el año” de su casa.',
  },
};

/** That a red flag warning was issued for a home, with what to do there. */
export const fireWarning = {
  props,
  write(given: z.infer<typeof props>, options: RenderOptions): RenderedTemplate {
    const { locale, product, origin } = options;
    const said = words[locale];
    const format = new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      // Whoever owns it may be elsewhere.
      timeZoneName: 'short',
      timeZone: given.time_zone,
    });
    const base = origin === null ? null : `${origin}${pathPrefix(locale)}`;
    return {
      subject: said.subject,
      body: mailLayout({
        locale,
        product,
        preview: given.home === undefined ? said.text : `${given.home}: ${said.text}`,
        title: said.subject,
        content: [
          ...homeFact(locale, given.home),
          paragraph(said.text),
          fact(said.issuedBy, given.sender),
          fact(said.begins, format.format(new Date(given.from))),
          fact(said.ends, format.format(new Date(given.until))),
          paragraph(said.mayChange),
          paragraph(said.list),
          ...given.steps.map((id, index) => paragraph(`${index + 1}. ${todayText(id, locale)}`)),
          paragraph(said.orders),
          ...(base === null ? [] : [button(said.open, `${base}/property/${given.property_id}`)]),
          paragraph(link(said.source, given.url)),
          base === null
            ? paragraph(said.turnOff)
            : paragraph(link(said.stop, `${base}/end-warnings#${given.token}`)),
        ],
        why: said.why(product),
      }),
      ...(origin !== null && {
        unsubscribe: `${origin}/api/fire-warnings/end?token=${given.token}`,
      }),
    };
  },
};
