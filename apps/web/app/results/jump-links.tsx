import type { Analysis, Photo } from '@dss/domain';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { questionsHeadingId } from '../corrections/index.ts';
import { detailsHeadingId, hazardsHeadingId } from './explanation/index.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showPlace } from '../ui/show-place.ts';
import { firstActions, firstStepsHeadingId } from './first-steps.tsx';
import { NextActionButton } from './next-action-button.tsx';
import { photosHeadingId } from './photo-section.tsx';

type PlaceName = 'first' | 'questions' | 'map' | 'details' | 'hazards' | 'photos' | 'insurance';

/** The places of the results, in their order on the page. */
function placesOf(analysis: Analysis): readonly { name: PlaceName; id: string }[] {
  return [
    ...(firstActions(analysis).length > 0
      ? [{ name: 'first' as const, id: firstStepsHeadingId }]
      : []),
    { name: 'questions', id: questionsHeadingId },
    { name: 'map', id: 'map-heading' },
    { name: 'details', id: detailsHeadingId },
    { name: 'hazards', id: hazardsHeadingId },
    { name: 'photos', id: photosHeadingId },
    { name: 'insurance', id: 'policy-review-heading' },
  ];
}

/** The places of a long page in one row, where there is room for it. */
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
                showPlace(id);
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

/** On a phone: the one thing to do next and the way around a long page, always within the thumb's reach. */
export function PhoneBar({ propertyId, analysis, photos }: PhoneBarProps) {
  const t = useTranslations('results.jump');
  const [jumping, setJumping] = useState(false);
  // Read when the list lets go of the focus, after its last render.
  const goingTo = useRef<string>(null);
  return (
    <div className="thumb-bar hidden gap-3 max-sm:tall:flex print:hidden">
      <NextActionButton
        propertyId={propertyId}
        analysis={analysis}
        photos={photos}
        className="line-clamp-2 min-w-0 grow px-3!"
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
          // The place that was chosen gets the focus, in place of the button that opened the list.
          finalFocus={() => goingTo.current === null || !showPlace(goingTo.current)}
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
