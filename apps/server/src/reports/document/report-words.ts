import type {
  AnswerAmount,
  AnswerValue,
  AreaId,
  ChecklistState,
  Direction,
  HouseSide,
  PlanSide,
  ProgramStanding,
  HazardZone,
  LawGroup,
  ResponsibilityArea,
  RuleStatus,
  ScoreBand,
  WorkBasis,
} from '@dss/domain';

/** What a report says around the domain's own texts. */
export interface ReportWords {
  readonly title: string;
  /** Of a letter to an insurer, in the file's properties. */
  readonly letterTitle: string;
  readonly for: string;
  readonly nickname: (name: string) => string;
  readonly assessed: (date: string) => string;
  readonly made: (date: string) => string;
  readonly outOf: string;
  readonly bands: Readonly<Record<ScoreBand, string>>;
  readonly provisional: string;
  readonly range: (low: number, high: number) => string;
  readonly rangeMeans: string;
  readonly seenShare: (percent: number) => string;
  /** Why there is a range although all is known. */
  readonly stillRange: string;
  readonly notEnoughSeen: (score: number) => string;
  readonly asSeen: (score: number, low: number, high: number) => string;
  readonly removed: (count: number) => string;
  /** The words below a count, which is shown separately. */
  readonly figures: {
    readonly hazards: (count: number) => string;
    readonly photos: (count: number) => string;
    readonly answers: (count: number) => string;
    readonly gain: (count: number) => string;
    /** A gain that isn't nothing and rounds to it. */
    readonly lessThanOne: string;
  };
  readonly basic: string;
  /** Whose word it is that is older than this. */
  readonly handedOver: (day: string) => string;
  readonly code: string;
  readonly checkAt: string;
  /** @param page the address of the page that checks codes */
  readonly footer: (code: string, page: string) => string;
  /** For who can't see the bar. */
  readonly bar: (score: number) => string;
  readonly summaryTitle: string;
  readonly firstPage: {
    readonly more: (count: number) => string;
    /** Why points that a hazard costs aren't those that work gains. */
    readonly costs: string;
    /** How many jobs are done, as the plan counts them, how many hazards they removed, and how many came back. */
    readonly work: (jobs: number, hazards: number, again: number) => string;
    readonly taken: (days: string) => string;
    readonly undated: (count: number) => string;
    readonly received: (days: string) => string;
    readonly answered: (days: string) => string;
  };
  readonly checklist: {
    readonly title: string;
    readonly states: Readonly<Record<ChecklistState, string>>;
    readonly legend: string;
    readonly found: (numbers: string) => string;
    readonly answers: (count: number) => string;
    readonly noPhoto: string;
    readonly setAside: string;
    readonly saidDone: string;
  };
  readonly page: (page: number, pages: number) => string;
  /** Stands for letters that can't be printed, and what explains it. */
  readonly leftOut: Readonly<Record<'mark' | 'report' | 'letter', string>>;
  readonly map: {
    readonly title: string;
    /** For who can't see it. */
    readonly alt: string;
    readonly drawn: string;
    readonly aerial: (credit: string) => string;
    readonly rings: string;
    readonly assumed: string;
    readonly noPlace: string;
    readonly photo: string;
    /** Photos placed by their own data. */
    readonly recorded: (numbers: string) => string;
    readonly unplaced: (numbers: string) => string;
    readonly feet: (feet: number) => string;
    readonly north: string;
  };
  /** The drawing of the home on the first page. */
  readonly housePlan: {
    readonly title: string;
    readonly how: string;
    readonly names: Readonly<Record<HouseSide | Direction, string>>;
    readonly notSeen: string;
    readonly partly: string;
    /** For who can't see it. */
    readonly states: Readonly<Record<PlanSide['state'], string>>;
    /** About that far, where both are the same. */
    readonly neighbor: (fromFt: number, toFt: number) => string;
    readonly slope: (percent: number, about: boolean) => string;
    /** Of what a map says and nobody has confirmed. */
    readonly onMap: (said: string) => string;
    /** What dashed lines mean. */
    readonly onMaps: string;
    readonly done: (hazard: string) => string;
    readonly everywhere: string;
    readonly somewhere: string;
  };
  /** How the score comes from 100. */
  readonly sums: {
    readonly title: string;
    readonly lead: string;
    readonly part: string;
    readonly columns: Readonly<Record<'cap' | 'lost' | 'not_seen' | 'kept', string>>;
    readonly all: string;
    readonly start: string;
    readonly hazards: string;
    readonly notSeen: string;
    readonly ceiling: string;
    readonly together: string;
    /** Why the score isn't the sum of the rows above. */
    readonly middle: string;
    readonly rounding: string;
    readonly score: string;
    /** In its place where too little is known for a score. */
    readonly middleScore: string;
  };
  readonly findings: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly points: (points: string) => string;
    readonly costs: (points: string) => string;
    readonly sure: (percent: number) => string;
    readonly where: string;
    readonly shownBy: (photo: string, who: string) => string;
    readonly boxNote: string;
    /** In place of a drawing, for who can't see it. */
    readonly drawing: (hazard: string) => string;
    readonly drawingNote: string;
    readonly why: string;
    readonly todo: string;
    readonly rules: string;
    readonly sources: string;
    readonly statuses: Readonly<Record<RuleStatus, string>>;
    readonly notCompared: string;
    /** In place of the law of a state whose rules the product doesn't know. */
    readonly askFireDistrict: string;
    readonly heldBy: string;
    /** Where an answer and photos contradict each other, by what the photos show, and what counts. */
    readonly disagreement: Readonly<Record<'hazard' | 'clear', (where: string) => string>>;
    readonly ceiling: (limit: string, causes: string) => string;
    /** The same where some of it hasn't been seen; `found` may be empty. */
    readonly ceilingUnseen: (limit: string, found: string, unseen: string) => string;
    readonly alsoPhotos: (photos: string) => string;
    readonly unsure: string;
    readonly unsureLead: string;
    readonly outweighed: string;
    readonly outweighedLead: string;
    readonly context: string;
    readonly contextLead: string;
  };
  readonly settled: {
    readonly title: string;
    readonly lead: string;
    readonly bases: Readonly<Record<WorkBasis, string>>;
    /** Of what is found again since. */
    readonly again: string;
    readonly doneOn: (date: string) => string;
    readonly before: (photo: string) => string;
    readonly after: (photo: string) => string;
    readonly taken: (date: string) => string;
    /** Of work, with the day on which it is said to be done. */
    readonly doneBeforeReport: string;
    readonly datedBeforeReport: (date: string) => string;
    readonly datedBefore: string;
    readonly datedAfter: string;
    readonly received: (date: string) => string;
  };
  readonly unseen: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly sides: (sides: string, count: number) => string;
    /** In place of the names of all sides. */
    readonly everywhere: string;
    readonly allSides: string;
    readonly what: string;
    readonly where: string;
    readonly since2008: string;
  };
  readonly plan: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    /** Instead of both, where too little is known for a score. */
    readonly unscored: string;
    readonly step: string;
    readonly gain: string;
    readonly cost: string;
    readonly time: string;
    readonly after: string;
    readonly who: Readonly<Record<'diy' | 'pro' | 'diy_or_pro', string>>;
    readonly planned: string;
    readonly done: (date: string) => string;
    readonly estimate: string;
    /** After a cost where no side is known. */
    readonly forEachSide: string;
    readonly priceGuides: string;
    readonly costs: string;
  };
  readonly laws: {
    readonly title: string;
    /** On or after which day somebody last looked at each of them. */
    readonly lead: (day: string, isOverdue: boolean) => string;
    readonly place: {
      readonly known: (facts: string) => string;
      readonly zones: Readonly<Record<HazardZone | 'none', string>>;
      readonly areas: Readonly<Record<ResponsibilityArea, string>>;
      readonly county: (name: string) => string;
      readonly source: {
        readonly owner: string;
        readonly service: (publisher: string, askedOn: string) => string;
        /** By a map that says as of when it holds. */
        readonly datedService: (publisher: string, dataFrom: string) => string;
      };
    };
    readonly groups: Readonly<Record<LawGroup, string>>;
    readonly sale: string;
    /** Before the numbers of findings that break a law only where more is so than was asked. */
    readonly mayCount: string;
    readonly standing: Readonly<
      Record<'found' | 'partly_seen' | 'none_found' | 'not_asked', string>
    >;
  };
  readonly programs: {
    readonly title: string;
    readonly lead: string;
    /** Instead, where no program is known, or no state. */
    readonly none: (state: string) => string;
    readonly noState: string;
    readonly item: string;
    readonly stands: string;
    readonly states: Readonly<Record<ProgramStanding, string>>;
    readonly found: (hazards: string) => string;
    readonly neighbors: (hazards: string) => string;
    readonly missing: (hazards: string) => string;
    readonly more: (count: number) => string;
    readonly open: (what: string) => string;
    readonly restsOn: (what: string) => string;
    readonly photos: (numbers: string) => string;
    /** @param only what the photos were checked for; null: all that an item is about */
    readonly checked: (numbers: string, side: string, only: string | null) => string;
    readonly answers: (count: number) => string;
    /** Of items that an earlier list has, too. */
    readonly asAbove: (items: string) => string;
    readonly setAside: string;
    readonly denied: string;
    readonly saidDone: string;
  };
  readonly answers: {
    readonly title: string;
    readonly lead: string;
    /** Instead, where an assessor saw some of it. */
    readonly leadVisited: string;
    readonly none: string;
    readonly question: string;
    readonly answer: string;
    readonly values: Readonly<Record<AnswerValue, string>>;
    /** After an answer that found something: how much, how close or how steep. */
    readonly amounts: Readonly<Record<AnswerAmount, string>>;
    /** All answers in one table. */
    readonly matrix: {
      readonly whole: string;
      readonly legend: string;
      readonly day: (date: string) => string;
      readonly days: (list: string) => string;
      readonly marked: (photo: string) => string;
    };
    readonly ownerSaid: string;
    /** `name` null where nobody knows anymore who it was. */
    readonly seen: (name: string | null, day: string) => string;
    /** Below the table of answers, of those with this mark. */
    readonly seenMark: (mark: string, seen: string) => string;
    /** What is known of assessors. */
    readonly assessors: string;
    /** Of a photo that was added while answering, and in which nothing is marked. */
    readonly atStop: (photo: string) => string;
    readonly photoGone: string;
    readonly disputes: string;
    readonly disputesLead: string;
    readonly answeredAway: string;
    readonly noDisputes: string;
    /** Instead, where an answer denies what a photo shows and counts. */
    readonly onlyDenied: string;
    readonly kinds: Readonly<Record<'not_there' | 'not_mine', string>>;
    readonly whose: Readonly<Record<'neighbor' | 'landlord_or_association', string>>;
    readonly withdrawn: (date: string) => string;
    readonly reason: (reason: string) => string;
    /** What the address was before its owner changed it, and the state in the owner's word. */
    readonly address: string;
    readonly addressLead: string;
    readonly until: (date: string) => string;
    readonly state: (state: string) => string;
  };
  readonly appendix: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly photo: (number: number) => string;
    readonly taken: string;
    readonly place: string;
    /** A photo placed where the home itself isn't known on a map. */
    readonly onMap: string;
    readonly heading: string;
    readonly side: string;
    readonly received: string;
    readonly hash: string;
    readonly chosenHash: string;
    readonly file: string;
    readonly unknown: string;
    readonly noZone: string;
    readonly sources: Readonly<Record<'server' | 'browser' | 'device', string>>;
    readonly byOwner: string;
    readonly magnetic: string;
    readonly accuracy: (meters: number) => string;
    readonly notCounted: string;
    readonly note: (text: string) => string;
    readonly counts: string;
  };
  readonly method: {
    readonly title: string;
    /** @param firstFeet the points of zone 0 @param inTen how many of ten homes the range covers */
    readonly summary: (firstFeet: number, inTen: number) => string;
    readonly version: (version: string) => string;
    /** @param who the built-in analyzer or an AI model */
    readonly looked: (who: string) => string;
    readonly aiModel: (name: string) => string;
    readonly builtIn: string;
    readonly disclaimer: string;
    /** Instead, where an assessor visited the home. */
    readonly disclaimerVisited: string;
  };
  readonly references: {
    readonly title: string;
    readonly lead: string;
    readonly rules: string;
  };
  readonly photoOf: (number: number) => string;
  readonly sides: Readonly<Record<Direction | 'whole_house' | 'unknown', string>>;
  readonly compass: Readonly<Record<Direction, string>>;
  readonly houseSides: Readonly<Record<HouseSide, string>>;
  readonly areas: Readonly<Record<AreaId, string>>;
}
