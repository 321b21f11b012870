import { pathPrefix, type Locale } from '@dss/domain';
import { z } from 'zod';
import {
  button,
  codeToType,
  fact,
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

interface NewAccessWords {
  readonly subject: string;
  readonly text: string;
  /** What to do if it wasn't the reader; what there is to remove comes before. */
  readonly ifNot: (contact: string | null) => string;
  /** What the link to another password is called; absent: it wouldn't reach the reader. */
  readonly open?: string;
}

const moment = z.iso.datetime();
const newAccessProps = z.object({
  url: z.url(),
  passkeys: z.array(moment).default([]),
  secondFactor: z.object({ since: moment.nullable() }).nullable().default(null),
  removalUrl: z.url().nullable().default(null),
});

const waysInWords = {
  en: {
    listed: 'Besides the password, this is set up for signing in:',
    passkey: 'Passkey',
    added: (at: string) => `Added ${at}`,
    secondFactor: 'Two-step sign-in',
    since: (at: string) => `On since ${at}`,
    on: 'On',
    remove:
      'If you don’t know all of this, remove it with the button below. It removes every passkey, and two-step sign-in if that was turned on in the week before this email, and signs you out everywhere. It works once, for a week.',
    button: 'Remove what I don’t know',
    known: 'If that was you, and you know all of this, there is nothing to do.',
    nothing: 'If that was you, there is nothing to do.',
  },
  es: {
    listed: 'Además de la contraseña, esto está configurado para iniciar sesión:',
    passkey: 'Llave de acceso',
    added: (at: string) => `Agregada: ${at}`,
    secondFactor: 'Inicio de sesión en dos pasos',
    since: (at: string) => `Activado: ${at}`,
    on: 'Activado',
    remove:
      'Si no reconoce todo esto, elimínelo con el botón de abajo. Elimina todas las llaves de acceso, y el inicio de sesión en dos pasos si se activó en la semana anterior a este correo, y cierra su sesión en todas partes. Sirve una vez, por una semana.',
    button: 'Eliminar lo que no reconozco',
    known: 'Si fue usted y reconoce todo esto, no tiene que hacer nada.',
    nothing: 'Si fue usted, no tiene que hacer nada.',
  },
} as const;

const dated = (locale: Locale, iso: string) =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(iso));

/** Tells of a new password or another address, with what else is set up for signing in and a button that removes it. */
function newAccess(words: Readonly<Record<Locale, NewAccessWords>>) {
  return {
    props: newAccessProps,
    write(
      { url, passkeys, secondFactor, removalUrl }: z.infer<typeof newAccessProps>,
      { locale, product, contact }: RenderOptions,
    ): RenderedTemplate {
      const { subject, text, ifNot, open } = words[locale];
      const ways = waysInWords[locale];
      const since = secondFactor?.since ?? null;
      const listed = [
        ...passkeys.map((at) => fact(ways.passkey, ways.added(dated(locale, at)))),
        ...(secondFactor === null
          ? []
          : [fact(ways.secondFactor, since === null ? ways.on : ways.since(dated(locale, since)))]),
      ];
      return {
        subject,
        body: mailLayout({
          locale,
          product,
          preview: text,
          title: subject,
          content: [
            paragraph(text),
            ...(listed.length === 0 ? [] : [paragraph(ways.listed), ...listed]),
            ...(removalUrl === null
              ? []
              : [paragraph(ways.remove), button(ways.button, removalUrl)]),
            paragraph(ifNot(contact)),
            ...(removalUrl !== null || open === undefined ? [] : [button(open, url)]),
            paragraph(listed.length === 0 ? ways.nothing : ways.known),
          ],
          why: why[locale](product),
        }),
      };
    },
  };
}

export const accountPasswordChanged = newAccess({
  en: {
    subject: 'Your password has changed',
    text: 'Your account has a new password. Your other devices were signed out, and links and codes that we had mailed you no longer work.',
    ifNot: () => 'If that wasn’t you, choose another password now.',
    open: 'Choose another password',
  },
  es: {
    subject: 'Su contraseña cambió',
    text: 'Su cuenta tiene una contraseña nueva. Se cerró la sesión en sus demás dispositivos, y los enlaces y códigos que le habíamos enviado ya no sirven.',
    ifNot: () => 'Si no fue usted, elija otra contraseña ahora.',
    open: 'Elegir otra contraseña',
  },
});

export const accountEmailChanged = newAccess({
  en: {
    subject: 'Your email address has changed',
    text: 'Your account now uses another email address, and emails about it no longer come here. Your other devices were signed out, and links and codes that we had mailed you no longer work.',
    ifNot: (contact) =>
      `If that wasn’t you, somebody else uses your account. ${
        contact === null
          ? 'If you use its password anywhere else, change it there.'
          : `Write to us at ${contact}.`
      }`,
  },
  es: {
    subject: 'Su correo electrónico cambió',
    text: 'Su cuenta usa ahora otro correo electrónico, y los correos sobre ella ya no llegan aquí. Se cerró la sesión en sus demás dispositivos, y los enlaces y códigos que le habíamos enviado ya no sirven.',
    ifNot: (contact) =>
      `Si no fue usted, otra persona usa su cuenta. ${
        contact === null
          ? 'Si usa la misma contraseña en otro sitio, cámbiela allí.'
          : `Escríbanos a ${contact}.`
      }`,
  },
});

const another = {
  en: { open: 'Choose another password', ignore: 'If that was you, there is nothing to do.' },
  es: { open: 'Elegir otra contraseña', ignore: 'Si fue usted, no tiene que hacer nada.' },
} as const;

export const accountPasskeyAdded = template(
  linkProps,
  {
    en: {
      ...another.en,
      subject: 'A passkey was added',
      title: 'A passkey was added',
      text: 'Your account has a new passkey, which signs in without the password. If that wasn’t you, choose another password now. The email that follows lets you remove the passkey.',
    },
    es: {
      ...another.es,
      subject: 'Se agregó una llave de acceso',
      title: 'Se agregó una llave de acceso',
      text: 'Su cuenta tiene una llave de acceso nueva, que inicia sesión sin la contraseña. Si no fue usted, elija otra contraseña ahora. El correo que sigue le permite eliminar la llave.',
    },
  },
  (given) => given,
);

export const accountPasskeyRemoved = template(
  linkProps,
  {
    en: {
      ...another.en,
      subject: 'A passkey was removed',
      title: 'A passkey was removed',
      text: 'A passkey of your account was removed and no longer signs in. If that wasn’t you, choose another password now.',
    },
    es: {
      ...another.es,
      subject: 'Se eliminó una llave de acceso',
      title: 'Se eliminó una llave de acceso',
      text: 'Se eliminó una llave de acceso de su cuenta, que ya no inicia sesión. Si no fue usted, elija otra contraseña ahora.',
    },
  },
  (given) => given,
);

export const accountSecondFactorOn = template(
  linkProps,
  {
    en: {
      ...another.en,
      subject: 'Two-step sign-in is on',
      title: 'Two-step sign-in is on',
      text: 'Signing in to your account with a password or a mailed code now also takes a code of an authenticator app. If that wasn’t you, choose another password within a week. The email that follows lets you turn it off.',
    },
    es: {
      ...another.es,
      subject: 'El inicio de sesión en dos pasos está activado',
      title: 'El inicio de sesión en dos pasos está activado',
      text: 'Para iniciar sesión en su cuenta con contraseña o con un código enviado por correo, ahora también se necesita un código de una aplicación de autenticación. Si no fue usted, elija otra contraseña antes de una semana. El correo que sigue le permite desactivarlo.',
    },
  },
  (given) => given,
);

export const accountSecondFactorOff = template(
  linkProps,
  {
    en: {
      ...another.en,
      subject: 'Two-step sign-in is off',
      title: 'Two-step sign-in is off',
      text: 'Signing in to your account no longer takes a code of an authenticator app. If that wasn’t you, choose another password now.',
    },
    es: {
      ...another.es,
      subject: 'El inicio de sesión en dos pasos está desactivado',
      title: 'El inicio de sesión en dos pasos está desactivado',
      text: 'Para iniciar sesión en su cuenta ya no se necesita un código de una aplicación de autenticación. Si no fue usted, elija otra contraseña ahora.',
    },
  },
  (given) => given,
);

export const accountRecoveryCodes = template(
  linkProps,
  {
    en: {
      ...another.en,
      subject: 'You have new recovery codes',
      title: 'You have new recovery codes',
      text: 'Your account has new recovery codes for two-step sign-in. The earlier ones no longer work. If that wasn’t you, choose another password now.',
    },
    es: {
      ...another.es,
      subject: 'Tiene códigos de recuperación nuevos',
      title: 'Tiene códigos de recuperación nuevos',
      text: 'Su cuenta tiene códigos de recuperación nuevos para el inicio de sesión en dos pasos. Los anteriores ya no sirven. Si no fue usted, elija otra contraseña ahora.',
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
    origin === null ? {} : { url: `${origin}${pathPrefix(locale)}/property/${id}` },
);
