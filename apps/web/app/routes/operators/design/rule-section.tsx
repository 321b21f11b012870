import type { ReactNode } from 'react';

import { BandBadge } from '../../../ui/band-badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon, CloseIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ThemePanels } from './theme-panels.tsx';
import { words } from './words.ts';

const { rules } = words;

/** The rules of docs/design.md, followed and broken. */
export function RuleSection() {
  return (
    <ThemePanels title={words.sections.rules}>
      {() => (
        <>
          <Rule
            rule={rules.onePrimary}
            good={
              <>
                <Button tone="primary">{rules.next}</Button>
                <Button>{rules.other}</Button>
              </>
            }
            bad={
              <>
                <Button tone="primary">{rules.next}</Button>
                <Button tone="primary">{rules.other}</Button>
              </>
            }
          />
          <Rule
            rule={rules.ember}
            good={
              <Notice tone="danger" title={rules.hazard}>
                <p>{rules.hazardText}</p>
              </Notice>
            }
            bad={
              <Notice tone="danger" title={rules.cheer}>
                <p>{rules.cheerText}</p>
              </Notice>
            }
          />
          <Rule
            rule={rules.notColorAlone}
            good={<BandBadge band="fair" label={words.dial.bands.fair} />}
            bad={<span className="block size-6 rounded-full bg-band-fair" />}
          />
          <Rule
            rule={rules.errors}
            good={
              <Notice tone="caution" title={rules.error}>
                <p>{rules.errorText}</p>
              </Notice>
            }
            bad={<Notice tone="caution" title={rules.badError} />}
          />
        </>
      )}
    </ThemePanels>
  );
}

interface RuleProps {
  rule: string;
  good: ReactNode;
  bad: ReactNode;
}

function Rule({ rule, good, bad }: RuleProps) {
  return (
    <div>
      <h4 className="font-strong">{rule}</h4>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <div className="min-w-0 border-t-2 border-forest pt-2">
          <p className="flex items-center gap-1 text-caption text-forest">
            <CheckIcon className="size-4" />
            <span>{rules.good}</span>
          </p>
          <div className="mt-2 flex flex-wrap gap-2">{good}</div>
        </div>
        <div className="min-w-0 border-t-2 border-dashed border-line-strong pt-2">
          <p className="flex items-center gap-1 text-caption text-ink-soft">
            <CloseIcon className="size-4" />
            <span>{rules.bad}</span>
          </p>
          <div className="mt-2 flex flex-wrap gap-2">{bad}</div>
        </div>
      </div>
    </div>
  );
}
