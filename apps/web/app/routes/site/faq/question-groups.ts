import type { Messages } from '../../../lib/messages/messages.ts';

export type FaqQuestionId = keyof Messages['faq']['questions'];

export interface QuestionGroup {
  readonly id: keyof Messages['faq']['groups'];
  readonly questions: readonly FaqQuestionId[];
}

/** The six specified groups, in their order. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'general',
    questions: [
      'what',
      'who',
      'cost',
      'defensibleSpace',
      'outsideCalifornia',
      'evacuation',
      'languages',
    ],
  },
  {
    id: 'howItWorks',
    questions: [
      'photos',
      'files',
      'map',
      'calculation',
      'bands',
      'range',
      'exposure',
      'rescore',
      'duration',
    ],
  },
  {
    id: 'insurance',
    questions: [
      'accepted',
      'premium',
      'insurerOwes',
      'compliance',
      'inspection',
      'programs',
      'tellInsurer',
    ],
  },
  {
    id: 'privacy',
    questions: [
      'visibility',
      'usage',
      'encrypted',
      'location',
      'deletePhotos',
      'correct',
      'cookies',
    ],
  },
  {
    id: 'accuracy',
    questions: [
      'accurate',
      'tested',
      'unseen',
      'missingSides',
      'wrongFinding',
      'neighbors',
      'survive',
    ],
  },
  {
    id: 'support',
    questions: [
      'contact',
      'lostAccess',
      'uploadFailed',
      'limits',
      'analysisFailed',
      'oldPhone',
      'accessibility',
    ],
  },
];
