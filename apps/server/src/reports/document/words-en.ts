import { checkEveryDays } from '@dss/domain';

/** What a report says around the domain's own texts. */
export const reportWordsEn = {
  title: 'Defensible space report',
  /** Of a letter to an insurer, in the file's properties. */
  letterTitle: 'Letter to an insurer',
  nickname: (name: string): string => `Called “${name}” by its owner`,
  assessed: (date: string): string => `Assessed ${date}`,
  made: (date: string): string => `Report made ${date}`,
  outOf: 'out of 100',
  bands: { excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Poor' },
  provisional: 'provisional',
  range: (low: number, high: number): string => `Likely between ${low} and ${high}`,
  rangeMeans:
    'Our estimate, not yet tested on real homes: the scores of 8 in 10 homes with the same photos and answers would fall in this range.',
  seenShare: (percent: number): string =>
    `${percent}% of what is scored was seen in photos or reported by the owner or somebody they let in.`,
  /** Why there is a range although all is known. */
  stillRange:
    'Even so, something may have been overlooked or misjudged. The range allows for that.',
  notEnoughSeen: (score: number): string =>
    `Too little is known to rate this home. ${score} is the middle of all homes that fit what is known.`,
  asSeen: (score: number, low: number, high: number): string =>
    `Without what the owner set aside or says is done and no photo confirms: ${score} (likely ${low} to ${high}).`,
  removed: (count: number): string =>
    count === 1
      ? 'The owner removed one photo after something was found in it.'
      : `The owner removed ${count} photos after something was found in them.`,
  /** The words below a count, which is shown separately. */
  figures: {
    hazards: (count: number): string => (count === 1 ? 'hazard found' : 'hazards found'),
    photos: (count: number): string => (count === 1 ? 'photo' : 'photos'),
    answers: (count: number): string => (count === 1 ? 'question answered' : 'questions answered'),
    gain: (count: number): string =>
      count === 1 ? 'point to gain, all work together' : 'points to gain, all work together',
    /** A gain that isn't nothing and rounds to it. */
    lessThanOne: '<1',
  },
  basic:
    'A basic analysis was used: it measures vegetation and dryness in photos, and doesn’t recognize objects.',
  /** Whose word it is that is older than this. */
  handedOver: (day: string): string =>
    `The home was handed to its owner on ${day}. What is older and is given as the owner’s word, or as what the owner said, is a former owner’s.`,
  code: 'Report code',
  checkAt: 'To check that this file is genuine and unchanged, open',
  /** @param page the address of the page that checks codes */
  footer: (code: string, page: string): string => `Report code ${code} · Check it at ${page}`,
  /** For who can't see the bar. */
  bar: (score: number): string => `The score, ${score}, on a bar from 0 to 100.`,
  summaryTitle: 'Defensible space summary',
  firstPage: {
    more: (count: number): string => `And ${count} more.`,
    /** Why points that a hazard costs aren't those that work gains. */
    costs:
      'Work can gain less by itself than its hazard costs, where hazards overlap or a limit holds the score, or more, where it lifts the limit.',
    /** How many jobs are done, as the plan counts them, how many hazards they removed, and how many came back. */
    work: (jobs: number, hazards: number, again: number): string =>
      [
        `${jobs} ${jobs === 1 ? 'job' : 'jobs'}`,
        `${hazards} ${hazards === 1 ? 'hazard' : 'hazards'}`,
        ...(again === 0 ? [] : [`${again} found again`]),
      ].join(', '),
    taken: (days: string): string => `Taken: ${days}, by the camera’s date.`,
    undated: (count: number): string => `Without a date: ${count}.`,
    received: (days: string): string => `Received: ${days}.`,
    answered: (days: string): string => `Answered: ${days}.`,
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
    found: (numbers: string): string => `found: ${numbers}`,
    answers: (count: number): string =>
      count === 1 ? 'the owner’s answer' : `${count} answers of the owner`,
    noPhoto: 'no photo',
    setAside: 'a finding was set aside',
    saidDone: 'the owner says it’s done',
  },
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  /** Stands for letters that can't be printed, and what explains it. */
  leftOut: {
    mark: '[can’t be printed here]',
    report:
      'Some of the text about this home has letters or signs that this report can’t print. It says “[can’t be printed here]” where they belong. The home’s pages on the website show the text in full.',
    letter:
      'Where this letter says “[can’t be printed here]”, it was written with letters or signs that this file can’t print.',
  },
  map: {
    title: 'Map',
    /** For who can't see it. */
    alt: 'The home from above, with its rings and, where they are known, the places of its photos.',
    drawn: 'Drawn to scale. North is up.',
    aerial: (credit: string): string => `Aerial picture: ${credit}. North is up.`,
    rings: 'The rings end 5, 30 and 100 feet from the walls.',
    assumed: 'The house wasn’t traced: the dashed outline is an assumed 40 by 50 feet.',
    noPlace: 'The home’s location on the map isn’t known.',
    photo: 'Numbers are photos of the evidence appendix, where their owner placed them.',
    /** Photos placed by their own data. */
    recorded: (numbers: string): string =>
      `Dashed: ${numbers}, placed by location data in the photo; not confirmed by the owner.`,
    unplaced: (numbers: string): string => `Photos that aren’t placed on the map: ${numbers}.`,
    feet: (feet: number): string => `${feet} ft`,
    north: 'N',
  },
  /** The drawing of the home on the first page. */
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
    /** For who can't see it. */
    states: {
      seen: 'seen',
      partly: 'seen or told only in part',
      unseen: 'not seen',
      missing: 'the house has no such side',
    },
    /** About that far, where both are the same. */
    neighbor: (from: number, to: number): string => {
      if (to === 0) return 'a building that touches the house';
      if (from === to) return `a building about ${to} ${to === 1 ? 'foot' : 'feet'} away`;
      return from === 0
        ? `a building less than ${to} feet away`
        : `a building ${from} to ${to} feet away`;
    },
    slope: (percent: number, about: boolean): string =>
      `the ground falls away by ${about ? 'about' : 'more than'} ${percent}%`,
    /** Of what a map says and nobody has confirmed. */
    onMap: (said: string): string => `${said}, as a map shows`,
    /** What dashed lines mean. */
    onMaps: 'Dashed: a map shows it, and the owner has not confirmed it.',
    done: (hazard: string): string => `Done: ${hazard}`,
    everywhere: 'whole home',
    somewhere: 'side not known',
  },
  /** How the score comes from 100. */
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
    /** Why the score isn't the sum of the rows above. */
    middle:
      'Things that were not seen come together and meet limits: the score is the middle one of all homes that fit what is known.',
    rounding: 'Rounding down',
    score: 'Score',
    /** In its place where too little is known for a score. */
    middleScore: 'The middle of all homes that fit what is known',
  },
  findings: {
    title: 'What was found',
    lead: 'Hazards found, by the first side on which each is, with their evidence. On a side, those that cost the most points come first.',
    none: 'No hazard counts now in what was seen or said.',
    points: (points: string): string => `${points} points`,
    costs: (points: string): string => `costs ${points} points`,
    sure: (percent: number): string => `confidence ${percent}%`,
    shownBy: (photo: string, who: string): string => `${photo}, according to ${who}`,
    boxNote: 'Boxes show where.',
    /** In place of a drawing, for who can't see it. */
    drawing: (hazard: string): string => `Drawing, not of this home: ${hazard}`,
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
    /** In place of the law of a state whose rules the product doesn't know. */
    askFireDistrict: 'What the law asks depends on where the home is. The fire district can tell.',
    heldBy: 'A landlord or HOA decides about it.',
    /** Where an answer and photos contradict each other, by what the photos show, and what counts. */
    disagreement: {
      hazard: (where: string): string =>
        `${where}: a photo shows it, so it counts. The owner’s answer says otherwise.`,
      clear: (where: string): string =>
        `${where}: the photos look clear. The owner answered that it is there, so it counts.`,
    },
    ceiling: (limit: string, causes: string): string =>
      `As the home is now, its score can’t be above ${limit}, because of: ${causes}.`,
    /** The same where some of it hasn't been seen; `found` may be empty. */
    ceilingUnseen: (limit: string, found: string, unseen: string): string =>
      found === ''
        ? `What hasn’t been seen yet (${unseen}), which counts the way it does at a typical home, holds the score at about ${limit}.`
        : `What was found (${found}) and what hasn’t been seen yet (${unseen}), which counts the way it does at a typical home, hold the score at about ${limit}.`,
    alsoPhotos: (photos: string): string =>
      `Also in ${photos.includes(',') ? 'photos' : 'photo'} ${photos}.`,
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
    /** Of what is found again since. */
    again: 'A newer photo or answer shows it, so it costs points.',
    doneOn: (date: string): string => `Done on ${date}, according to the owner`,
    before: (photo: string): string => `Before: ${photo}`,
    after: (photo: string): string => `After: ${photo}`,
    taken: (date: string): string => `taken ${date}`,
    received: (date: string): string => `received ${date}`,
    /** Of work, with the day on which it is said to be done. */
    doneBeforeReport: 'That day is before the hazard was reported; one of the two is wrong.',
    datedBeforeReport: (date: string): string =>
      `photo dated ${date}, before the hazard was reported`,
    datedBefore: 'dated before the work; one of the two dates is wrong',
    datedAfter: 'dated after the work; one of the two dates is wrong',
  },
  unseen: {
    title: 'What was not seen',
    lead: 'No photo that counts and no answer says whether this is here. A yes that named no side says only that it is somewhere. The rest counts the way it does at a typical home, so points are held back.',
    none: 'Everything that is scored was seen in photos or reported by the owner or somebody they let in.',
    sides: (sides: string, count: number): string =>
      `No photo of ${count === 1 ? 'this side' : 'these sides'} counts yet: ${sides}.`,
    /** In place of the names of all sides. */
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
    /** Instead of both, where too little is known for a score. */
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
    done: (date: string): string => `Done on ${date}, according to the owner; found again since`,
    estimate: '(estimate)',
    /** After a cost where no side is known. */
    forEachSide: 'for each side',
    priceGuides: 'price guides',
    costs:
      'Costs and hours are rough estimates for a home of typical size in the United States, 2025, from published price guides or the numbered sources. Where it says “estimate”, no reliable source gives the price: it is our own rough estimate.',
  },
  laws: {
    title: 'What applies at this address',
    /** On or after which day somebody last looked at each of them. */
    lead: (day: string, isOverdue: boolean): string =>
      `Known here from copies and summaries, each last checked on ${day} or later${isOverdue ? `, more than ${checkEveryDays} days ago` : ''}; whether one is met is for an inspector to say. Numbers are those of the plan.`,
    place: {
      known: (facts: string): string => `Where the home is: ${facts}.`,
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
      county: (name: string): string =>
        / (?:county|parish|borough)$/i.test(name) ? name : `${name} County`,
      source: {
        owner: 'the owner says',
        service: (publisher: string, day: string): string => `${publisher} map, asked on ${day}`,
        /** By a map that says as of when it holds. */
        datedService: (publisher: string, day: string): string =>
          `${publisher} map, data from ${day}`,
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
    /** Before the numbers of findings that break a law only where more is so than was asked. */
    mayCount: 'May count',
    standing: {
      found: 'Found',
      partly_seen: 'Not known for sure',
      none_found: 'Nothing found of what was asked',
      not_asked: 'Not asked',
    },
  },
  programs: {
    title: 'Insurance and safety programs',
    lead: 'How the home measures up on each item, as far as photos and the owner’s answers show. Met means that every part of an item was asked or seen, open that something is not known yet. This is not a certification; only the programs can give one.',
    /** Instead, where no program is known, or no state. */
    none: (state: string): string =>
      `Defensible Space Score knows of no program for homes in ${state} yet. Insurers and fire districts can tell.`,
    noState: 'Programs differ by state, and the state of this home isn’t known here.',
    states: {
      met: 'Met',
      met_or_none: 'Met, or none here',
      none_there: 'Doesn’t apply',
      not_met: 'Not met',
      open: 'Open',
      not_asked: 'Not asked',
    },
    found: (hazards: string): string => `Found: ${hazards}.`,
    neighbors: (hazards: string): string =>
      `Found, but the owner marked it as a neighbor’s: ${hazards}.`,
    missing: (hazards: string): string => `Not known well enough: ${hazards}.`,
    more: (count: number): string => `${count} more`,
    open: (what: string): string => `Still open: ${what}`,
    restsOn: (what: string): string => `Based on ${what}.`,
    photos: (numbers: string): string => `${numbers.includes(',') ? 'photos' : 'photo'} ${numbers}`,
    /** @param only what the photos were checked for; null: all that an item is about */
    checked: (numbers: string, side: string, only: string | null): string =>
      `${numbers.includes(',') ? 'photos' : 'photo'} ${numbers} (${side}${only === null ? '' : `, checked only for: ${only}`})`,
    answers: (count: number): string =>
      count === 1
        ? 'the owner’s answer to one question'
        : `the owner’s answers to ${count} questions`,
    /** Of items that an earlier list has, too. */
    asAbove: (items: string): string => `As above: ${items}.`,
    setAside: 'The owner set aside something that was found.',
    denied: 'A photo and an answer of the owner disagree.',
    saidDone: 'The owner says that something it is about was there and is gone.',
  },
  answers: {
    title: 'What the owner said',
    lead: 'The owner’s answers count as given, except where a photo shows otherwise (“What was found”), where the work was done since (“Work done”), or where the owner marked or disputed the finding. Nobody has verified them on site.',
    /** Instead, where an assessor saw some of it. */
    leadVisited:
      'Answers count as given, except where a photo shows otherwise (“What was found”), where the work was done since (“Work done”), or where the owner marked or disputed the finding. A number in brackets marks what an assessor saw at the home. Nobody has looked at the others there but the owner.',
    none: 'The owner answered no questions.',
    question: 'What it’s about',
    values: {
      yes: 'Yes',
      no: 'No',
      not_sure: 'Not sure',
      not_applicable: 'Doesn’t apply',
    },
    /** After an answer that found something: how much, how close or how steep. */
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
    /** All answers in one table. */
    matrix: {
      whole: 'Whole home',
      legend:
        'Yes, on dark: by the owner’s answer it is there. An empty field wasn’t answered. A photo was added at this stop or, where it says so, marked by the owner.',
      day: (date: string): string => `All was answered on ${date}.`,
      days: (list: string): string => `Answered on: ${list}.`,
      marked: (photo: string): string => `marked in ${photo}`,
    },
    ownerSaid: 'The owner said so',
    /** `name` null where nobody knows anymore who it was. */
    seen: (name: string | null, day: string): string =>
      name === null
        ? `An assessor who has deleted their account since saw this on ${day}`
        : `An assessor, ${name}, saw this on ${day}`,
    /** Below the table of answers, of those with this mark. */
    seenMark: (mark: string, seen: string): string => `${mark}: ${seen}.`,
    /** What is known of assessors. */
    assessors:
      'An assessor is somebody whom the owner let in. Only the name and the organization that they gave are known of them, and nobody has checked either. Where this report speaks of the owner’s answers, these are among them.',
    /** Of a photo that was added while answering, and in which nothing is marked. */
    atStop: (photo: string): string => `Added at this stop: ${photo}`,
    photoGone: 'its photo is no longer there',
    disputes: 'Findings that the owner disputes',
    disputesLead:
      'What is disputed here as not there costs no points, unless the dispute was withdrawn.',
    answeredAway: 'A photo was read as showing it; the owner’s answer says otherwise.',
    noDisputes: 'The owner disputes no findings.',
    /** Instead, where an answer denies what a photo shows and counts. */
    onlyDenied:
      'The owner disputes no findings, other than by the answers named with the findings.',
    kinds: {
      not_there: 'Not there',
      not_mine: 'Not the owner’s to change',
    },
    whose: { neighbor: 'a neighbor’s', landlord_or_association: 'a landlord’s or HOA’s' },
    withdrawn: (date: string): string => `Withdrawn ${date}`,
    reason: (reason: string): string => `Reason given: ${reason}`,
    /** What the address was before its owner changed it, and the state in the owner's word. */
    address: 'The address',
    addressLead: 'The owner wrote the address of this home anew. Before, it was:',
    until: (date: string): string => `until ${date}`,
    state: (state: string): string => `State, according to the owner: ${state}`,
  },
  appendix: {
    title: 'Evidence: every photo',
    lead: 'Each photo with what is known about it and who says so. The content hash (SHA-256) names the exact bytes that the server received; it changes if one of them changes. Browsers may make a large photo smaller before they send it: then the hash of the chosen file stands beside it and differs.',
    none: 'There are no photos.',
    photo: (number: number): string => `Photo ${number}`,
    taken: 'Taken',
    place: 'Place',
    /** A photo placed where the home itself isn't known on a map. */
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
    accuracy: (meters: number): string => `within ${meters} m`,
    notCounted: 'Doesn’t count toward the score.',
    note: (text: string): string => `Owner’s note: ${text}`,
  },
  method: {
    title: 'Method and limits',
    /** @param firstFeet the points of zone 0 @param inTen how many of ten homes the range covers */
    summary: (firstFeet: number, inTen: number): string =>
      `The score looks at the outside of the house and the land around it, in photos and in what the owner says. Every home starts with 100 points, and higher is safer. Each hazard takes points off and is shown with the photo or the answer that it rests on. The first 5 feet from the walls (Zone 0) hold ${firstFeet} of the 100 points. What no one has seen counts the way it does at a typical home. By our estimate, the scores of ${inTen} in 10 homes like this one fall in the range. The score tells what to fix first. It can’t promise that a house will survive a fire.`,
    version: (version: string): string =>
      `Scored with version ${version} of the weights. The page “How scoring works” explains every figure and its source.`,
    aiModel: (name: string): string => `the AI model ${name}`,
    /** @param who the built-in analyzer or an AI model */
    looked: (who: string): string => `Photos were analyzed by ${who}.`,
    builtIn: 'the built-in analyzer',
    disclaimer:
      'This report is information to help prepare a home. It is made by software from photos and answers that the owner gave, and nobody visited the home for it. It is not an official inspection, not legal, fire-safety or insurance advice, and it does not guarantee that the property complies with any code, meets any program, or will survive a fire.',
    /** Instead, where an assessor visited the home. */
    disclaimerVisited:
      'This report is information to help prepare a home. It is made by software from photos and answers that the owner gave, or, where it says so, an assessor whom the owner let in. It is not an official inspection, not legal, fire-safety or insurance advice, and it does not guarantee that the property complies with any code, meets any program, or will survive a fire.',
  },
  references: {
    title: 'Rules and sources',
    lead: 'Numbers in brackets in the findings mean these documents.',
    rules: 'The versions of the rules',
  },
  photoOf: (number: number): string => `Photo ${number}`,
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

export type ReportWords = typeof reportWordsEn;
