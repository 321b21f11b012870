import { firstActions, type Analysis, type Photo } from '@dss/domain';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { questionsHeadingId } from '../../features/corrections/index.ts';
import { detailsHeadingId, hazardsHeadingId } from '../../features/explanation/index.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { scrollToElement } from '../../ui/scroll-to-element.ts';
import { firstStepsHeadingId } from './first-steps.tsx';
import { NextActionButton } from './next-action-button.tsx';
import { photosHeadingId } from './photo-section.tsx';

type PlaceName = 'first' | 'questions' | 'map' | 'details' | 'hazards' | 'photos' | 'insurance';

/** The sections of the results, in page order. */
function placesOf(analysis: Analysis): readonly { name: PlaceName; id: string }[] {
  return [
    ...(firstActions(analysis.explanation.actions.in_order).length > 0
      ? [{ name: 'first' as const, id: firstStepsHeadingId }]
      : []),
    { name: 'questions', id: questionsHeadingId },
    { name: 'details', id: detailsHeadingId },
    { name: 'hazards', id: hazardsHeadingId },
    { name: 'map', id: 'map-heading' },
    { name: 'photos', id: photosHeadingId },
    { name: 'insurance', id: 'policy-review-heading' },
  ];
}

/** Links to the sections of a long page, on screens with room for them. */
export function JumpLinks({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('results.jump');
  return (
    <nav aria-label={t('label')} className="-my-3 max-sm:hidden print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {placesOf(analysis).map(({ name, id }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                scrollToElement(id);
              }}
              className="inline-flex min-h-11 items-center rounded-small text-caption font-strong text-forest underline-offset-4 hover:underline"
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface PhoneBarProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
}

/** On a phone: the next thing to do, and a menu of the page's sections, always within reach of the thumb. */
export function PhoneBar({ propertyId, analysis, photos }: PhoneBarProps) {
  const t = useTranslations('results.jump');
  const [jumping, setJumping] = useState(false);
  // A ref, because the menu reads it when it closes, after its last render.
  const goingTo = useRef<string>(null);
  return (
    <div className="thumb-bar hidden flex-wrap gap-3 max-sm:tall:flex print:hidden">
      <NextActionButton
        propertyId={propertyId}
        analysis={analysis}
        photos={photos}
        className="line-clamp-2 min-w-[min(10rem,100%)] flex-1 px-3!"
      />
      <Button
        aria-haspopup="dialog"
        className="shrink-0 px-3!"
        onClick={() => {
          goingTo.current = null;
          setJumping(true);
        }}
      >
        {t('open')}
      </Button>
      {jumping && (
        <Sheet
          title={t('title')}
          onClose={() => setJumping(false)}
          // Focus goes to the chosen section instead of back to the button.
          finalFocus={() => goingTo.current === null || !scrollToElement(goingTo.current)}
        >
          <ul className="mt-2">
            {placesOf(analysis).map(({ name, id }) => (
              <li key={id} className="border-t border-line">
                <button
                  type="button"
                  onClick={() => {
                    goingTo.current = id;
                    setJumping(false);
                  }}
                  className="min-h-12 w-full text-left font-strong text-forest"
                >
                  {t(name)}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </div>
  );
}
