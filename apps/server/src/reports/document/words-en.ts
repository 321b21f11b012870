import { checkEveryDays } from '@dss/domain';
import type { ReportWords } from './report-words.ts';

export const reportWordsEn: ReportWords = {
  title: 'Defensible space report',
  letterTitle: 'Letter to an insurer',
  for: 'Home',
  nickname: (name) => `Called “${name}” by its owner`,
  assessed: (date) => `Assessed ${date}`,
  made: (date) => `Report made ${date}`,
  outOf: 'out of 100',
  bands: { excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Poor' },
  provisional: 'provisional',
  range: (low, high) => `Likely between ${low} and ${high}`,
  rangeMeans:
    'Our estimate, not yet tested on real homes: the scores of 8 in 10 homes with the same photos and answers would fall in this range.',
  seenShare: (percent) =>
    `${percent}% of what is scored was seen in photos or reported by the owner or somebody they let in.`,
  stillRange:
    'Even so, something may have been overlooked or misjudged. The range allows for that.',
  notEnoughSeen: (score) =>
    `Too little is known to rate this home. ${score} is the middle of all homes that fit what is known.`,
  asSeen: (score, low, high) =>
    `Without what the owner set aside or says is done and no photo confirms: ${score} (likely ${low} to ${high}).`,
  removed: (count) =>
    count === 1
      ? 'The owner removed one photo after something was found in it.'
      : `The owner removed ${count} photos after something was found in them.`,
  figures: {
    hazards: (count) => (count === 1 ? 'hazard found' : 'hazards found'),
    photos: (count) => (count === 1 ? 'photo' : 'photos'),
    answers: (count) => (count === 1 ? 'question answered' : 'questions answered'),
    gain: (count) =>
      count === 1 ? 'point to gain, all work together' : 'points to gain, all work together',
    lessThanOne: '<1',
  },
  basic:
    'A basic analysis was used: it measures vegetation and dryness in photos, and doesn’t recognize objects.',
  handedOver: (day) =>
    `The home was handed to its owner on ${day}. What is called the owner’s word and is older is that of a former owner.`,
  code: 'Report code',
  checkAt: 'To check that this file is genuine and unchanged, open',
  footer: (code, page) => `Report code ${code} · Check it at ${page}`,
  bar: (score) => `The score, ${score}, on a bar from 0 to 100.`,
  summaryTitle: 'Defensible space summary',
  firstPage: {
    more: (count) => `And ${count} more.`,
    costs:
      'Work can gain less by itself than its hazard costs, where hazards overlap or a limit holds the score, or more, where it lifts the limit.',
    work: (jobs, hazards, again) =>
      [
        `${jobs} ${jobs === 1 ? 'job' : 'jobs'}`,
        `${hazards} ${hazards === 1 ? 'hazard' : 'hazards'}`,
        ...(again === 0 ? [] : [`${again} found again`]),
      ].join(', '),
    taken: (days) => `Taken: ${days}, by the camera’s date.`,
    undated: (count) => `Without a date: ${count}.`,
    received: (days) => `Received: ${days}.`,
    answered: (days) => `Answered: ${days}.`,
  },
  checklist: {
    title: 'Checklist',
    states: {
      met: 'Met',
      met_or_none: 'Met, or none here',
      none_there: 'Doesn’t apply',
      fixed_with_photo: 'Fixed, with a photo',
      not_met: 'Not met',
      open: 'Open',
      not_asked: 'Not asked',
    },
    legend:
      'Met: every part was asked or seen. Fixed: met, and the owner says that work about it was done; a photo from after it is attached. Open: something is not known yet. This is not a certification; only the programs can give one.',
    found: (numbers) => `found: ${numbers}`,
    answers: (count) => (count === 1 ? 'the owner’s answer' : `${count} answers of the owner`),
    noPhoto: 'no photo',
    setAside: 'a finding was set aside',
    saidDone: 'the owner says it’s done',
  },
  page: (page, pages) => `Page ${page} of ${pages}`,
  leftOut: {
    mark: '[can’t be printed here]',
    report:
      'Some of the text about this home has letters or signs that this report can’t print. It says “[can’t be printed here]” where they belong. The home’s pages on the website show the text in full.',
    letter:
      'Where this letter says “[can’t be printed here]”, it was written with letters or signs that this file can’t print.',
  },
  map: {
    title: 'Map',
    alt: 'The home from above, with its rings and, where they are known, the places of its photos.',
    drawn: 'Drawn to scale. North is up.',
    aerial: (credit) => `Aerial picture: ${credit}. North is up.`,
    rings: 'The rings end 5, 30 and 100 feet from the walls.',
    assumed: 'The house wasn’t traced: the dashed outline is an assumed 40 by 50 feet.',
    noPlace: 'The home’s location on the map isn’t known.',
    photo: 'Numbers are photos of the evidence appendix, where their owner placed them.',
    recorded: (numbers) =>
      `Dashed: ${numbers}, placed by location data in the photo; not confirmed by the owner.`,
    unplaced: (numbers) => `Photos that aren’t placed on the map: ${numbers}.`,
    feet: (feet) => `${feet} ft`,
    north: 'N',
  },
  housePlan: {
    title: 'The home from above',
    how: 'Numbers are the hazards listed below; checks are finished work. Hatched: not seen or told, or only in part. Not to scale.',
    names: {
      front: 'Front',
      back: 'Back',
      left: 'Left',
      right: 'Right',
      north: 'North',
      east: 'East',
      south: 'South',
      west: 'West',
    },
    notSeen: 'not seen',
    partly: 'in part',
    states: {
      seen: 'seen',
      partly: 'seen or told only in part',
      unseen: 'not seen',
      missing: 'the house has no such side',
    },
    neighbor: (from, to) => {
      if (to === 0) return 'a building that touches the house';
      if (from === to) return `a building about ${to} ${to === 1 ? 'foot' : 'feet'} away`;
      return from === 0
        ? `a building less than ${to} feet away`
        : `a building ${from} to ${to} feet away`;
    },
    slope: (percent, about) =>
      `the ground falls away by ${about ? 'about' : 'more than'} ${percent}%`,
    onMap: (said) => `${said}, as a map shows`,
    onMaps: 'Dashed: a map shows it, and the owner has not confirmed it.',
    done: (hazard) => `Done: ${hazard}`,
    everywhere: 'whole home',
    somewhere: 'side not known',
  },
  sums: {
    title: 'How the score adds up',
    lead: 'The points of each part of the home, to the hundredth. What was not seen counts the way it does at a typical home.',
    part: 'Part of the home',
    columns: { cap: 'Possible', lost: 'Lost to hazards', not_seen: 'Not seen', kept: 'Kept' },
    all: 'Total',
    start: 'All points',
    hazards: 'Hazards found',
    notSeen: 'Not seen',
    ceiling: 'Limit on the score',
    together: 'Not seen yet, taken together',
    middle:
      'Things that were not seen come together and meet limits: the score is the middle one of all homes that fit what is known.',
    rounding: 'Rounding down',
    score: 'Score',
    middleScore: 'The middle of all homes that fit what is known',
  },
  findings: {
    title: 'What was found',
    lead: 'Hazards found, by the first side on which each is, with their evidence. On a side, those that cost the most points come first.',
    none: 'No hazard counts now in what was seen or said.',
    points: (points) => `${points} points`,
    costs: (points) => `costs ${points} points`,
    sure: (percent) => `confidence ${percent}%`,
    where: 'Where',
    shownBy: (photo, who) => `${photo}, according to ${who}`,
    boxNote: 'Boxes show where.',
    drawing: (hazard) => `Drawing, not of this home: ${hazard}`,
    drawingNote: 'Drawing, not this home',
    why: 'Why it matters',
    todo: 'What to do',
    rules: 'Rules and advice',
    sources: 'Sources',
    statuses: {
      in_force: 'in force',
      in_force_in_areas: 'in force in state responsibility areas',
      in_force_in_city: 'in force in one city alone',
      draft: 'not state law yet',
      standard: 'a standard for new buildings, not a duty of existing homes',
      insurance: 'insurance regulation, in force: discounts, no duty of homeowners',
      voluntary: 'voluntary program',
      guidance: 'advice',
    },
    notCompared: 'read in part or in full in copies or reports, not in the original',
    askFireDistrict: 'What the law asks depends on where the home is. The fire district can tell.',
    heldBy: 'A landlord or HOA decides about it.',
    disagreement: {
      hazard: (where) =>
        `${where}: a photo shows it, so it counts. The owner’s answer says otherwise.`,
      clear: (where) =>
        `${where}: the photos look clear. The owner answered that it is there, so it counts.`,
    },
    ceiling: (limit, causes) =>
      `As the home is now, its score can’t be above ${limit}, because of: ${causes}.`,
    ceilingUnseen: (limit, found, unseen) =>
      found === ''
        ? `What hasn’t been seen yet (${unseen}), which counts the way it does at a typical home, holds the score at about ${limit}.`
        : `What was found (${found}) and what hasn’t been seen yet (${unseen}), which counts the way it does at a typical home, hold the score at about ${limit}.`,
    alsoPhotos: (photos) => `Also in ${photos.includes(',') ? 'photos' : 'photo'} ${photos}.`,
    unsure: 'Too uncertain to count',
    unsureLead: 'The confidence is too low to cost points.',
    outweighed: 'Outweighed by an answer',
    outweighedLead:
      'The built-in analyzer read this in a photo. It tells colors, not things; the owner answered that it isn’t there, so it takes no points off.',
    context: 'Not the owner’s to change',
    contextLead:
      'On a neighbor’s land, or the distance to another building, which can hardly be changed. It takes no points off; a building close by limits the score.',
  },
  settled: {
    title: 'Work done',
    lead: 'The owner says that this work was done. Where a photo confirms it, the photo from after the work was analyzed by itself, and what the photo from before shows was not found in it. Where it rests on the owner’s word, nobody has verified it.',
    bases: {
      confirmed_by_photo: 'Confirmed by the photo',
      said_with_photo: 'The owner said so, photo attached',
      said: 'The owner said so',
    },
    again: 'A newer photo or answer shows it, so it costs points.',
    doneOn: (date) => `Done on ${date}, according to the owner`,
    before: (photo) => `Before: ${photo}`,
    after: (photo) => `After: ${photo}`,
    taken: (date) => `taken ${date}`,
    received: (date) => `received ${date}`,
    doneBeforeReport: 'That day is before the hazard was reported; one of the two is wrong.',
    datedBeforeReport: (date) => `photo dated ${date}, before the hazard was reported`,
    datedBefore: 'dated before the work; one of the two dates is wrong',
    datedAfter: 'dated after the work; one of the two dates is wrong',
  },
  unseen: {
    title: 'What was not seen',
    lead: 'No photo that counts and no answer says whether this is here. A yes that named no side says only that it is somewhere. The rest counts the way it does at a typical home, so points are held back.',
    none: 'Everything that is scored was seen in photos or reported by the owner or somebody they let in.',
    sides: (sides, count) =>
      `No photo of ${count === 1 ? 'this side' : 'these sides'} counts yet: ${sides}.`,
    everywhere: 'all four sides',
    allSides: 'Photos of every side of the house count.',
    what: 'Not seen, each with the points held back',
    where: 'Where',
    since2008: 'as in a typical home built since 2008, as the owner says this one was',
  },
  plan: {
    title: 'What to do',
    lead: 'In the recommended order. Where a limit holds the score, work can gain less by itself than its hazard costs, or more, where it lifts the limit.',
    none: 'Nothing that was seen or reported needs work.',
    unscored:
      'In the recommended order. Too little is known to score this home, or to say what each job gains.',
    step: 'Work',
    gain: 'Gain by itself',
    cost: 'Cost',
    time: 'Time',
    after: 'Score after',
    who: {
      diy: 'can be done without a professional',
      pro: 'needs a professional',
      diy_or_pro: 'with or without a professional',
    },
    planned: 'Planned by the owner',
    done: (date) => `Done on ${date}, according to the owner; found again since`,
    estimate: '(estimate)',
    forEachSide: 'for each side',
    priceGuides: 'price guides',
    costs:
      'Costs and hours are rough estimates for a home of typical size in the United States, 2025, from published price guides or the numbered sources. Where it says “estimate”, no reliable source gives the price: it is our own rough estimate.',
  },
  laws: {
    title: 'What applies at this address',
    lead: (day, isOverdue) =>
      `Known here from copies and summaries, each last checked on ${day} or later${isOverdue ? `, more than ${checkEveryDays} days ago` : ''}; whether one is met is for an inspector to say. Numbers are those of the plan.`,
    place: {
      known: (facts) => `Where the home is: ${facts}.`,
      zones: {
        none: 'no fire hazard zone',
        non_wildland: 'no wildland',
        moderate: 'Moderate fire hazard zone',
        high: 'High fire hazard zone',
        very_high: 'Very High fire hazard zone',
      },
      areas: {
        SRA: 'State Responsibility Area',
        LRA: 'Local Responsibility Area',
        FRA: 'Federal Responsibility Area',
      },
      county: (name) => (/ (?:county|parish|borough)$/i.test(name) ? name : `${name} County`),
      source: {
        owner: 'the owner says',
        service: (publisher, day) => `${publisher} map, asked on ${day}`,
        datedService: (publisher, day) => `${publisher} map, data from ${day}`,
      },
    },
    groups: {
      binding: 'In force here',
      local: 'Local rule',
      maybe: 'Depends on the exact address',
      coming: 'Not in force',
      advice: 'Advice',
      ended: 'No longer in force',
    },
    sale: 'at a sale',
    mayCount: 'May count',
    standing: {
      found: 'Found',
      partly_seen: 'Nothing found so far; not all was seen or asked',
      none_found: 'Nothing found of what was asked',
      not_asked: 'Not asked',
    },
  },
  programs: {
    title: 'Insurance and safety programs',
    lead: 'How the home measures up on each item, as far as photos and the owner’s answers show. Met means that every part of an item was asked or seen, open that something is not known yet. This is not a certification; only the programs can give one.',
    none: (state) =>
      `Defensible Space Score knows of no program for homes in ${state} yet. Insurers and fire districts can tell.`,
    noState: 'Programs differ by state, and the state of this home isn’t known here.',
    item: 'Item',
    stands: 'Status',
    states: {
      met: 'Met',
      met_or_none: 'Met, or none here',
      none_there: 'Doesn’t apply',
      not_met: 'Not met',
      open: 'Open',
      not_asked: 'Not asked',
    },
    found: (hazards) => `Found: ${hazards}.`,
    neighbors: (hazards) => `Found, but the owner marked it as a neighbor’s: ${hazards}.`,
    missing: (hazards) => `Not known well enough: ${hazards}.`,
    more: (count) => `${count} more`,
    open: (what) => `Still open: ${what}`,
    restsOn: (what) => `Based on ${what}.`,
    photos: (numbers) => `${numbers.includes(',') ? 'photos' : 'photo'} ${numbers}`,
    checked: (numbers, side, only) =>
      `${numbers.includes(',') ? 'photos' : 'photo'} ${numbers} (${side}${only === null ? '' : `, checked only for: ${only}`})`,
    answers: (count) =>
      count === 1
        ? 'the owner’s answer to one question'
        : `the owner’s answers to ${count} questions`,
    asAbove: (items) => `As above: ${items}.`,
    setAside: 'The owner set aside something that was found.',
    denied: 'A photo and an answer of the owner disagree.',
    saidDone: 'The owner says that something it is about was there and is gone.',
  },
  answers: {
    title: 'What the owner said',
    lead: 'The owner’s answers count as given, except where a photo shows otherwise (“What was found”), where the work was done since (“Work done”), or where the owner marked or disputed the finding. Nobody has verified them on site.',
    leadVisited:
      'Answers count as given, except where a photo shows otherwise (“What was found”), where the work was done since (“Work done”), or where the owner marked or disputed the finding. A number in brackets marks what an assessor saw at the home. Nobody has looked at the others there but the owner.',
    none: 'The owner answered no questions.',
    question: 'What it’s about',
    answer: 'Answer',
    values: {
      yes: 'Yes',
      no: 'No',
      not_sure: 'Not sure',
      not_applicable: 'Doesn’t apply',
    },
    amounts: {
      a_little: 'a little',
      a_lot: 'a lot',
      under_10_ft: 'under 10 feet',
      '10_to_30_ft': '10 to 30 feet',
      '30_to_50_ft': '30 to 50 feet',
      over_50_ft: 'over 50 feet',
      '20_to_40_percent': '20 to 40%',
      over_40_percent: 'over 40%',
    },
    matrix: {
      whole: 'Whole home',
      legend:
        'Yes, on dark: by the owner’s answer it is there. An empty field wasn’t answered. A photo was added at this stop or, where it says so, marked by the owner.',
      day: (date) => `All was answered on ${date}.`,
      days: (list) => `Answered on: ${list}.`,
      marked: (photo) => `marked in ${photo}`,
    },
    ownerSaid: 'The owner said so',
    seen: (name, day) =>
      name === null
        ? `An assessor who has deleted their account since saw this on ${day}`
        : `An assessor, ${name}, saw this on ${day}`,
    seenMark: (mark, seen) => `${mark}: ${seen}.`,
    assessors:
      'An assessor is somebody whom the owner let in. Only the name and the organization that they gave are known of them, and nobody has checked either. Where this report speaks of the owner’s answers, these are among them.',
    atStop: (photo) => `Added at this stop: ${photo}`,
    photoGone: 'its photo is no longer there',
    disputes: 'Findings that the owner disputes',
    disputesLead:
      'What is disputed here as not there costs no points, unless the dispute was withdrawn.',
    answeredAway: 'A photo was read as showing it; the owner’s answer says otherwise.',
    noDisputes: 'The owner disputes no findings.',
    onlyDenied:
      'The owner disputes no findings, other than by the answers named with the findings.',
    kinds: {
      not_there: 'Not there',
      not_mine: 'Not the owner’s to change',
    },
    whose: { neighbor: 'a neighbor’s', landlord_or_association: 'a landlord’s or HOA’s' },
    withdrawn: (date) => `Withdrawn ${date}`,
    reason: (reason) => `Reason given: ${reason}`,
    address: 'The address',
    addressLead: 'The owner wrote the address of this home anew. Before, it was:',
    until: (date) => `until ${date}`,
    state: (state) => `State, according to the owner: ${state}`,
  },
  appendix: {
    title: 'Evidence: every photo',
    lead: 'Each photo with what is known about it and who says so. The content hash (SHA-256) names the exact bytes that the server received; it changes if one of them changes. Browsers may make a large photo smaller before they send it: then the hash of the chosen file stands beside it and differs.',
    none: 'There are no photos.',
    photo: (number) => `Photo ${number}`,
    taken: 'Taken',
    place: 'Place',
    onMap: 'where the report’s map shows it',
    heading: 'Camera heading',
    side: 'Shows',
    received: 'Received',
    hash: 'SHA-256 received',
    chosenHash: 'SHA-256 of the chosen file, reported by the browser',
    file: 'File',
    unknown: 'unknown',
    noZone: 'camera’s clock, no time zone',
    sources: {
      server: 'EXIF, read by the server',
      browser: 'EXIF of the chosen file, read by the browser',
      device: 'sensors of the device, reported by the browser',
    },
    byOwner: 'according to the owner',
    magnetic: 'magnetic',
    accuracy: (meters) => `within ${meters} m`,
    notCounted: 'Doesn’t count toward the score.',
    note: (text) => `Owner’s note: ${text}`,
    counts: 'Shown in findings above.',
  },
  method: {
    title: 'Method and limits',
    summary: (firstFeet, inTen) =>
      `The score looks at the outside of the house and the land around it, in photos and in what the owner says. Every home starts with 100 points, and higher is safer. Each hazard takes points off and is shown with the photo or the answer that it rests on. The first 5 feet from the walls (Zone 0) hold ${firstFeet} of the 100 points. What no one has seen counts the way it does at a typical home. By our estimate, the scores of ${inTen} in 10 homes like this one fall in the range. The score tells what to fix first. It can’t promise that a house will survive a fire.`,
    version: (version) =>
      `Scored with version ${version} of the weights. The page “How scoring works” explains every figure and its source.`,
    aiModel: (name) => `the AI model ${name}`,
    looked: (who) => `Photos were analyzed by ${who}.`,
    builtIn: 'the built-in analyzer',
    disclaimer:
      'This report is information to help prepare a home. It is made by software from photos and answers that the owner gave, and nobody visited the home for it. It is not an official inspection, not legal, fire-safety or insurance advice, and it does not guarantee that the property complies with any code, meets any program, or will survive a fire.',
    disclaimerVisited:
      'This report is information to help prepare a home. It is made by software from photos and answers that the owner gave, or, where it says so, an assessor whom the owner let in. It is not an official inspection, not legal, fire-safety or insurance advice, and it does not guarantee that the property complies with any code, meets any program, or will survive a fire.',
  },
  references: {
    title: 'Rules and sources',
    lead: 'Numbers in brackets in the findings mean these documents.',
    rules: 'The versions of the rules',
  },
  photoOf: (number) => `Photo ${number}`,
  sides: {
    north: 'north side',
    east: 'east side',
    south: 'south side',
    west: 'west side',
    whole_house: 'the whole house',
    unknown: 'side unknown',
  },
  compass: { north: 'north', east: 'east', south: 'south', west: 'west' },
  houseSides: { front: 'front', back: 'back', left: 'left side', right: 'right side' },
  areas: {
    roof: 'roof',
    siding: 'siding',
    zone_0: 'first five feet',
    zone_1: 'yard, 5 to 30 feet',
    zone_2: 'land, 30 to 100 feet',
  },
};
