import { factSources, type AddressFacts, type Facing } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { useDayText } from '../../ui/use-day-text.ts';
import { useCorrectFact } from '../../entities/address-facts/address-facts.ts';
import { CorrectFact } from './correct-fact.tsx';
import {
  FactSentence,
  isOnFederalLand,
  shownValueOf,
  type ShownFact,
  type ShownValue,
} from './fact-sentence.tsx';

interface FactSourceProps {
  propertyId: string;
  facts: AddressFacts;
  /** What counts of the fact. */
  told: ShownValue;
  facing: Facing;
}

/** Who says a fact and as of when, what the map says where the owner says otherwise, and the way to correct it. */
export function FactSource({ propertyId, facts, told, facing }: FactSourceProps) {
  const t = useTranslations('addressFacts');
  const dayText = useDayText();
  const { mutate, isPending } = useCorrectFact(propertyId);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { found, owner } = facts[told.fact];
  const isOnMap = found.status !== 'not_known';
  const name = t(`names.${told.fact}`);
  const onMap = owner === null ? null : shownValueOf(told.fact, withoutWord(facts));
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="font-strong">
        <FactSentence
          told={told}
          facing={facing}
          by={owner === null ? 'service' : 'owner'}
          onFederalLand={isOnFederalLand(facts)}
        />
      </p>
      {owner !== null && <p>{t('said', { day: dayText(owner.said_at.slice(0, 10)) })}</p>}
      {onMap !== null && (
        <p>
          <span>{t('onMap')}</span>{' '}
          <FactSentence
            told={onMap}
            facing={facing}
            by="service"
            onFederalLand={isOnFederalLand(facts)}
          />
        </p>
      )}
      <SourceLine found={found} />
      {isCorrecting ? (
        <CorrectFact
          told={told}
          isKnown
          isPending={isPending}
          onSave={(said) => mutate(said, { onSuccess: () => setIsCorrecting(false) })}
          onCancel={() => setIsCorrecting(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-x-4">
          <Button
            tone="quiet"
            size="small"
            className="px-0!"
            aria-label={t('wrongOf', { fact: name })}
            onClick={() => setIsCorrecting(true)}
          >
            {t('wrong')}
          </Button>
          {owner !== null && (
            <Button
              tone="quiet"
              size="small"
              className="px-0!"
              aria-label={t(isOnMap ? 'takeBackOf' : 'withdrawOf', { fact: name })}
              unavailable={isPending}
              onClick={() => mutate({ takeBack: told.fact })}
            >
              {t(isOnMap ? 'takeBack' : 'withdraw')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What nobody says yet, for the owner to say. */
export function UnknownFact({ propertyId, fact }: { propertyId: string; fact: ShownFact }) {
  const t = useTranslations('addressFacts');
  const { mutate, isPending } = useCorrectFact(propertyId);
  const [isSaying, setIsSaying] = useState(false);
  const name = t(`names.${fact}`);
  return (
    <div className="flex flex-col items-start gap-1">
      <p>{t('nobodySays', { fact: name })}</p>
      {isSaying ? (
        <CorrectFact
          told={{ fact, value: null }}
          isKnown={false}
          isPending={isPending}
          onSave={(said) => mutate(said)}
          onCancel={() => setIsSaying(false)}
        />
      ) : (
        <Button
          tone="quiet"
          size="small"
          className="px-0!"
          aria-label={t('sayOf', { fact: name })}
          onClick={() => setIsSaying(true)}
        >
          {t('say')}
        </Button>
      )}
    </div>
  );
}

const withNote = ['fhsz_lra', 'fema_structures', 'usgs_elevation'] as const;

function SourceLine({ found }: { found: AddressFacts[ShownValue['fact']]['found'] }) {
  const t = useTranslations('addressFacts');
  const dayText = useDayText();
  if (found.status === 'not_known') return null;
  const { name, publisher } = factSources[found.source];
  const day = dayText(found.asked_on);
  const note = withNote.find((source) => source === found.source);
  return (
    <>
      <p className="text-ink-soft">
        {found.data_from === null
          ? t('source', { name, publisher, day })
          : t('sourceDated', { name, publisher, day, data: dayText(found.data_from) })}
      </p>
      {note !== undefined && <p className="text-ink-soft">{t(`notes.${note}`)}</p>}
    </>
  );
}

/** As if its owner had said nothing. */
function withoutWord(facts: AddressFacts): AddressFacts {
  return {
    ...facts,
    hazard_zone: { ...facts.hazard_zone, owner: null },
    responsibility: { ...facts.responsibility, owner: null },
    county: { ...facts.county, owner: null },
    fire_district: { ...facts.fire_district, owner: null },
    neighbors: { ...facts.neighbors, owner: null },
    terrain: { ...facts.terrain, owner: null },
    past_fires: { ...facts.past_fires, owner: null },
  };
}
