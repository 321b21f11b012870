import {
  hazardById,
  hazardTextsEn,
  methodTextEn,
  programmeNamesEn,
  questionById,
  questionTextsEn,
  ruleById,
  ruleTextsEn,
  sourceById,
  type AnswerMeaning,
  type HazardTypeId,
  type QuestionId,
  type SourceId,
} from '@dss/domain';

import { describeProgrammes } from '../programmes/index.ts';
import type { SourceLink } from '../sources/index.ts';
import type { HazardDescription, Knowledge, QuestionDescription } from './knowledge.ts';

/** The catalogue in English. Loaded after the score: a page must not wait for it. */
export const knowledgeEn: Knowledge = {
  hazard: describeHazard,
  question: describeQuestion,
  domains: methodTextEn.domains,
  ceilings: methodTextEn.ceilings,
  notes: methodTextEn.notes,
};

function describeHazard(id: HazardTypeId): HazardDescription {
  const hazard = hazardById(id);
  const { title, severity, lookFor, asks } = hazardTextsEn[id];
  return {
    title,
    severity,
    lookFor,
    rules: hazard.rules.map((ruleId) => {
      const { status, unconfirmed, sources } = ruleById(ruleId);
      return {
        id: ruleId,
        ...ruleTextsEn[ruleId],
        status,
        unconfirmed,
        asks: asks[ruleId] ?? null,
        sources: sources.map(linkTo),
      };
    }),
    programmes: describeProgrammes(hazard.programmes, programmeNamesEn),
    sources: hazard.sources.map(linkTo),
  };
}

function describeQuestion(id: QuestionId): QuestionDescription {
  const { asked, yes, no } = questionById(id);
  const tells = (meaning: AnswerMeaning, hazardType: HazardTypeId) =>
    meaning.hazards.some((told) => told.hazardType === hazardType);
  return {
    ...questionTextsEn[id],
    asked,
    answerTelling: (hazardType) =>
      tells(yes, hazardType) ? 'yes' : tells(no, hazardType) ? 'no' : null,
  };
}

function linkTo(id: SourceId): SourceLink {
  return { id, ...sourceById(id) };
}
