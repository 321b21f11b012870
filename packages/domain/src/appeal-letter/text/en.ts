/** The words of a letter in one language. Dates come as they are written in it. */
export type LetterTexts = typeof letterTextsEn;

export const letterTextsEn = {
  /** Of lists. */
  format: 'en-US' as 'en-US' | 'es-US',
  /** What the owner still has to write, in brackets. */
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
  policy: (number: string) => `Policy number: ${number}`,
  home: (address: string) => `Home: ${address}`,
  greeting: 'To whom it may concern:',
  holder: (address: string) => `I am writing about insurance for my home at ${address}.`,
  /** How the insurer's letter is named; `date` may be a blank. */
  received: {
    score: (date: string) => `You gave me a wildfire risk score for it, dated ${date}.`,
    notice: (date: string) =>
      `I received your notice about renewing or ending my policy, dated ${date}.`,
    price: (date: string) =>
      `You told me that my policy will cost more, in a letter dated ${date}.`,
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
  /** After the law by which the owner asks: within how many days of finished work it has the insurer score anew. */
  newScoreDays: (days: number) =>
    `As I understand the same rule, you have ${days} days from when the work is done to score the home again.`,
  inPlaceTitle: 'WHAT IS IN PLACE',
  /** Says once what each line rests on, so that no line has to. */
  inPlaceLead: (listAsOf: string) =>
    `Each line says in plain words what is in place for an item of Safer from Wildfires, the list of the California Department of Insurance (as I know it from a copy of ${listAsOf}). Below it is what I base it on: photos in which signs to the contrary were looked for and not found, or my own answers and statements.`,
  /** The same where Safer from Wildfires isn't a list for the home. */
  inPlaceLeadElsewhere:
    'Each line says in plain words what is in place. Below it is what I base it on: photos in which signs to the contrary were looked for and not found, or my own answers and statements.',
  confirmedTitle: 'WHAT WAS FIXED, WITH PHOTOS FROM BEFORE AND AFTER',
  confirmedLead:
    'I state that this work was done, and I gave the later photo as one of the same place, from after it. That photo was checked for what the earlier one shows, and it was no longer found.',
  /** Finished work that rests on the owner's word, with photos or without. */
  saidTitle: 'WORK THAT I STATE IS DONE',
  saidLead: 'This is my own statement. Photos from before the work may still show these.',
  saidLeadNoPhoto: 'This is my own statement.',
  wrongTitle: 'WHAT I BELIEVE WAS JUDGED WRONGLY',
  wrongFact: (fact: string) => `“${fact}”: what you sent me says or assumes otherwise.`,
  wrongDone: (fact: string) =>
    `${fact}: what you sent me says or assumes that this is still there.`,
  /** Where the letter already told what a fact rests on. */
  seeAbove: 'The basis for my statement is given above.',
  /** A hazard that the owner removed, and on which sides; null: of the whole house. */
  doneFact: (hazard: string, sides: string | null) =>
    `Fixed: ${hazard}${sides === null ? '' : ` (${sides})`}`,
  /** @param only what the photos were checked for; null: everything that the item is about */
  photosChecked: (photos: string, count: number, side: string, only: string | null) =>
    `${count === 1 ? 'Photo' : 'Photos'} ${photos} (${side})${only === null ? '' : `, checked only for ${only}`}.`,
  photosBefore: (photos: string, count: number) =>
    count === 1
      ? `Photo ${photos} shows how it was before.`
      : `Photos ${photos} show how it was before.`,
  doneOn: (date: string) => `I state that this work was done on ${date}.`,
  /** `taken`: when and who says so; null if nobody does. Nothing looked at one that is only attached. */
  photoAfter: {
    confirmed: (photo: number, taken: string | null, received: string) =>
      `In photo ${photo}, ${taken ?? `received on ${received}`}, it was no longer found.`,
    attached: (photo: number, taken: string | null, received: string) =>
      `I state that photo ${photo}, ${taken ?? `received on ${received}`}, is from after the work.`,
  },
  /** After a photo's own date, where the work is said to be of a later day. */
  datedBefore: 'That date is before the work; one of the two dates is wrong.',
  /** The other way around: of photos from before the work. */
  datedAfter: (photos: string, count: number) =>
    `${count === 1 ? `Photo ${photos} is` : `Photos ${photos} are`} dated after the work; one of the dates is wrong.`,
  answered: (statement: string, answer: string, sides: string, date: string) =>
    `“${statement}”. My answer${sides === '' ? '' : ` for ${sides}`}: ${answer} (${date}).`,
  /** What an assessor saw; `name` null where nobody knows anymore who it was. */
  seen: (statement: string, answer: string, sides: string, name: string | null, date: string) =>
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
  /** Of `photos`, the numbers of those that were misread; null: they were removed. */
  setAside: {
    misread_photo: (hazard: string, photos: string | null, count: number) =>
      `The software mistook something in ${misread(photos, count)} for “${hazard}”. I state that it isn’t there.`,
    answered_otherwise: (hazard: string, photos: string | null, count: number) =>
      `The software read “${hazard}” in ${misread(photos, count)}. My answer says otherwise.`,
    wrong_answer: (hazard: string) =>
      `I had answered that “${hazard}” is there. That was a mistake: I state that it isn’t there.`,
    already_fixed: (hazard: string) => `“${hazard}” was there. I state that it is no longer there.`,
  },
  ownersReason: (reason: string, date: string | null) =>
    `My statement${date === null ? '' : ` of ${date}`}: “${reason}”`,
  photosTitle: 'THE PHOTOS',
  photo: (number: number, taken: string | null, received: string) =>
    `Photo ${number}: ${taken ?? 'date taken unknown'}; received by Defensible Space Score on ${received}.`,
  taken: {
    server: (date: string) => `taken on ${date}, according to its file`,
    browser: (date: string) => `taken on ${date}, according to its file before it was made smaller`,
    device: (date: string) => `taken on ${date}, according to the phone`,
  },
  /** Without a day: answers are scored again later without a look at photos. */
  method: (analyzer: string) =>
    `Before this letter, ${analyzer} examined the photos for Defensible Space Score.`,
  noInspection: 'Nobody inspected the home for this, and nothing here is a certification.',
  /** Said of a home elsewhere than in California, whose time the dates of moments are in. */
  pacificTime:
    'The days of my answers, and those on which photos were received, are in Pacific time.',
  builtIn: 'a basic analyzer (no AI model)',
  aiModel: (name: string) => `an AI model (${name})`,
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
