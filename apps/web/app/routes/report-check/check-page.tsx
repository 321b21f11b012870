import { checkedReportSchema, reportTimeFormat, type CheckedReport } from '@dss/domain';
import { useState, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notice.tsx';

type Outcome =
  | { readonly kind: 'genuine' | 'changed'; readonly madeAt: Date }
  /** No file was chosen: the code alone. */
  | { readonly kind: 'known'; readonly madeAt: Date; readonly pages: number | null }
  | { readonly kind: 'unknown' | 'missing' | 'insecure' }
  | { readonly kind: 'failed'; readonly error: unknown };

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.reports.check.title)));

/** For anybody who was handed a report: says whether it is genuine and unchanged, and nothing about the home. */
export default function ReportCheckPage() {
  const t = useTranslations('reports.check');
  // In the fragment, which browsers don't send: a code stays out of logs.
  const { hash } = useLocation();
  const [file, setFile] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isChecking, setChecking] = useState(false);

  async function check(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Promise<void> {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (typeof code !== 'string' || code.trim() === '') {
      setOutcome({ kind: 'missing' });
      return;
    }
    setChecking(true);
    setOutcome(await outcomeOf(code, file));
    setChecking(false);
  }

  return (
    <div className="contours flex flex-1">
      <div className="page-width py-8 sm:py-16">
        <Card className="mx-auto flex max-w-xl flex-col gap-6 p-6 sm:p-8">
          <div>
            <h1 className="font-serif text-title-1">{t('title')}</h1>
            <p className="mt-2 text-ink-soft">{t('lead')}</p>
          </div>
          <form className="flex flex-col gap-4" onSubmit={(event) => void check(event)}>
            <TextField
              key={hash}
              name="code"
              label={t('code')}
              hint={t('codeHint')}
              defaultValue={hash.slice(1)}
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              type="file"
              accept="application/pdf"
              label={t('file')}
              hint={t('fileHint')}
              onChange={(event) => {
                setFile(event.target.files?.[0] ?? null);
                setOutcome(null);
              }}
            />
            <div>
              <Button type="submit" tone="primary" unavailable={isChecking}>
                {t('check')}
              </Button>
            </div>
          </form>
          {outcome !== null && <CheckOutcome outcome={outcome} />}
        </Card>
      </div>
    </div>
  );
}

function CheckOutcome({ outcome }: { outcome: Outcome }) {
  const t = useTranslations('reports.check');
  const format = useFormatter();
  const errorText = useErrorText();
  switch (outcome.kind) {
    case 'genuine':
    case 'changed': {
      const date = format.dateTime(outcome.madeAt, reportTimeFormat);
      return (
        <Notice
          role="status"
          tone={outcome.kind === 'genuine' ? 'positive' : 'danger'}
          title={t(outcome.kind)}
        >
          <p>{t(`${outcome.kind}Text`, { date })}</p>
          {outcome.kind === 'genuine' && <p className="mt-1 text-ink-soft">{t('means')}</p>}
        </Notice>
      );
    }
    case 'known':
      return (
        <Notice role="status" tone="positive" title={t('known')}>
          <p>{t('knownText', { date: format.dateTime(outcome.madeAt, reportTimeFormat) })}</p>
          {outcome.pages !== null && <p>{t('knownPages', { pages: outcome.pages })}</p>}
          <p className="mt-1 text-ink-soft">{t('knownFile')}</p>
        </Notice>
      );
    case 'unknown':
      return (
        <Notice role="status" tone="danger" title={t('unknown')}>
          {t('unknownText')}
        </Notice>
      );
    case 'missing':
    case 'insecure':
      return (
        <Notice role="alert" tone="caution">
          {t(outcome.kind)}
        </Notice>
      );
    case 'failed':
      return (
        <Notice role="alert" tone="danger" title={t('failed')}>
          {errorText(outcome.error)}
        </Notice>
      );
  }
}

async function outcomeOf(code: string, file: File | null): Promise<Outcome> {
  if (file !== null && !window.isSecureContext) return { kind: 'insecure' };
  try {
    const kept: CheckedReport = await callApi(apiPaths.reportChecks(), checkedReportSchema, {
      method: 'POST',
      body: { code },
    });
    const madeAt = new Date(kept.made_at);
    if (file === null) return { kind: 'known', madeAt, pages: kept.pages };
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    const hash = Array.from(new Uint8Array(digest), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const isSame = hash === kept.sha256;
    return { kind: isSame ? 'genuine' : 'changed', madeAt };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'report_not_found') return { kind: 'unknown' };
    return { kind: 'failed', error };
  }
}
