import type { FollowUpTexts } from './follow-up-texts.ts';

const within = (law: string, days: number, lastDay: string, what: string) =>
  `As I understand the rule (${law}), you had ${days} days to ${what}, until ${lastDay}, counted from that day.`;

export const followUpTextsEn: FollowUpTexts = {
  blanks: {
    name: '[your name]',
    contact: '[your phone number or e-mail address]',
    insurer: '[your insurer]',
    insurersAddress: '[its address, from its letter]',
  },
  subject: 'Re: Wildfire risk score of my home',
  home: (address) => `Home: ${address}`,
  greeting: 'To whom it may concern:',
  sent: {
    confirm_appeal: (day) =>
      `By my notes, I had sent you my appeal of the wildfire risk score of my home by ${day}.`,
    decide_appeal: (day) =>
      `By my notes, I had sent you my appeal of the wildfire risk score of my home by ${day}.`,
    tell_score: (day) =>
      `By my notes, I had asked you for the wildfire risk score of my home by ${day}.`,
    score_again: (day) =>
      `By my notes, I had told you by ${day} about work that was done on my home.`,
  },
  term: {
    confirm_appeal: (law, days, lastDay) => within(law, days, lastDay, 'confirm it'),
    decide_appeal: (law, days, lastDay) => within(law, days, lastDay, 'decide on it'),
    tell_score: (law, days, lastDay) => within(law, days, lastDay, 'tell me the score'),
    score_again: (law, days, lastDay) => within(law, days, lastDay, 'score the home again'),
  },
  missing: {
    confirm_appeal: 'I have no note of a confirmation.',
    decide_appeal: 'I have no note of a decision.',
    tell_score: 'I have no note of an answer with the score.',
    score_again: 'I have no note of a new score.',
  },
  asks: {
    confirm_appeal:
      'Please confirm in writing that you have my appeal, and when you will decide on it.',
    decide_appeal: 'Please send me your decision in writing, with the reasons for it.',
    tell_score: 'Please send me the score or class in writing, with the reasons for it.',
    score_again: 'Please send me the new score or class in writing, with the reasons for it.',
  },
  answerMe: 'If you sent it and it did not reach me, please send it again.',
  closing: 'Sincerely,',
};
