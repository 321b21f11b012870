import type {
  AreaId,
  Direction,
  HouseSide,
  Locale,
  ProgramItemState,
  RuleStatus,
  ScoreBand,
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
  readonly notEnoughSeen: (score: number) => string;
  readonly asSeen: (score: number, low: number, high: number) => string;
  readonly removed: (count: number) => string;
  /** What stands below a count, which is shown apart. */
  readonly figures: {
    readonly hazards: (count: number) => string;
    readonly photos: (count: number) => string;
    readonly answers: (count: number) => string;
    readonly gain: (count: number) => string;
  };
  readonly basic: string;
  readonly code: string;
  readonly checkAt: string;
  readonly footer: (code: string) => string;
  readonly page: (page: number, pages: number) => string;
  readonly contents: string;
  readonly map: {
    readonly title: string;
    readonly drawn: string;
    readonly aerial: (credit: string) => string;
    readonly rings: string;
    readonly assumed: string;
    readonly noPlace: string;
    readonly photo: string;
    /** Photos that stand where their own data say. */
    readonly recorded: (numbers: string) => string;
    readonly unplaced: (numbers: string) => string;
    readonly feet: (feet: number) => string;
    readonly north: string;
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
    readonly rounding: string;
    readonly score: string;
  };
  readonly findings: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly points: (points: string) => string;
    readonly sure: (percent: number) => string;
    readonly where: string;
    readonly shownBy: (photo: string, who: string) => string;
    readonly noPicture: string;
    readonly boxNote: string;
    readonly why: string;
    readonly todo: string;
    readonly rules: string;
    readonly sources: string;
    readonly statuses: Readonly<Record<RuleStatus, string>>;
    readonly unconfirmed: string;
    readonly notCompared: string;
    readonly heldBy: string;
    readonly ceiling: (limit: string) => string;
    readonly alsoPhotos: (photos: string) => string;
    readonly unsure: string;
    readonly unsureLead: string;
    readonly context: string;
    readonly contextLead: string;
  };
  readonly settled: {
    readonly title: string;
    readonly lead: string;
    readonly doneOn: (date: string) => string;
    readonly before: (photo: string) => string;
    readonly after: (photo: string) => string;
    readonly taken: (date: string) => string;
    readonly received: (date: string) => string;
  };
  readonly unseen: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly sides: (sides: string) => string;
    readonly allSides: string;
    readonly held: string;
    readonly what: string;
    readonly where: string;
  };
  readonly plan: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly step: string;
    readonly gain: string;
    readonly cost: string;
    readonly time: string;
    readonly after: string;
    readonly who: Readonly<Record<'diy' | 'pro' | 'diy_or_pro', string>>;
    readonly planned: string;
    readonly done: (date: string) => string;
    readonly estimate: string;
    readonly priceGuides: string;
    readonly costs: string;
  };
  readonly programs: {
    readonly title: string;
    readonly lead: string;
    readonly item: string;
    readonly stands: string;
    readonly states: Readonly<Record<ProgramItemState, string>>;
    readonly metInPart: string;
    readonly found: (hazards: string) => string;
    readonly missing: (hazards: string) => string;
    readonly more: (count: number) => string;
    readonly notJudged: (what: string) => string;
    readonly restsOn: (what: string) => string;
    readonly photos: (numbers: string) => string;
    readonly answers: (count: number) => string;
    readonly setAside: string;
  };
  readonly answers: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly question: string;
    readonly answer: string;
    readonly values: Readonly<Record<'yes' | 'no' | 'not_sure' | 'not_applicable', string>>;
    readonly ownerSaid: (photo: string) => string;
    readonly photoGone: string;
    readonly disputes: string;
    readonly disputesLead: string;
    readonly noDisputes: string;
    readonly kinds: Readonly<Record<'not_there' | 'already_fixed' | 'not_mine', string>>;
    readonly whose: Readonly<Record<'neighbor' | 'landlord_or_association', string>>;
    readonly withdrawn: (date: string) => string;
    readonly reason: (reason: string) => string;
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
    readonly version: (version: string) => string;
    /** @param who the built-in analyzer or an AI model */
    readonly looked: (who: string) => string;
    readonly aiModel: (name: string) => string;
    readonly builtIn: string;
    readonly disclaimerTitle: string;
    readonly disclaimer: string;
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
  readonly ofHouseSide: Readonly<Record<HouseSide, string>>;
  readonly ofSide: Readonly<Record<Direction, string>>;
  readonly areas: Readonly<Record<AreaId, string>>;
}

const en: ReportWords = {
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
    'The score of 8 in 10 homes with the same photos and answers would lie in this range.',
  seenShare: (percent) => `${percent}% of what is scored was seen in photos or told by the owner.`,
  notEnoughSeen: (score) =>
    `Too little was seen for a verdict. A typical home with as little seen gets ${score}.`,
  asSeen: (score, low, high) =>
    `From the photos and answers alone, before the owner set findings aside: ${score} (${low} to ${high}).`,
  removed: (count) =>
    count === 1
      ? 'The owner removed one photo after it had been analyzed.'
      : `The owner removed ${count} photos after they had been analyzed.`,
  figures: {
    hazards: (count) => (count === 1 ? 'hazard found' : 'hazards found'),
    photos: (count) => (count === 1 ? 'photo' : 'photos'),
    answers: (count) => (count === 1 ? 'answer by the owner' : 'answers by the owner'),
    gain: (count) => (count === 1 ? 'point to win back' : 'points to win back'),
  },
  basic:
    'A basic analysis was used: it measures vegetation and dryness in photos, and recognizes no objects.',
  code: 'Report code',
  checkAt: 'To check that this file is genuine and unchanged, open',
  footer: (code) => `Report code ${code}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  contents: 'In this report',
  map: {
    title: 'Map',
    drawn: 'Drawn to scale. North is up.',
    aerial: (credit) => `Aerial picture: ${credit}. North is up.`,
    rings: 'The rings end 5, 30 and 100 feet from the walls.',
    assumed: 'The house wasn’t traced: the dashed outline is an assumed 40 by 50 feet.',
    noPlace: 'Where the home is on a map isn’t known.',
    photo: 'Numbers are photos of the evidence appendix, where their owner placed them.',
    recorded: (numbers) =>
      `Dashed: ${numbers}, where the photo’s own data place it; not confirmed by the owner.`,
    unplaced: (numbers) => `Not placed on the map: ${numbers}.`,
    feet: (feet) => `${feet} ft`,
    north: 'N',
  },
  sums: {
    title: 'How the score adds up',
    lead: 'The points of each part of the home, to the hundredth. What was not seen counts as it does at a typical home.',
    part: 'Part of the home',
    columns: { cap: 'Possible', lost: 'Lost to hazards', not_seen: 'Not seen', kept: 'Kept' },
    all: 'Total',
    start: 'All points',
    hazards: 'Hazards found',
    notSeen: 'Not seen',
    ceiling: 'Limit on the score',
    rounding: 'Rounding down',
    score: 'Score',
  },
  findings: {
    title: 'What was found',
    lead: 'Hazards found, costliest first, each with the evidence that it rests on.',
    none: 'No hazard was found in what was seen.',
    points: (points) => `${points} points`,
    sure: (percent) => `${percent}% sure`,
    where: 'Where',
    shownBy: (photo, who) => `${photo}, according to ${who}`,
    noPicture: 'No photo shows it: it rests on the owner’s answer.',
    boxNote: 'Frames show where.',
    why: 'Why it matters',
    todo: 'What to do',
    rules: 'Rules and advice',
    sources: 'Sources',
    statuses: {
      in_force: 'in force',
      draft: 'draft, not law',
      standard: 'a standard for new buildings, not a duty of existing homes',
      insurance: 'insurance regulation, in force: discounts, no duty of homeowners',
      voluntary: 'voluntary program',
      guidance: 'advice',
    },
    unconfirmed: 'known from copies or summaries',
    notCompared: 'not everything cited was compared with the original',
    heldBy: 'A landlord or an association decides about it.',
    ceiling: (limit) => `Limits the score to ${limit}`,
    alsoPhotos: (photos) => `Also in ${photos.includes(',') ? 'photos' : 'photo'} ${photos}.`,
    unsure: 'Too unsure to count',
    unsureLead: 'Seen with so little certainty that it costs no points.',
    context: 'Not the owner’s to change',
    contextLead: 'On a neighbor’s land, or the distance to other buildings. It costs no points.',
  },
  settled: {
    title: 'Removed, with photos from before and after',
    lead: 'The owner says that this work was done, and that the later photo shows the same place as the one before it. What the one before it shows was not found in the later photo, so it costs no points anymore. Each photo was looked at by itself. The two were not compared.',
    doneOn: (date) => `Done on ${date}, as the owner says`,
    before: (photo) => `Before: ${photo}`,
    after: (photo) => `After: ${photo}`,
    taken: (date) => `taken ${date}`,
    received: (date) => `received ${date}`,
  },
  unseen: {
    title: 'What was not seen',
    lead: 'Nobody has seen this or answered about it. It counts as it is at a typical home, so points are held back.',
    none: 'Everything that is scored was seen or told.',
    sides: (sides) => `Shown in no photo: ${sides}.`,
    allSides: 'Photos show all sides of the house.',
    held: 'Points held back',
    what: 'Not seen',
    where: 'Where',
  },
  plan: {
    title: 'What to do',
    lead: 'In the recommended order: first free work, then work for up to about $2,000, if it gains at least a point; then free work that gains less, and last all other work. Within each of these, by points for each dollar and hour.',
    none: 'Nothing that was seen or told needs work.',
    step: 'Work',
    gain: 'Gain alone',
    cost: 'Cost',
    time: 'Time',
    after: 'Score then',
    who: {
      diy: 'can be done without a professional',
      pro: 'needs a professional',
      diy_or_pro: 'with or without a professional',
    },
    planned: 'Planned by the owner',
    done: (date) => `Done on ${date}, as the owner says; no after-photo confirms it yet`,
    estimate: '(estimate)',
    priceGuides: 'price guides',
    costs:
      'Costs and hours are rough estimates for one typical home in the United States, 2025, from published price guides or the numbered sources. Where it says “estimate”, no solid source backs the price: it is our estimate of its order of magnitude.',
  },
  programs: {
    title: 'Insurance and safety programs',
    lead: 'How the home stands against each item as far as photos and the owner’s answers show. This is not a certification; only the programs can give one.',
    item: 'Item',
    stands: 'How it stands',
    states: {
      met: 'Met',
      not_met: 'Not met',
      unknown: 'Unknown',
      not_judged: 'Not judged here',
    },
    metInPart: 'Met, as far as judged here',
    found: (hazards) => `Found: ${hazards}.`,
    missing: (hazards) => `Not seen well enough: ${hazards}.`,
    more: (count) => `${count} more`,
    notJudged: (what) => `Not judged: ${what}`,
    restsOn: (what) => `Rests on ${what}.`,
    photos: (numbers) => `${numbers.includes(',') ? 'photos' : 'photo'} ${numbers}`,
    answers: (count) => (count === 1 ? 'one answer of the owner' : `${count} answers of the owner`),
    setAside: 'The owner set aside what a photo shows of it.',
  },
  answers: {
    title: 'What the owner said',
    lead: 'Answers of the owner count as they are. Nobody has checked them on site.',
    none: 'The owner answered no questions.',
    question: 'Question',
    answer: 'Answer',
    values: { yes: 'Yes', no: 'No', not_sure: 'Not sure', not_applicable: 'Doesn’t apply' },
    ownerSaid: (photo) => `The owner said so; ${photo}`,
    photoGone: 'its photo is no longer there',
    disputes: 'Findings that the owner disputes',
    disputesLead: 'What is said not to be there, or to be fixed, costs no points.',
    noDisputes: 'The owner disputes no finding.',
    kinds: {
      not_there: 'Not there',
      already_fixed: 'Already fixed',
      not_mine: 'Not the owner’s to change',
    },
    whose: { neighbor: 'a neighbor’s', landlord_or_association: 'a landlord’s or association’s' },
    withdrawn: (date) => `Taken back ${date}`,
    reason: (reason) => `Reason given: ${reason}`,
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
    noZone: 'camera’s clock, time zone unknown',
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
    version: (version) =>
      `Scored with version ${version} of the weights. The page “How scoring works” explains every figure and its source.`,
    aiModel: (name) => `the AI model ${name}`,
    looked: (who) => `Photos were looked at by ${who}.`,
    builtIn: 'the built-in analyzer',
    disclaimerTitle: 'What this report is, and isn’t',
    disclaimer:
      'This report is information to help prepare a home. It is made by software from photos and answers that the owner gave, and nobody visited the home for it. It is not an official inspection, not legal, fire-safety or insurance advice, and it does not guarantee that the property complies with any code, meets any program, or will survive a fire.',
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
  ofHouseSide: {
    front: 'photo of the front',
    back: 'photo of the back',
    left: 'photo of the left side',
    right: 'photo of the right side',
  },
  ofSide: {
    north: 'photo of the north side',
    east: 'photo of the east side',
    south: 'photo of the south side',
    west: 'photo of the west side',
  },
  areas: {
    roof: 'roof',
    siding: 'siding',
    zone_0: 'first five feet',
    zone_1: 'yard, 5 to 30 feet',
    zone_2: 'land, 30 to 100 feet',
  },
};

const es: ReportWords = {
  title: 'Informe de espacio defendible',
  letterTitle: 'Carta a una aseguradora',
  for: 'Vivienda',
  nickname: (name) => `Su propietario la llama “${name}”`,
  assessed: (date) => `Evaluada el ${date}`,
  made: (date) => `Informe hecho el ${date}`,
  outOf: 'de 100',
  bands: { excellent: 'Excelente', good: 'Bueno', fair: 'Regular', poor: 'Deficiente' },
  provisional: 'provisional',
  range: (low, high) => `Probablemente entre ${low} y ${high}`,
  rangeMeans:
    'En este rango quedaría el puntaje de 8 de cada 10 casas con las mismas fotos y respuestas.',
  seenShare: (percent) =>
    `El ${percent}% de lo que cuenta se vio en fotos o lo dijo el propietario.`,
  notEnoughSeen: (score) =>
    `Se vio muy poco para dar un veredicto. Una casa típica de la que se vio tan poco obtiene ${score}.`,
  asSeen: (score, low, high) =>
    `Solo con las fotos y respuestas, antes de que se descartaran hallazgos: ${score} (de ${low} a ${high}).`,
  removed: (count) =>
    count === 1
      ? 'Se borró una foto después de analizarla.'
      : `Se borraron ${count} fotos después de analizarlas.`,
  figures: {
    hazards: (count) => (count === 1 ? 'peligro encontrado' : 'peligros encontrados'),
    photos: (count) => (count === 1 ? 'foto' : 'fotos'),
    answers: (count) => (count === 1 ? 'respuesta' : 'respuestas'),
    gain: (count) => (count === 1 ? 'punto por recuperar' : 'puntos por recuperar'),
  },
  basic:
    'Se usó un análisis básico: mide la vegetación y lo seco que está en las fotos, y no reconoce objetos.',
  code: 'Código del informe',
  checkAt: 'Para comprobar que este archivo es auténtico y no cambió, abra',
  footer: (code) => `Código del informe ${code}`,
  page: (page, pages) => `Página ${page} de ${pages}`,
  contents: 'En este informe',
  map: {
    title: 'Mapa',
    drawn: 'Dibujado a escala. El norte está arriba.',
    aerial: (credit) => `Imagen aérea: ${credit}. El norte está arriba.`,
    rings: 'Los anillos terminan a 5, 30 y 100 pies de las paredes.',
    assumed: 'Nadie trazó la casa: el contorno punteado supone una de 40 por 50 pies.',
    noPlace: 'No se sabe dónde está la vivienda en un mapa.',
    photo: 'Los números son las fotos del apéndice, donde las ubicó el propietario.',
    recorded: (numbers) =>
      `Con borde punteado: ${numbers}, donde lo ubican los datos de la propia foto; el propietario no lo ha confirmado.`,
    unplaced: (numbers) => `Sin ubicar en el mapa: ${numbers}.`,
    feet: (feet) => `${feet} pies`,
    north: 'N',
  },
  sums: {
    title: 'De dónde sale el puntaje',
    lead: 'Los puntos de cada parte de la casa, con centésimas. Lo que no se vio cuenta como en una casa típica.',
    part: 'Parte de la casa',
    columns: {
      cap: 'Posibles',
      lost: 'Perdidos por peligros',
      not_seen: 'Sin ver',
      kept: 'Conservados',
    },
    all: 'Total',
    start: 'Todos los puntos',
    hazards: 'Peligros encontrados',
    notSeen: 'Sin ver',
    ceiling: 'Límite del puntaje',
    rounding: 'Redondeo hacia abajo',
    score: 'Puntaje',
  },
  findings: {
    title: 'Lo que se encontró',
    lead: 'Los peligros encontrados, del que más puntos quita al que menos, cada uno con sus pruebas.',
    none: 'No se encontró ningún peligro en lo que se vio.',
    points: (points) => `${points} puntos`,
    sure: (percent) => `${percent}% de certeza`,
    where: 'Dónde',
    shownBy: (photo, who) => `${photo}, según ${who}`,
    noPicture: 'Ninguna foto lo muestra: se basa en la respuesta del propietario.',
    boxNote: 'Los recuadros muestran dónde.',
    why: 'Por qué importa',
    todo: 'Qué hacer',
    rules: 'Reglas y consejos',
    sources: 'Fuentes',
    statuses: {
      in_force: 'vigente',
      draft: 'borrador, no es ley',
      standard: 'norma para construcciones nuevas; no obliga a las casas ya construidas',
      insurance: 'reglamento de seguros, vigente: da descuentos y no obliga a propietarios',
      voluntary: 'programa voluntario',
      guidance: 'consejo',
    },
    unconfirmed: 'conocida por copias o resúmenes',
    notCompared: 'no todo lo citado se comparó con el original',
    heldBy: 'Lo decide un arrendador o una asociación.',
    ceiling: (limit) => `Limita el puntaje a ${limit}`,
    alsoPhotos: (photos) =>
      `También en ${photos.includes(',') ? 'las fotos' : 'la foto'} ${photos}.`,
    unsure: 'Sin certeza suficiente para contar',
    unsureLead: 'Se vio con tan poca certeza que no quita puntos.',
    context: 'No depende del propietario',
    contextLead:
      'Está en terreno de un vecino, o es la distancia a otras construcciones. No quita puntos.',
  },
  settled: {
    title: 'Lo que ya se quitó, con fotos de antes y después',
    lead: 'El propietario dice que hizo este trabajo y que la foto posterior muestra el mismo lugar que la anterior. En la foto posterior no se encontró lo que muestra la anterior, así que esa ya no quita puntos. Cada foto se examinó por separado. No se compararon entre sí.',
    doneOn: (date) => `Hecho el ${date}, según el propietario`,
    before: (photo) => `Antes: ${photo}`,
    after: (photo) => `Después: ${photo}`,
    taken: (date) => `tomada el ${date}`,
    received: (date) => `recibida el ${date}`,
  },
  unseen: {
    title: 'Lo que no se vio',
    lead: 'Nadie lo ha visto ni ha contestado nada al respecto. Cuenta como en una casa típica, así que hay puntos que no se cuentan todavía.',
    none: 'Se vio o se dijo todo lo que cuenta.',
    sides: (sides) => `No aparece en ninguna foto: ${sides}.`,
    allSides: 'Las fotos muestran todos los lados de la casa.',
    held: 'Puntos que no se cuentan todavía',
    what: 'Sin ver',
    where: 'Dónde',
  },
  plan: {
    title: 'Qué hacer',
    lead: 'En el orden recomendado: primero lo gratis y después lo que cuesta hasta unos $2,000, si da al menos un punto; luego lo gratis que da menos y al final todo lo demás. En cada grupo, según los puntos por cada dólar y hora.',
    none: 'Nada de lo que se vio o se dijo necesita trabajo.',
    step: 'Trabajo',
    gain: 'Mejora por sí solo',
    cost: 'Costo',
    time: 'Tiempo',
    after: 'Puntaje después',
    who: {
      diy: 'se puede hacer sin un profesional',
      pro: 'necesita un profesional',
      diy_or_pro: 'con o sin un profesional',
    },
    planned: 'Está en el plan del propietario',
    done: (date) =>
      `Hecho el ${date}, según el propietario; ninguna foto posterior lo confirma todavía`,
    estimate: '(estimación)',
    priceGuides: 'guías de precios',
    costs:
      'Los costos y las horas son estimaciones generales para una casa típica en Estados Unidos, 2025, según guías de precios publicadas o las fuentes numeradas. Donde dice “estimación”, ninguna fuente sólida respalda el precio: es nuestro cálculo de su orden de magnitud.',
  },
  programs: {
    title: 'Programas de seguros y de seguridad',
    lead: 'Cómo está la casa en cada requisito, hasta donde lo muestran las fotos y las respuestas. No es una certificación; esa solo la dan los programas.',
    item: 'Requisito',
    stands: 'Cómo está',
    states: {
      met: 'Se cumple',
      not_met: 'No se cumple',
      unknown: 'No se sabe',
      not_judged: 'No se evalúa aquí',
    },
    metInPart: 'Se cumple en lo que se evalúa aquí',
    found: (hazards) => `Se encontró: ${hazards}.`,
    missing: (hazards) => `Sin ver bien: ${hazards}.`,
    more: (count) => `${count} más`,
    notJudged: (what) => `No se evalúa: ${what}`,
    restsOn: (what) => `Se basa en ${what}.`,
    photos: (numbers) => `${numbers.includes(',') ? 'las fotos' : 'la foto'} ${numbers}`,
    answers: (count) => (count === 1 ? 'una respuesta' : `${count} respuestas`),
    setAside: 'El propietario descartó algo que muestra una foto.',
  },
  answers: {
    title: 'Lo que dijo el propietario',
    lead: 'Sus respuestas cuentan tal como son. Nadie las comprobó en el lugar.',
    none: 'No respondió ninguna pregunta.',
    question: 'Pregunta',
    answer: 'Respuesta',
    values: { yes: 'Sí', no: 'No', not_sure: 'No lo sé', not_applicable: 'No es mi caso' },
    ownerSaid: (photo) => `Lo dijo el propietario; ${photo}`,
    photoGone: 'su foto ya no está',
    disputes: 'Hallazgos con objeciones',
    disputesLead: 'Lo que según el propietario no está ahí, o ya se arregló, no quita puntos.',
    noDisputes: 'No hay objeciones.',
    kinds: {
      not_there: 'No está ahí',
      already_fixed: 'Ya se arregló',
      not_mine: 'No depende del propietario',
    },
    whose: {
      neighbor: 'es de un vecino',
      landlord_or_association: 'es de un arrendador o una asociación',
    },
    withdrawn: (date) => `Retirada el ${date}`,
    reason: (reason) => `Motivo: ${reason}`,
  },
  appendix: {
    title: 'Pruebas: todas las fotos',
    lead: 'Cada foto con lo que se sabe de ella y quién lo dice. El código de contenido (SHA-256) nombra los bytes exactos que recibió el servidor; cambia si cambia uno de ellos. Los navegadores pueden reducir una foto grande antes de enviarla: entonces aparece al lado el código del archivo elegido, que es distinto.',
    none: 'No hay fotos.',
    photo: (number) => `Foto ${number}`,
    taken: 'Tomada',
    place: 'Lugar',
    onMap: 'donde lo muestra el mapa del informe',
    heading: 'Rumbo de la cámara',
    side: 'Muestra',
    received: 'Recibida',
    hash: 'SHA-256 recibido',
    chosenHash: 'SHA-256 del archivo elegido, según el navegador',
    file: 'Archivo',
    unknown: 'no se sabe',
    noZone: 'reloj de la cámara, zona horaria desconocida',
    sources: {
      server: 'EXIF, leído por el servidor',
      browser: 'EXIF del archivo elegido, leído por el navegador',
      device: 'sensores del aparato, según el navegador',
    },
    byOwner: 'según el propietario',
    magnetic: 'magnético',
    accuracy: (meters) => `con un margen de ${meters} m`,
    notCounted: 'No cuenta para el puntaje.',
    note: (text) => `Nota del propietario: ${text}`,
    counts: 'Aparece en los hallazgos.',
  },
  method: {
    title: 'Método y límites',
    version: (version) =>
      `Se usó la versión ${version} de la tabla de puntos. La página “Cómo funciona el puntaje” explica cada cifra y su fuente.`,
    aiModel: (name) => `el modelo de IA ${name}`,
    looked: (who) => `Las fotos las miró ${who}.`,
    builtIn: 'el analizador integrado',
    disclaimerTitle: 'Qué es este informe, y qué no es',
    disclaimer:
      'Este informe es información para ayudar a preparar una casa. Lo hace un programa con las fotos y respuestas que dio el propietario, y nadie visitó la casa para hacerlo. No es una inspección oficial, no es asesoría legal, de seguridad contra incendios ni de seguros, y no garantiza que la propiedad cumpla ninguna norma, reúna los requisitos de ningún programa o resista un incendio.',
  },
  references: {
    title: 'Reglas y fuentes',
    lead: 'Los números entre corchetes de los hallazgos son estos documentos.',
    rules: 'Las versiones de las reglas',
  },
  photoOf: (number) => `Foto ${number}`,
  sides: {
    north: 'lado norte',
    east: 'lado este',
    south: 'lado sur',
    west: 'lado oeste',
    whole_house: 'toda la casa',
    unknown: 'lado desconocido',
  },
  compass: { north: 'norte', east: 'este', south: 'sur', west: 'oeste' },
  houseSides: {
    front: 'frente',
    back: 'parte de atrás',
    left: 'lado izquierdo',
    right: 'lado derecho',
  },
  ofHouseSide: {
    front: 'foto del frente',
    back: 'foto de la parte de atrás',
    left: 'foto del lado izquierdo',
    right: 'foto del lado derecho',
  },
  ofSide: {
    north: 'foto del lado norte',
    east: 'foto del lado este',
    south: 'foto del lado sur',
    west: 'foto del lado oeste',
  },
  areas: {
    roof: 'techo',
    siding: 'paredes',
    zone_0: 'primeros cinco pies',
    zone_1: 'patio, de 5 a 30 pies',
    zone_2: 'terreno, de 30 a 100 pies',
  },
};

export const reportWords: Readonly<Record<Locale, ReportWords>> = { en, es };
