import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { usePaths, pathsIn } from '../../lib/paths.ts';
import { AddressStep } from './address-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { useLeaveProperty } from './use-leave-property.ts';
import type { Words } from '../../lib/messages/messages.ts';
import { WithoutScripts } from '../page-frame/starting-page.tsx';
import { useIsStarted } from '../page-frame/use-is-started.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageHead, pageTitle, privateHead } from '../../lib/head/page-head.ts';
import type { PageMeta } from '../../lib/head/structured-data.ts';

/** Search engines may index the empty form; the page of a property that was already created is private. */
export const meta = appHead((words, search) => {
  const page = pageMeta(words);
  return search.has('property') ? privateHead(page.title) : pageHead(words, page);
});

/** Without the links of the whole site. */
export const handle = { frame: 'working' };

/**
 * Address first, then photos. The property's id is in the URL, so that a reload loses nothing. The page without one is prerendered,
 * with its head alone: whoever gets a link to it sees a preview.
 */
export default function NewPropertyPage() {
  const t = useTranslations('newProperty');
  const navigate = useNavigate();
  const paths = usePaths();
  const [search] = useSearchParams();
  const leave = useLeaveProperty();
  const isStarted = useIsStarted();
  const propertyId = search.get('property') ?? '';
  const isShared = search.has('shared');
  const replace = { replace: true };
  return (
    <div className="page-width flex-1 py-4 sm:py-10">
      <h1
        className={
          propertyId === ''
            ? 'max-w-[24ch] font-serif text-title-1'
            : 'text-caption leading-tight text-ink-soft'
        }
      >
        {t('title')}
      </h1>
      {!isStarted ? (
        // As high as the window, so that the footer doesn't move in it.
        <div className="min-h-dvh">
          <WithoutScripts />
        </div>
      ) : propertyId === '' ? (
        <AddressStep
          onCreated={({ id }) =>
            void navigate(isShared ? paths.addShared(id) : paths.newProperty(id), replace)
          }
        />
      ) : (
        <PhotosStep
          key={propertyId}
          propertyId={propertyId}
          onLeave={leave}
          onStartAgain={() => void navigate(paths.newProperty(), replace)}
        />
      )}
    </div>
  );
}

export function pageMeta({ locale, messages }: Words<'newProperty'>): PageMeta {
  const { pageTitle: name, pageDescription, pageKeywords } = messages.newProperty;
  return {
    path: pathsIn(locale).newProperty(),
    name,
    title: pageTitle(name),
    description: pageDescription,
    keywords: pageKeywords,
  };
}
