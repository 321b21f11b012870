import { exposureSchema, exposureText, locales } from '@dss/domain';
import { z } from 'zod';
import {
  button,
  fact,
  mailLayout,
  line,
  paragraph,
  type RenderOptions,
  type RenderedTemplate,
} from './layout.ts';

const contactShape = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  notes: z.string().nullable(),
};
const propertySchema = z
  .object({
    address: z.string(),
    /** The score with its range; null: not scored yet. */
    score: z
      .object({
        value: z.int(),
        low: z.int(),
        high: z.int(),
        /** Absent from mails that were queued before it was told. */
        exposure: exposureSchema.nullable().default(null),
      })
      .nullable(),
  })
  .nullable();

const requestProps = z.object({
  ...contactShape,
  /** The language of the form. */
  language: z.enum(locales),
  property: propertySchema,
});

/** To the agency: who asks for a review, about which house, and how to reach them. In English, as California's agencies work. */
export const policyReviewRequest = {
  props: requestProps,
  write(asked: z.infer<typeof requestProps>, { product }: RenderOptions): RenderedTemplate {
    const name = `${asked.firstName} ${asked.lastName}`;
    const optional = (term: string, value: string | null) =>
      value === null ? [] : [fact(term, value)];
    return {
      subject: `Policy review request from ${name}`,
      replyTo: asked.email,
      body: mailLayout({
        locale: 'en',
        product,
        preview: `${name} asked for a free review of their home insurance policy.`,
        title: 'Policy review request',
        content: [
          paragraph(
            `${name} asked for a free review of their home insurance policy. Reply to this email to reach them.`,
          ),
          line(),
          fact('Name', name),
          fact('Email', asked.email),
          ...optional('Phone', asked.phone),
          fact('Preferred language', asked.language === 'es' ? 'Spanish' : 'English'),
          ...optional('Property', asked.property?.address ?? null),
          ...(asked.property === null
            ? []
            : [fact('Defensible-space score', scoreWords(asked.property.score))]),
          ...optional('Notes', asked.notes),
        ],
        why: `${product} sent you this because the homeowner agreed to share these details with you for a policy review. Please use them only for that.`,
      }),
    };
  },
};

function scoreWords(score: NonNullable<z.infer<typeof propertySchema>>['score']): string {
  if (score === null) return 'Not scored yet';
  const { value, low, high, exposure } = score;
  const text = `${value} of 100 (likely range ${low}–${high})`;
  return exposure === null ? text : `${text}. ${exposureText(exposure, 'en')}`;
}

/** Nothing that the sender typed, because anybody may name any address. */
const receivedProps = z.object({
  /** Whether the request named a property, whose address, score and exposure are then shared too. */
  withProperty: z.boolean(),
  /** The results page of the property; null: none was named. */
  resultsUrl: z.url().nullable(),
});

const received = {
  en: {
    subject: 'We received your policy review request',
    preview: 'An insurance agency will contact you about your policy.',
    title: 'We received your request',
    next: 'Your request for a free review of your home insurance policy is on its way to the insurance agency, which will contact you.',
    shared:
      'What we shared: your name, how to reach you, and your notes. None of your photos were included.',
    sharedWithProperty:
      'What we shared: your name, how to reach you, your notes, and the property’s address, score and exposure. None of your photos were included.',
    open: 'See your results',
    why: (product: string) =>
      `You’re getting this because someone asked for a policy review at ${product} and gave this address. If that wasn’t you, you can ignore this email.`,
  },
  es: {
    subject: 'Recibimos su solicitud de revisión de la póliza',
    preview: 'Una agencia de seguros se comunicará con usted.',
    title: 'Recibimos su solicitud',
    next: 'Su solicitud de una revisión gratuita de la póliza de seguro de su casa va en camino a la agencia de seguros, que se comunicará con usted.',
    shared:
      'Lo que compartimos: su nombre, sus datos de contacto y sus notas. No incluimos ninguna de sus fotos.',
    sharedWithProperty:
      'Lo que compartimos: su nombre, sus datos de contacto, sus notas y la dirección, el puntaje y la exposición de la propiedad. No incluimos ninguna de sus fotos.',
    open: 'Ver sus resultados',
    why: (product: string) =>
      `Recibe este correo porque alguien pidió una revisión de póliza en ${product} y dio esta dirección. Si no fue usted, puede ignorarlo.`,
  },
} as const;

/** To the owner: what happens next, and what was shared. */
export const policyReviewReceived = {
  props: receivedProps,
  write(
    { withProperty, resultsUrl }: z.infer<typeof receivedProps>,
    { locale, product }: RenderOptions,
  ): RenderedTemplate {
    const words = received[locale];
    return {
      subject: words.subject,
      body: mailLayout({
        locale,
        product,
        preview: words.preview,
        title: words.title,
        content: [
          paragraph(words.next),
          paragraph(withProperty ? words.sharedWithProperty : words.shared),
          ...(resultsUrl === null ? [] : [button(words.open, resultsUrl)]),
        ],
        why: words.why(product),
      }),
    };
  },
};
