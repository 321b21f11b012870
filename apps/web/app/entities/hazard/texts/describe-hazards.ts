import {
  findingAnswerOf,
  hazardById,
  questionById,
  ruleById,
  type HazardTypeId,
  type QuestionId,
} from '@dss/domain';

import { describePrograms } from './describe-programs.ts';
import type { FieldTexts } from '../../../lib/messages/field-texts.ts';
import type { HazardDescription, Descriptions, QuestionDescription } from './descriptions.ts';

/** The catalog's texts in one language. */
export function describeAll(texts: FieldTexts): Descriptions {
  const { domains, ceilings, notes } = texts.method;
  return {
    hazard: (id) => describeHazard(id, texts),
    question: (id) => describeQuestion(id, texts),
    cautions: texts.cautions,
    programTables: texts.programTables,
    sources: texts.sources,
    adviceSource: (source) => source,
    knowsRules: true,
    domains,
    ceilings,
    notes,
  };
}

function describeHazard(id: HazardTypeId, texts: FieldTexts): HazardDescription {
  const hazard = hazardById(id);
  const { title, severity, lookFor, asks } = texts.hazards[id];
  return {
    title,
    severity,
    lookFor,
    rules: hazard.rules.map((ruleId) => {
      const { status, unconfirmed, sources } = ruleById(ruleId);
      return {
        id: ruleId,
        ...texts.rules[ruleId],
        status,
        unconfirmed,
        asks: asks[ruleId] ?? null,
        sources: texts.sources(sources),
      };
    }),
    programs: describePrograms(hazard.programs, texts),
    sources: texts.sources(hazard.sources),
  };
}

function describeQuestion(id: QuestionId, texts: FieldTexts): QuestionDescription {
  const question = questionById(id);
  const { asked, yes, no, notApplicable } = question;
  return {
    ...texts.questions[id],
    asked,
    found: question.danger,
    amounts: { yes: yes.amounts, no: no.amounts },
    canNotApply: notApplicable.length > 0,
    answerMeaning: (hazardType) => findingAnswerOf(question, hazardType),
  };
}
