import { useTranslations } from 'use-intl';

import type { MethodData } from './method-data.ts';

const steps = ['seen', 'strength', 'type', 'domain', 'score'] as const;

/** How a score follows from the findings, with the numbers that the code uses. */
export function WorkingSection({ weights }: Pick<MethodData, 'weights'>) {
  const t = useTranslations('method.working');
  const percent = (share: number) => Math.round(share * 100);
  const [first, second, third, fourth] = weights.sideShares;
  const numbers = {
    trace: percent(weights.extentShares.trace),
    moderate: percent(weights.extentShares.moderate),
    question: percent(weights.confidence.question),
    sure: percent(weights.confidence.sure),
    cap: percent(weights.uncalibratedConfidenceCap),
    knee: weights.kneePercent,
    first,
    second,
    third,
    fourth,
  };
  return (
    <ol className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {steps.map((step, at) => (
        <li key={step} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline">
          <span aria-hidden="true" className="font-serif text-title-2 font-strong text-forest">
            {at + 1}
          </span>
          <div>
            <h3 className="text-title-3">{t(`${step}.title`)}</h3>
            <p className="mt-1 max-w-[60ch]">{t(`${step}.text`, numbers)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
