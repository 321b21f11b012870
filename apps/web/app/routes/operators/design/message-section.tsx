import { useState } from 'react';

import { Accordion } from '../../../ui/accordion.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice, type NoticeTone } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { RingsMark } from '../../../ui/rings-mark.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { Specimen, ThemePanels, type Theme } from './theme-panels.tsx';
import { words } from './words.ts';
import { ConfirmDialog } from '../../../ui/lazy-confirm-dialog.ts';

const tones: readonly NoticeTone[] = ['neutral', 'positive', 'caution', 'danger'];
const { samples, states } = words;

export function MessageSection() {
  return (
    <ThemePanels title={words.sections.messages}>
      {() => (
        <>
          {tones.map((tone) => (
            <Notice key={tone} tone={tone} title={samples.notice}>
              <p>{samples.noticeText}</p>
            </Notice>
          ))}
          <Specimen label={states.working}>
            <ProgressBar label={samples.upload} percent={62} />
          </Specimen>
          <Specimen label={states.done}>
            <ProgressBar label={samples.upload} percent={100} />
          </Specimen>
          <div className="flex flex-wrap gap-3">
            <DialogSample />
            <Button onClick={() => showToast({ title: samples.toast, detail: samples.toastText })}>
              {words.buttons.toast}
            </Button>
          </div>
        </>
      )}
    </ThemePanels>
  );
}

export function SurfaceSection() {
  return (
    <ThemePanels title={words.sections.surfaces}>
      {(theme) => (
        <>
          <Card className="p-5">
            <p className="font-serif text-title-2 font-strong">{samples.notice}</p>
            <p className="mt-1 text-ink-soft">{samples.noticeText}</p>
          </Card>
          <Specimen label={states.loading}>
            <Card className="flex flex-col gap-3 p-5">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-5/6" />
            </Card>
          </Specimen>
          <Specimen label={states.empty}>
            <Card className="contours flex flex-col items-center gap-2 p-8 text-center">
              <RingsMark className="size-16 text-forest" />
              <p className="font-strong">{samples.empty}</p>
              <p className="text-ink-soft">{samples.emptyText}</p>
            </Card>
          </Specimen>
          <Specimen label={states.long}>
            <Card className="p-5 wrap-anywhere">{samples.longAddress}</Card>
          </Specimen>
          <Folds theme={theme} />
        </>
      )}
    </ThemePanels>
  );
}

function Folds({ theme }: { theme: Theme }) {
  return (
    <>
      <Specimen label={states.folded}>
        <Disclosure summary={samples.fold}>
          <p>{samples.foldText}</p>
        </Disclosure>
      </Specimen>
      <Specimen label={states.open}>
        <Disclosure summary={samples.fold} open>
          <p>{samples.foldText}</p>
        </Disclosure>
      </Specimen>
      <Accordion
        name={`design-${theme}`}
        items={[samples.notice, samples.fold].map((title) => ({
          id: title,
          title,
          content: samples.foldText,
        }))}
      />
    </>
  );
}

/** A dialog covers the whole page, so it uses the page's theme. */
function DialogSample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.buttons.dialog}</Button>
      {open && (
        <ConfirmDialog
          title={samples.dialog}
          text={samples.dialogText}
          confirmLabel={samples.confirm}
          cancelLabel={samples.cancel}
          onConfirm={close}
          onCancel={close}
        />
      )}
    </>
  );
}
