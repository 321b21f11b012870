import type { Locale } from '@dss/domain';
import { z } from 'zod';
import {
  button,
  codeToType,
  mailLayout,
  paragraph,
  type RenderOptions,
  type RenderedTemplate,
} from './layout.ts';

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** What the link is called; absent: there is none. */
  readonly open?: string;
  readonly ignore: string;
}

const neverAsked = {
  en: 'If you didn’t ask for this, you can ignore this email: nothing changes.',
  es: 'Si usted no lo pidió, puede ignorar este correo: nada cambia.',
} as const;

const why = {
  en: (product: string) => `You’re getting this because of an account at ${product}.`,
  es: (product: string) => `Recibe este correo por una cuenta en ${product}.`,
} as const;

const linkProps = z.object({ url: z.url() });
const codeProps = z.object({ code: z.string().regex(/^\d{6}$/) });
const noProps = z.object({});

function template<Props extends z.ZodType>(
  props: Props,
  words: Readonly<Record<Locale, Words>>,
  content: (
    given: z.infer<Props>,
    options: RenderOptions,
  ) => { readonly url?: string; readonly code?: string },
) {
  return {
    props,
    write(given: z.infer<Props>, options: RenderOptions): RenderedTemplate {
      const { locale, product } = options;
      const { subject, title, text, open, ignore } = words[locale];
      const { url, code } = content(given, options);
      return {
        subject: code === undefined ? subject : `${subject}: ${code}`,
        body: mailLayout({
          locale,
          product,
          preview: text,
          title,
          content: [
            paragraph(text),
            ...(code === undefined ? [] : [codeToType(code)]),
            ...(url === undefined || open === undefined ? [] : [button(open, url)]),
            paragraph(ignore),
          ],
          why: why[locale](product),
        }),
      };
    },
  };
}

export const accountVerifyEmail = template(
  linkProps,
  {
    en: {
      subject: 'Confirm your email address',
      title: 'Confirm your email address',
      text: 'Open this link to finish signing up. It works once, for an hour.',
      open: 'Confirm my address',
      ignore: neverAsked.en,
    },
    es: {
      subject: 'Confirme su correo electrónico',
      title: 'Confirme su correo electrónico',
      text: 'Abra este enlace para terminar de crear su cuenta. Sirve una vez, por una hora.',
      open: 'Confirmar mi correo',
      ignore: neverAsked.es,
    },
  },
  (given) => given,
);

export const accountConfirmNewEmail = template(
  linkProps,
  {
    en: {
      subject: 'Confirm your new email address',
      title: 'Confirm your new email address',
      text: 'Open this link in the browser where you’re signed in. It works once, for an hour.',
      open: 'Confirm my new address',
      ignore: neverAsked.en,
    },
    es: {
      subject: 'Confirme su nuevo correo electrónico',
      title: 'Confirme su nuevo correo electrónico',
      text: 'Abra este enlace en el navegador donde inició sesión. Sirve una vez, por una hora.',
      open: 'Confirmar mi nuevo correo',
      ignore: neverAsked.es,
    },
  },
  (given) => given,
);

export const accountResetPassword = template(
  linkProps,
  {
    en: {
      subject: 'Choose a new password',
      title: 'Choose a new password',
      text: 'Open this link to choose a new password. It works once, for an hour.',
      open: 'Choose a new password',
      ignore: neverAsked.en,
    },
    es: {
      subject: 'Elija una contraseña nueva',
      title: 'Elija una contraseña nueva',
      text: 'Abra este enlace para elegir una contraseña nueva. Sirve una vez, por una hora.',
      open: 'Elegir una contraseña nueva',
      ignore: neverAsked.es,
    },
  },
  (given) => given,
);

export const accountSignInCode = template(
  codeProps,
  {
    en: {
      subject: 'Your sign-in code',
      title: 'Your sign-in code',
      text: 'Type this code where you’re signing in. It works once, for ten minutes. We’ll never ask you for it.',
      ignore: neverAsked.en,
    },
    es: {
      subject: 'Su código para iniciar sesión',
      title: 'Su código para iniciar sesión',
      text: 'Escriba este código donde está iniciando sesión. Sirve una vez, por diez minutos. Nosotros nunca se lo pediremos.',
      ignore: neverAsked.es,
    },
  },
  (given) => given,
);

export const accountExists = template(
  linkProps,
  {
    en: {
      subject: 'You already have an account',
      title: 'You already have an account',
      text: 'Someone tried to sign up with this address, which already has an account. If that was you, sign in, or choose a new password.',
      open: 'Choose a new password',
      ignore: neverAsked.en,
    },
    es: {
      subject: 'Usted ya tiene una cuenta',
      title: 'Usted ya tiene una cuenta',
      text: 'Alguien quiso crear una cuenta con este correo, que ya tiene una. Si fue usted, inicie sesión o elija una contraseña nueva.',
      open: 'Elegir una contraseña nueva',
      ignore: neverAsked.es,
    },
  },
  (given) => given,
);

export const accountEmailChanging = template(
  noProps,
  {
    en: {
      subject: 'Your email address is about to change',
      title: 'Your email address is about to change',
      text: 'Someone who knows your password asked to move your account to another email address.',
      ignore: 'If that wasn’t you, sign in and change your password now.',
    },
    es: {
      subject: 'Su correo electrónico está por cambiar',
      title: 'Su correo electrónico está por cambiar',
      text: 'Alguien que conoce su contraseña pidió pasar su cuenta a otro correo electrónico.',
      ignore: 'Si no fue usted, inicie sesión y cambie su contraseña ahora.',
    },
  },
  () => ({}),
);

export const accountPasswordChanged = template(
  linkProps,
  {
    en: {
      subject: 'Your password has changed',
      title: 'Your password has changed',
      text: 'Your account has a new password, and your other devices were signed out. If that wasn’t you, choose another password now.',
      open: 'Choose another password',
      ignore: 'If that was you, there is nothing to do.',
    },
    es: {
      subject: 'Su contraseña cambió',
      title: 'Su contraseña cambió',
      text: 'Su cuenta tiene una contraseña nueva y se cerró la sesión en sus demás dispositivos. Si no fue usted, elija otra contraseña ahora.',
      open: 'Elegir otra contraseña',
      ignore: 'Si fue usted, no tiene que hacer nada.',
    },
  },
  (given) => given,
);

export const accountScoreReady = template(
  z.object({ property_id: z.uuid() }),
  {
    en: {
      subject: 'Your score is ready',
      title: 'Your score is ready',
      text: 'We’ve looked at the photos of your home. Its score, and what would raise it, are waiting under Your homes.',
      open: 'See the score',
      ignore: 'You get this email when scoring a home takes so long that you may have left.',
    },
    es: {
      subject: 'Su puntaje está listo',
      title: 'Su puntaje está listo',
      text: 'Ya revisamos las fotos de su casa. Su puntaje, y lo que lo subiría, están en Sus casas.',
      open: 'Ver el puntaje',
      ignore: 'Recibe este correo cuando calcular un puntaje tarda tanto que quizás ya se fue.',
    },
  },
  ({ property_id: id }, { locale, origin }) =>
    origin === null
      ? {}
      : { url: `${origin}${locale === 'en' ? '' : `/${locale}`}/property/${id}` },
);
