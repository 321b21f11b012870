import { useTranslations } from 'use-intl';

import { homeSteps } from './home-structured-data.ts';

/** The three steps, each with one more ring drawn. */
export function HowItWorks() {
  const t = useTranslations('home.steps');
  return (
    <section className="page-width pt-16">
      <h2 className="font-serif text-title-1">{t('title')}</h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {homeSteps.map((step, at) => (
          <li key={step} className="flex items-start gap-4 border-t border-line pt-6 md:flex-col">
            <RingsStep filled={at + 1} className="size-14 shrink-0 text-forest" />
            <div>
              <h3 className="text-title-3">{t(`${step}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A step's picture: the house with one ring per step so far. */
export function RingsStep({ filled, className }: { filled: number; className: string }) {
  return (
    <svg viewBox="0 0 56 56" fill="none" aria-hidden="true" className={className}>
      {[11, 18.5, 26].map((radius, at) => (
        <circle
          key={radius}
          cx="28"
          cy="28"
          r={radius}
          stroke="currentColor"
          strokeWidth={at < filled ? 2.5 : 1}
          strokeDasharray={at < filled ? 'none' : '2 4'}
          opacity={at < filled ? 1 : 0.6}
        />
      ))}
      <path d="M22 24h12v8H22z" fill="currentColor" />
    </svg>
  );
}
