import { homeRoles, type HomeRole, type Locale } from '@dss/domain';
import { z } from 'zod';
import {
  button,
  fact,
  mailLayout,
  paragraph,
  type RenderOptions,
  type RenderedTemplate,
} from './layout.ts';

const props = z.object({
  url: z.url(),
  role: z.enum(homeRoles),
  /** Until when it can be accepted. */
  until: z.iso.datetime(),
});

interface Words {
  readonly subject: (product: string) => string;
  readonly texts: Readonly<Record<HomeRole, string>>;
  readonly until: string;
  readonly open: string;
  readonly choice: string;
  readonly why: (product: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (product) => `You’re invited to a home on ${product}`,
    texts: {
      agent: 'The owner of a home invites you as their real estate agent.',
      buyer: 'The owner of a home invites you as its buyer.',
      assessor: 'The owner of a home invites you to look at it for wildfire hazards.',
    },
    until: 'Works once, until',
    open: 'See the invitation',
    choice:
      'Before you accept, you see which home it is, what you’ll see of it, and what its owner sees of you.',
    why: (product) =>
      `You’re getting this because somebody gave your address for an invitation at ${product}. If you don’t know of it, ignore this email: nothing happens.`,
  },
  es: {
    subject: (product) => `Le invitan a una casa en ${product}`,
    texts: {
      agent: 'La persona dueña de una casa le invita como su agente de bienes raíces.',
      buyer: 'La persona dueña de una casa le invita porque usted la compra.',
      assessor:
        'La persona dueña de una casa le invita a revisarla en busca de peligros de incendio forestal.',
    },
    until: 'Sirve una vez, hasta',
    open: 'Ver la invitación',
    choice:
      'Antes de aceptar, verá de qué casa se trata, qué verá de ella y qué ve de usted su dueño.',
    why: (product) =>
      `Recibe este correo porque alguien dio su dirección para una invitación en ${product}. Si no sabe de qué se trata, ignórelo: no pasa nada.`,
  },
};

/** Invites to a home whoever reads it. Its owner named the address, so nothing that they typed is in it. */
export const homeInvitation = {
  props,
  write(given: z.infer<typeof props>, { locale, product }: RenderOptions): RenderedTemplate {
    const said = words[locale];
    const until = new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(new Date(given.until));
    return {
      subject: said.subject(product),
      body: mailLayout({
        locale,
        product,
        preview: said.texts[given.role],
        title: said.subject(product),
        content: [
          paragraph(said.texts[given.role]),
          paragraph(said.choice),
          button(said.open, given.url),
          fact(said.until, `${until} UTC`),
        ],
        why: said.why(product),
      }),
    };
  },
};
