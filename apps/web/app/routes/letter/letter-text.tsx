import { blanksIn, letterLimit, reportDay } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { downloadFile } from '../../lib/api/download-file.ts';
import { FileButton } from '../../lib/api/file-button.tsx';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import type { Locale } from '../../lib/messages/locale.ts';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { CopyButton } from '../../ui/toast/copy-button.tsx';
import { TextAreaField } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';

export interface LetterTextProps {
  propertyId: string;
  /** Of the letter. */
  language: Locale;
  text: string;
  /** What a blank says in the language of the page; null if that is the letter's, or it's the owner's own. */
  blankSaid: (blank: string) => string | null;
  /** Whether it was changed by hand. */
  isEdited: boolean;
  /** @param letter undefined: as the questions make it */
  onEdit: (letter: string | undefined) => void;
}

/** The letter itself: to change, copy, save as a PDF and print. */
export function LetterText({
  propertyId,
  language,
  text,
  blankSaid,
  isEdited,
  onEdit,
}: LetterTextProps) {
  const t = useTranslations('letter.letter');
  const format = useFormatter();
  const page = useLanguage();
  const blanks = blanksIn(text).map((blank) => {
    const said = blankSaid(blank);
    return said === null ? blank : `${blank} (${said})`;
  });
  const problem =
    text.trim() === ''
      ? t('empty')
      : text.length > letterLimit
        ? t('tooLong', { count: text.length - letterLimit })
        : undefined;
  return (
    <>
      <Card className="flex flex-col gap-4 p-4 sm:p-6 print:hidden">
        <h2 className="font-serif text-title-2">{t('title')}</h2>
        {isEdited && (
          <Notice>
            <p>{t('edited')}</p>
            <ConfirmButton
              size="small"
              className="mt-2"
              isPending={false}
              question={{
                title: t('againTitle'),
                text: t('againText'),
                confirm: t('again'),
                cancel: t('keep'),
              }}
              onConfirm={() => onEdit(undefined)}
            >
              {t('again')}
            </ConfirmButton>
          </Notice>
        )}
        <TextAreaField
          label={t('label')}
          hint={t('saved')}
          error={problem}
          rows={24}
          lang={language === page ? undefined : language}
          spellCheck
          value={text}
          onChange={(event) => onEdit(event.target.value)}
        />
        {blanks.length > 0 && (
          <Notice tone="caution">
            <p>{t('blanks', { blanks: format.list(blanks) })}</p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <CopyButton
            tone="primary"
            text={text}
            words={{ copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') }}
          />
          <PdfButton
            propertyId={propertyId}
            language={language}
            text={text}
            unavailable={problem !== undefined}
          />
          {nativeServer === null && <Button onClick={() => window.print()}>{t('print')}</Button>}
        </div>
      </Card>
      <p
        data-prints-alone
        lang={language === page ? undefined : language}
        className="hidden wrap-anywhere whitespace-pre-wrap print:block"
      >
        {text}
      </p>
    </>
  );
}

function PdfButton({
  propertyId,
  language,
  text,
  unavailable,
}: Pick<LetterTextProps, 'propertyId' | 'language' | 'text'> & { unavailable: boolean }) {
  const t = useTranslations('letter.letter');
  return (
    <FileButton
      label={t('pdf')}
      labelMeanwhile={t('makingPdf')}
      unavailable={unavailable}
      save={() =>
        downloadFile(
          apiPaths.letters(propertyId),
          { method: 'POST', body: { locale: language, text } },
          `letter-to-insurer-${reportDay(new Date())}.pdf`,
        )
      }
      onSaved={() =>
        showToast({
          tone: 'positive',
          title: t(nativeServer === null ? 'pdfMade' : 'pdfMadeInApp'),
        })
      }
      failed={t('pdfFailed')}
    />
  );
}
