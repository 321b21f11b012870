import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';

export interface ChooseHomesProps {
  /** Their ids. */
  chosen: ReadonlySet<string>;
  onCancel: () => void;
}

/** Says what choosing homes is for, and compares those chosen, or all. Stays in sight, since the list may be long. */
export function ChooseHomes({ chosen, onCancel }: ChooseHomesProps) {
  const t = useTranslations('homes.compare');
  const paths = usePaths();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened it is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="choose-homes"
      className="sticky top-0 z-20 -mx-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line bg-paper px-2 py-3 print:hidden"
    >
      <div>
        <h2 id="choose-homes" ref={heading} tabIndex={-1} className="font-strong outline-none">
          {t('chooseTitle')}
        </h2>
        <p role="status" className="text-caption text-ink-soft">
          {t('chosen', { count: chosen.size })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="primary"
          size="small"
          onClick={() => {
            if (chosen.size < 2) showToast({ tone: 'neutral', title: t('chooseTwo') });
            else void navigate(paths.compareHomes([...chosen]));
          }}
        >
          {t('compareChosen')}
        </Button>
        <ButtonLink size="small" to={paths.compareHomes(null)}>
          {t('compareAll')}
        </ButtonLink>
        <Button tone="quiet" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  );
}
