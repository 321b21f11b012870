import { useRef, useState } from 'react';
import { z } from 'zod';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { privateHead } from '../../../lib/head/page-head.ts';
import { usePaths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ask, explainAnalyzeFailure, isSlow } from './calls.ts';
import { Check, CheckFailed, failedBy, SlowNote, useChecks, type Outcome } from './check.tsx';
import { Actions, DiagnosticsPage, toastFailure, useRequireUser } from './diagnostics-page.tsx';
import {
  createTestProperty,
  expectAnswer,
  makeTestImages,
  place,
  removeAllTestData,
  testPlace,
  upload,
} from './test-data.ts';
import { verifyResult } from './verify-result.ts';
import { words } from './words.ts';

const t = words.qa;
const steps = ['create', 'images', 'sign', 'placements', 'analyze', 'verify'] as const;
type Step = (typeof steps)[number];

const statusWords = { success: t.pass, error: t.fail } as const;

/** What earlier steps of a run pass on to later ones. */
interface Run {
  propertyId: string;
  images: { readonly imageId: string; readonly path: string }[];
  result: unknown;
}

export const meta = () => privateHead(words.titles.qa);

/** An owner's way from a new property to its score, step by step, until the first failure. */
export default function QaPage() {
  const paths = usePaths();
  const requireUser = useRequireUser();
  const checks = useChecks(steps);
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [cleaned, setCleaned] = useState<string | null>(null);
  const run = useRef<Run>({ propertyId: '', images: [], result: null });

  const works: Readonly<Record<Step, () => Promise<Outcome>>> = {
    create: async () => {
      const { id } = await createTestProperty();
      run.current = { propertyId: id, images: [], result: null };
      setMade(id);
      return { text: t.created(id) };
    },
    images: async () => {
      const { madeBy, images } = await makeTestImages();
      for (const { imageId, file } of images) {
        const photo = await upload(run.current.propertyId, imageId, file);
        run.current.images.push({ imageId, path: photo.source_url });
      }
      return { text: t.uploaded(madeBy) };
    },
    sign: async () => {
      const answer = await ask('POST', apiPaths.signImages(), {
        paths: run.current.images.map(({ path }) => path),
      });
      const { signedUrls } = expectAnswer(answer, z.object({ signedUrls: z.array(z.url()) }));
      for (const signed of signedUrls) {
        const { pathname, search } = new URL(signed);
        const { status } = await ask('GET', `${pathname}${search}`);
        if (status !== 200) throw new CheckFailed({ text: `status ${status}` });
      }
      return { text: t.signed(signedUrls.length) };
    },
    placements: async () => {
      const spots = [
        { x_rel: 0.5, y_rel: 0.75, caption: 'front' },
        { x_rel: 0.75, y_rel: 0.5, caption: 'side' },
      ];
      for (const [index, spot] of spots.entries()) {
        const image = run.current.images[index];
        if (image !== undefined) await place(run.current.propertyId, image.imageId, spot);
      }
      return { text: t.placed };
    },
    analyze: async () => {
      const answer = await ask('POST', apiPaths.analyzeByOldName(), {
        property_id: run.current.propertyId,
        place: testPlace,
        images: run.current.images.map(({ imageId, path }) => ({ image_id: imageId, path })),
      });
      const failure = explainAnalyzeFailure(answer);
      if (failure !== null) throw failedBy(answer, failure);
      run.current.result = answer.json;
      return { text: isSlow(answer.tookMs) ? `${t.analyzed} ${words.analyze.slow}` : t.analyzed };
    },
    verify: async () => {
      return verifyResult(run.current.result);
    },
  };

  const runAll = async () => {
    setBusy(true);
    if (!(await requireUser())) return setBusy(false);
    setCleaned(null);
    checks.reset();
    for (const step of steps) {
      if ((await checks.run(step, works[step])) === null) break;
    }
    setBusy(false);
  };
  const cleanUp = async () => {
    setBusy(true);
    const account = await requireUser();
    if (account === null) return setBusy(false);
    try {
      const { properties, placements, images, files } = await removeAllTestData(account.id);
      setCleaned(
        properties === 0 ? t.nothingToClean : t.cleaned(properties, placements, images, files),
      );
      setMade(null);
    } catch (error) {
      toastFailure(t.cleanupFailed, error);
    }
    setBusy(false);
  };

  const passed = steps.filter((step) => checks.of(step).status === 'success').length;
  const hasFailed = steps.some((step) => checks.of(step).status === 'error');
  return (
    <DiagnosticsPage title={words.titles.qa} lead={t.lead} needsUser>
      <Actions
        isBusy={isBusy}
        actions={[
          [t.run, runAll, 'primary'],
          [t.cleanup, cleanUp],
        ]}
      />
      <ProgressBar label={t.progress} percent={(passed / steps.length) * 100} />
      <ol className="flex flex-col gap-4">
        {steps.map((step) => (
          <li key={step}>
            <Check title={t.steps[step]} state={checks.of(step)} statusWords={statusWords}>
              {step === 'analyze' && checks.of(step).status === 'running' && <SlowNote />}
            </Check>
          </li>
        ))}
      </ol>
      <div role="status" className="flex flex-col gap-4">
        {passed === steps.length && <Notice tone="positive" title={t.allPassed} />}
        {hasFailed && <Notice tone="danger" title={t.failed} />}
        {cleaned !== null && <Notice tone="positive" title={cleaned} />}
      </div>
      {made !== null && !isBusy && (
        <p className="text-ink-soft">
          <span>{t.leaving}</span> <TextLink to={paths.property(made)}>{t.open}</TextLink>
        </p>
      )}
    </DiagnosticsPage>
  );
}
