import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Disclosure } from '../../ui/disclosure.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { LabeledField, SelectField, TextAreaField } from '../../ui/fields.tsx';
import { mostAddressCharacters, type ReadAddresses } from './read-addresses.ts';

const sizes = ['card', 'sheet'] as const;
export type Size = (typeof sizes)[number];

interface AddressingProps {
  typed: string;
  onType: (text: string) => void;
  read: ReadAddresses;
  size: Size;
  onSize: (size: Size) => void;
  /** Of so many addresses that they are printed one part after another. */
  parts: readonly { readonly first: number; readonly last: number }[];
  part: number;
  onPart: (part: number) => void;
}

/** A sheet or a card for each address, such as forty of a list. */
export function Addressing(props: AddressingProps) {
  const { typed, onType, read, size, onSize, parts, part, onPart } = props;
  const t = useTranslations('communities.flyer');
  const [isWrongFile, setIsWrongFile] = useState(false);
  const load = async (file: File) => {
    const text = textOf(await file.arrayBuffer());
    setIsWrongFile(text === null);
    if (text !== null) onType(text);
  };
  const count = read.addresses.length;
  return (
    <Disclosure
      summary={t('address')}
      summaryClassName="font-strong text-forest"
      className="w-full max-w-2xl self-center print:hidden"
    >
      <div className="flex flex-col gap-4 py-3">
        <p className="text-caption text-ink-soft">{t('addressText')}</p>
        <p className="text-caption text-ink-soft">{t('sameLink')}</p>
        <TextAreaField
          label={t('addresses')}
          value={typed}
          rows={5}
          onChange={({ target }) => onType(target.value)}
        />
        <LabeledField label={t('file')} error={isWrongFile ? t('notText') : undefined}>
          {(labeled) => (
            <input
              {...labeled}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file !== undefined) void load(file);
              }}
            />
          )}
        </LabeledField>
        <div role="status" className="flex flex-col gap-2">
          <p className="font-strong">{t('count', { count })}</p>
          {read.leftOut.length > 0 && (
            <>
              <p>{t('leftOut', { count: read.leftOut.length })}</p>
              <ul className="flex list-disc flex-col gap-1 pl-5 text-caption">
                {read.leftOut.map(({ line, why, of, text }) => (
                  <li key={line} className="wrap-anywhere">
                    {t(`why.${why}`, { line, of, text, most: mostAddressCharacters })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {count > 0 && (
          <ChoiceGroup
            legend={t('size')}
            legendClassName="font-strong"
            options={sizes.map((value) => ({ value, label: t(`sizes.${value}`) }))}
            value={size}
            onChoose={onSize}
          />
        )}
        {parts.length > 1 && (
          <SelectField
            label={t('part')}
            inForm
            value={String(part)}
            onChange={({ target }) => onPart(Number(target.value))}
            options={parts.map((range, at) => ({
              value: String(at),
              label: t('range', range),
            }))}
          />
        )}
      </div>
    </Disclosure>
  );
}

/** What a file says, as spreadsheets save it: not all of them in UTF-8. Null for what is no text, such as a whole workbook. */
function textOf(bytes: ArrayBuffer): string | null {
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252');
  return text === null || text.includes('\0') ? null : text;
}

function decoded(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
