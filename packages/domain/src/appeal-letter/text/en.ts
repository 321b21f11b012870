import type { LetterTexts } from './letter-text.ts';

export const letterTextsEn: LetterTexts = {
  format: 'en-US',
  blanks: {
    name: '[your name]',
    contact: '[your phone number or e-mail address]',
    insurer: '[your insurer]',
    insurersAddress: '[its address, from its letter]',
    received: '[what they sent you, and its date]',
    date: '[date of their letter]',
    whatIsWrong: '[what they got wrong]',
  },
  subject: 'Re: Wildfire risk score of my home',
  policy: (number) => `Policy number: ${number}`,
  home: (address) => `Home: ${address}`,
  greeting: 'To whom it may concern:',
  holder: (address) => `I am writing about insurance for my home at ${address}.`,
  received: {
    score: (date) => `You gave me a wildfire risk score for it, dated ${date}.`,
    notice: (date) => `I received your notice about renewing or ending my policy, dated ${date}.`,
    price: (date) => `You told me that my policy will cost more, in a letter dated ${date}.`,
    nothing: () =>
      'I have received nothing from you in writing about how you rate its wildfire risk.',
  },
  partOfIt: 'If a wildfire risk score played a part in that, this letter is about that score.',
  asksTitle: 'WHAT I ASK FOR',
  asks: {
    score:
      'Please send me, in writing, the wildfire risk score or class that you use for this home, and the reasons for it: what about the home and its surroundings made it higher or lower.',
    mitigation:
      'Please take the safety measures below into account, and tell me which of them count toward my score and my premium. For each that doesn’t count, please tell me why.',
    new_score:
      'Please evaluate the home again with the finished work listed below, and send me the new score or class in writing, with the reasons for it.',
    correction:
      'Please correct what I list under “What I believe was judged wrongly”, and evaluate the home again. Please treat this letter as my appeal of the score.',
  },
  newScoreDays: (days) =>
    `As I understand the same rule, you have ${days} days from when the work is done to score the home again.`,
  inPlaceTitle: 'WHAT IS IN PLACE',
  inPlaceLead: (listAsOf) =>
    `Each line says in plain words what is in place for an item of Safer from Wildfires, the list of the California Department of Insurance (as I know it from a copy of ${listAsOf}). Below it is what I base it on: photos in which signs to the contrary were looked for and not found, or my own answers and statements.`,
  inPlaceLeadElsewhere:
    'Each line says in plain words what is in place. Below it is what I base it on: photos in which signs to the contrary were looked for and not found, or my own answers and statements.',
  confirmedTitle: 'WHAT WAS FIXED, WITH PHOTOS FROM BEFORE AND AFTER',
  confirmedLead:
    'I state that this work was done, and I gave the later photo as one of the same place, from after it. That photo was checked for what the earlier one shows, and it was no longer found.',
  saidTitle: 'WORK THAT I STATE IS DONE',
  saidLead: 'This is my own statement. Photos from before the work may still show these.',
  saidLeadNoPhoto: 'This is my own statement.',
  wrongTitle: 'WHAT I BELIEVE WAS JUDGED WRONGLY',
  wrongFact: (fact) => `“${fact}”: what you sent me says or assumes otherwise.`,
  wrongDone: (fact) => `${fact}: what you sent me says or assumes that this is still there.`,
  seeAbove: 'The basis for my statement is given above.',
  doneFact: (hazard, sides) => `Fixed: ${hazard}${sides === null ? '' : ` (${sides})`}`,
  photosChecked: (photos, count, side, only) =>
    `${count === 1 ? 'Photo' : 'Photos'} ${photos} (${side})${only === null ? '' : `, checked only for ${only}`}.`,
  photosBefore: (photos, count) =>
    count === 1
      ? `Photo ${photos} shows how it was before.`
      : `Photos ${photos} show how it was before.`,
  doneOn: (date) => `I state that this work was done on ${date}.`,
  photoAfter: {
    confirmed: (photo, taken, received) =>
      `In photo ${photo}, ${taken ?? `received on ${received}`}, it was no longer found.`,
    attached: (photo, taken, received) =>
      `I state that photo ${photo}, ${taken ?? `received on ${received}`}, is from after the work.`,
  },
  datedBefore: 'That date is before the work; one of the two dates is wrong.',
  datedAfter: (photos, count) =>
    `${count === 1 ? `Photo ${photos} is` : `Photos ${photos} are`} dated after the work; one of the dates is wrong.`,
  answered: (statement, answer, sides, date) =>
    `“${statement}”. My answer${sides === '' ? '' : ` for ${sides}`}: ${answer} (${date}).`,
  seen: (statement, answer, sides, name, date) =>
    `“${statement}”. ${name === null ? 'Somebody whom I let in to assess the home' : `${name}, whom I let in to assess the home`}, answered${sides === '' ? '' : ` for ${sides}`}: ${answer} (seen on ${date}).`,
  values: {
    yes: 'yes',
    no: 'no',
    not_applicable: 'it doesn’t apply to my home',
  },
  sides: {
    north: 'the north side',
    east: 'the east side',
    south: 'the south side',
    west: 'the west side',
  },
  sideUnknown: 'a side that isn’t recorded',
  houseSides: {
    front: 'the front',
    back: 'the back',
    left: 'the left side',
    right: 'the right side',
  },
  setAside: {
    misread_photo: (hazard, photos, count) =>
      `The software mistook something in ${misread(photos, count)} for “${hazard}”. I state that it isn’t there.`,
    answered_otherwise: (hazard, photos, count) =>
      `The software read “${hazard}” in ${misread(photos, count)}. My answer says otherwise.`,
    wrong_answer: (hazard) =>
      `I had answered that “${hazard}” is there. That was a mistake: I state that it isn’t there.`,
    already_fixed: (hazard) => `“${hazard}” was there. I state that it is no longer there.`,
  },
  ownersReason: (reason, date) => `My statement${date === null ? '' : ` of ${date}`}: “${reason}”`,
  photosTitle: 'THE PHOTOS',
  photo: (number, taken, received) =>
    `Photo ${number}: ${taken ?? 'date taken unknown'}; received by Defensible Space Score on ${received}.`,
  taken: {
    server: (date) => `taken on ${date}, according to its file`,
    browser: (date) => `taken on ${date}, according to its file before it was made smaller`,
    device: (date) => `taken on ${date}, according to the phone`,
  },
  method: (analyzer) =>
    `Before this letter, ${analyzer} examined the photos for Defensible Space Score.`,
  noInspection: 'Nobody inspected the home for this, and nothing here is a certification.',
  pacificTime:
    'The days of my answers, and those on which photos were received, are in Pacific time.',
  builtIn: 'a basic analyzer (no AI model)',
  aiModel: (name) => `an AI model (${name})`,
  report:
    'The enclosed report lists every photo with its content hash and when it was received, and when and where it was taken where that is known. It says how to check that the report is unchanged.',
  reportWithoutPhotos:
    'The enclosed report lists what was found and what I answered, with dates. It says how to check that the report is unchanged.',
  onRequest: 'I can send you the photos.',
  answerMe: 'Please reply in writing.',
  closing: 'Sincerely,',
  enclosed: 'Enclosed: Defensible Space Report (PDF)',
};

function misread(photos: string | null, count: number): string {
  return photos === null ? 'a photo' : `${count === 1 ? 'photo' : 'photos'} ${photos}`;
}
