import {
  datedAfterWork,
  datedBeforeWork,
  factTitle,
  receivedKinds,
  wishesFor,
  type LetterFact,
  type LetterHome,
  type LetterLanguage,
} from '@dss/domain';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { locales, type Locale } from '../../lib/messages/locale.ts';
import { ReportButton } from '../../features/reports/report-button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { Elements } from '../../ui/elements.ts';
import { TextAreaField, TextField } from '../../ui/fields.tsx';
import type { LetterDraft } from '../../entities/letter/letter-draft.ts';

export interface LetterQuestionsProps {
  propertyId: string;
  draft: LetterDraft;
  home: LetterHome;
  /** The language of the facts. */
  ownLanguage: LetterLanguage;
  onAnswer: (change: Partial<LetterDraft['request']>) => void;
  onLanguage: (language: Locale) => void;
}

const headings = { in_place: 'inPlace', done: 'done' } as const;
const longestField = 200;
const longestText = 3000;

/** What a letter can't know by itself. */
export function LetterQuestions({
  propertyId,
  draft: { request, language },
  home,
  ownLanguage,
  onAnswer,
  onLanguage,
}: LetterQuestionsProps) {
  const t = useTranslations('letter.questions');
  const languages = useTranslations('letter.languages');
  const page = useLanguage();
  const { facts } = home;
  const wishes = wishesFor(
    request.received,
    facts.filter(({ id }) => !request.leftOut.includes(id)),
  );
  const corrects = wishes.includes('correction') && request.wants.includes('correction');
  // Stays while the letter's language is chosen here.
  const [offersLanguages] = useState(page !== 'en' || language !== 'en');
  return (
    <Card className="flex min-w-0 flex-col gap-6 p-4 sm:p-6 print:hidden">
      <h2 className="font-serif text-title-2">{t('title')}</h2>
      <ChoiceGroup
        legend={<span className="font-strong">{t('received')}</span>}
        options={receivedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={request.received}
        onChoose={(received) => onAnswer({ received })}
      />
      {request.received !== null && request.received !== 'nothing' && (
        <TextField
          type="date"
          label={t('receivedOn')}
          value={request.receivedOn}
          onChange={(event) => onAnswer({ receivedOn: event.target.value })}
        />
      )}
      <TextField
        label={t('insurer')}
        autoComplete="off"
        maxLength={longestField}
        value={request.insurer}
        onChange={(event) => onAnswer({ insurer: event.target.value })}
      />
      <TextField
        label={t('policyNumber')}
        autoComplete="off"
        maxLength={longestField}
        value={request.policyNumber}
        onChange={(event) => onAnswer({ policyNumber: event.target.value })}
      />
      <TextField
        label={t('name')}
        autoComplete="name"
        maxLength={longestField}
        value={request.name}
        onChange={(event) => onAnswer({ name: event.target.value })}
      />
      <Group legend={t('wants')}>
        {wishes.map((wish) => (
          <Tick
            key={wish}
            label={t(`wishes.${wish}`)}
            isOn={request.wants.includes(wish)}
            onChange={(isOn) => onAnswer({ wants: changed(request.wants, wish, isOn) })}
          />
        ))}
      </Group>
      <Group legend={t('facts')} hint={facts.length === 0 ? t('noFacts') : t('factsHint')}>
        {(['in_place', 'done'] as const).map((kind) => {
          const ofKind = facts.filter(({ about }) => about.kind === kind);
          return (
            ofKind.length > 0 && (
              <div key={kind} className="flex flex-col gap-3">
                <h3 className="font-strong text-ink-soft">{t(headings[kind])}</h3>
                {ofKind.map((fact) => (
                  <FactTick
                    key={fact.id}
                    fact={fact}
                    title={factTitle(fact, home, ownLanguage)}
                    request={request}
                    corrects={corrects}
                    onAnswer={onAnswer}
                  />
                ))}
              </div>
            )
          );
        })}
      </Group>
      {corrects && (
        <TextAreaField
          label={t('ownWords')}
          hint={t('ownWordsHint')}
          maxLength={longestText}
          value={request.ownWords}
          onChange={(event) => onAnswer({ ownWords: event.target.value })}
        />
      )}
      <div className="flex flex-col gap-1">
        <Tick
          label={t('enclosesReport')}
          hint={t('enclosesReportHint')}
          isOn={request.enclosesReport}
          onChange={(enclosesReport) => onAnswer({ enclosesReport })}
        />
        {request.enclosesReport && (
          <p className="pl-9">
            <ReportButton propertyId={propertyId} />
          </p>
        )}
      </div>
      {offersLanguages && (
        <ChoiceGroup
          legend={<span className="font-strong">{t('language')}</span>}
          hint={t('languageHint')}
          options={locales.map((value) => ({ value, label: languages(value) }))}
          value={language}
          onChoose={onLanguage}
        />
      )}
    </Card>
  );
}

/** Whether the letter names a fact and, in a letter that asks for a correction, whether the insurer judged it wrongly. */
function FactTick({
  fact,
  title,
  request,
  corrects,
  onAnswer,
}: Pick<LetterQuestionsProps, 'onAnswer'> & {
  fact: LetterFact;
  title: string;
  request: LetterDraft['request'];
  corrects: boolean;
}) {
  const t = useTranslations('letter.questions');
  const restsOn = useRestsOn();
  const format = useFormatter();
  const { leftOut, misjudged } = request;
  const isIn = !leftOut.includes(fact.id);
  return (
    <Tick
      label={title}
      hint={restsOn(fact)}
      isOn={isIn}
      onChange={(isOn) => onAnswer({ leftOut: changed(leftOut, fact.id, !isOn) })}
    >
      {isIn &&
        wrongDatesOf(fact).map(({ dated, photos }) => (
          <p key={dated} className="text-caption font-strong text-caution">
            {t(dated, {
              count: photos.length,
              photos: format.list(photos.map(({ number }) => String(number))),
            })}
          </p>
        ))}
      {isIn && corrects && (
        <Tick
          label={t('misjudged')}
          isOn={misjudged.includes(fact.id)}
          onChange={(isOn) => onAnswer({ misjudged: changed(misjudged, fact.id, isOn) })}
        />
      )}
    </Tick>
  );
}

/** What a fact rests on, in short; the letter has all of it. */
function useRestsOn(): (fact: LetterFact) => string {
  const t = useTranslations('programs');
  const words = useTranslations('letter.questions');
  const format = useFormatter();
  return ({ about, photos, photosAfter, photosShowAll, answers, ownersWords }) => {
    const count = photos.length + photosAfter.length;
    const questions = new Set(answers.map(({ question_id: id }) => id)).size;
    const parts = [
      ...(questions > 0 ? [t('answers', { count: questions })] : []),
      ...(count > 0 ? [t(photosShowAll ? 'photos' : 'partPhotos', { count })] : []),
    ];
    // Finished work rests on its owner's word unless a photo confirms it; a photo that goes with it is named by that.
    const isOwnersWord = about.kind === 'done' && about.basis !== 'confirmed_by_photo';
    return [
      ...(about.kind === 'done' ? [words(`bases.${about.basis}`)] : []),
      ...(parts.length > 0 && !isOwnersWord ? [t('restsOn', { what: format.list(parts) })] : []),
      ...ownersWords.flatMap(({ reason }) => (reason === '' ? [] : `“${reason}”`)),
    ].join(' ');
  };
}

function Group({ legend, hint, children }: { legend: string; hint?: string; children: Elements }) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={hint === undefined ? undefined : id}>
      <legend className="font-strong">{legend}</legend>
      {hint !== undefined && (
        <p id={id} className="mt-1 text-caption text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-3 flex flex-col gap-4">{children}</div>
    </fieldset>
  );
}

interface TickProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children?: Elements;
}

function Tick({ label, hint, isOn, onChange, children }: TickProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-forest"
      />
      <div className="flex min-w-0 flex-col gap-2">
        <label htmlFor={id} className="cursor-pointer pt-0.5 wrap-anywhere">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="-mt-2 text-caption wrap-anywhere text-ink-soft">
            {hint}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

function changed<Value>(all: readonly Value[], value: Value, isIn: boolean): Value[] {
  return isIn ? [...new Set([...all, value])] : all.filter((each) => each !== value);
}

/** The photos whose own date doesn't fit the day of the work, if there are any. */
function wrongDatesOf(fact: LetterFact) {
  return [
    { dated: 'datedBefore' as const, photos: datedBeforeWork(fact) },
    { dated: 'datedAfter' as const, photos: datedAfterWork(fact) },
  ].filter(({ photos }) => photos.length > 0);
}
