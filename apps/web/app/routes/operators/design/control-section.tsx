import { useState } from 'react';

import { Button, ButtonLink, type ButtonTone } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { ExplainedChoice } from '../../../ui/explained-choice.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/fields.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Specimen, ThemePanels } from './theme-panels.tsx';
import { words } from './words.ts';

const tones: readonly ButtonTone[] = ['primary', 'secondary', 'quiet', 'danger'];
const { samples, states } = words;

export function ButtonSection() {
  return (
    <ThemePanels title={words.sections.buttons}>
      {() => (
        <>
          <Specimen label={states.rest}>
            <div className="flex flex-wrap gap-3">
              {tones.map((tone) => (
                <Button key={tone} tone={tone}>
                  {tone === 'danger' ? samples.danger : samples.action}
                </Button>
              ))}
              <ButtonLink to="#top">{samples.action}</ButtonLink>
            </div>
          </Specimen>
          <Specimen label={states.small}>
            <div className="flex flex-wrap gap-3">
              {tones.map((tone) => (
                <Button key={tone} tone={tone} size="small">
                  {samples.action}
                </Button>
              ))}
            </div>
          </Specimen>
          <Specimen label={states.unavailable}>
            <div className="flex flex-wrap gap-3">
              <Button tone="primary" unavailable>
                {samples.action}
              </Button>
              <Button unavailable>{samples.action}</Button>
            </div>
          </Specimen>
          <Specimen label={states.long}>
            <Button tone="primary">{samples.longAction}</Button>
          </Specimen>
          <p>
            <TextLink to="#top">{samples.link}</TextLink>
          </p>
        </>
      )}
    </ThemePanels>
  );
}

export function FieldSection() {
  return (
    <ThemePanels title={words.sections.fields}>
      {() => (
        <>
          <Specimen label={states.empty}>
            <TextField label={samples.address} hint={samples.addressHint} />
          </Specimen>
          <Specimen label={states.filled}>
            <TextField label={samples.address} defaultValue={samples.addressValue} />
          </Specimen>
          <Specimen label={states.long}>
            <TextField label={samples.address} defaultValue={samples.longAddress} />
          </Specimen>
          <Specimen label={states.error}>
            <TextField label={samples.address} error={samples.addressError} />
          </Specimen>
          <Specimen label={states.disabled}>
            <TextField label={samples.address} defaultValue={samples.addressValue} disabled />
          </Specimen>
          <Specimen label={states.filled}>
            <TextAreaField label={samples.reason} defaultValue={samples.reasonValue} />
          </Specimen>
          <Specimen label={states.error}>
            <TextAreaField label={samples.reason} error={samples.disputeError} />
          </Specimen>
          <SelectField label={samples.side} options={options(samples.sides)} />
          <ChoiceSamples />
        </>
      )}
    </ThemePanels>
  );
}

function ChoiceSamples() {
  const [answer, setAnswer] = useState<string | null>('Yes');
  const [dispute, setDispute] = useState<string | null>(null);
  return (
    <>
      <Specimen label={states.chosen}>
        <ChoiceGroup
          legend={samples.question}
          legendClassName="font-strong"
          options={options(samples.answers)}
          value={answer}
          onChoose={setAnswer}
        />
      </Specimen>
      <Specimen label={states.error}>
        <ExplainedChoice
          legend={samples.dispute}
          error={dispute === null ? samples.disputeError : undefined}
          options={samples.disputes.map((choice) => ({ value: choice.label, ...choice }))}
          value={dispute}
          onChoose={setDispute}
        />
      </Specimen>
    </>
  );
}

function options(labels: readonly string[]) {
  return labels.map((label) => ({ value: label, label }));
}
