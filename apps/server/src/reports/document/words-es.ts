import { checkEveryDays } from '@dss/domain';
import type { ReportWords } from './words-en.ts';

export const reportWordsEs: ReportWords = {
  title: 'Informe de espacio defendible',
  letterTitle: 'Carta a una aseguradora',
  nickname: (name) => `Su propietario la llama “${name}”`,
  assessed: (date) => `Evaluada el ${date}`,
  made: (date) => `Informe hecho el ${date}`,
  outOf: 'de 100',
  bands: { excellent: 'Excelente', good: 'Bueno', fair: 'Regular', poor: 'Deficiente' },
  provisional: 'provisional',
  range: (low, high) => `Probablemente entre ${low} y ${high}`,
  rangeMeans:
    'Estimación nuestra, todavía sin comprobar con casas reales: en este rango quedaría el puntaje de 8 de cada 10 casas con las mismas fotos y respuestas.',
  seenShare: (percent) =>
    `El ${percent}% de lo que cuenta se vio en fotos o lo dijo el propietario o alguien a quien dejó entrar.`,
  stillRange: 'Aun así, algo pudo pasarse por alto o juzgarse mal. El rango lo tiene en cuenta.',
  notEnoughSeen: (score) =>
    `Se sabe muy poco para darle un puntaje a esta casa. ${score} es el punto medio de todas las casas que coinciden con lo que se sabe.`,
  asSeen: (score, low, high) =>
    `Sin lo que el propietario descartó o dice que hizo y ninguna foto confirma: ${score} (probablemente de ${low} a ${high}).`,
  removed: (count) =>
    count === 1
      ? 'El propietario quitó una foto después de que se encontrara algo en ella.'
      : `El propietario quitó ${count} fotos después de que se encontrara algo en ellas.`,
  figures: {
    hazards: (count) => (count === 1 ? 'peligro encontrado' : 'peligros encontrados'),
    photos: (count) => (count === 1 ? 'foto' : 'fotos'),
    answers: (count) => (count === 1 ? 'pregunta contestada' : 'preguntas contestadas'),
    gain: (count) =>
      count === 1
        ? 'punto por ganar, con todo el trabajo junto'
        : 'puntos por ganar, con todo el trabajo junto',
    lessThanOne: '<1',
  },
  basic:
    'Se usó un análisis básico: mide en las fotos la vegetación y qué tan seca está, y no reconoce objetos.',
  handedOver: (day) =>
    `La casa se entregó al propietario el ${day}. Lo anterior que figura como palabra del propietario, o como dicho por el propietario, es de un propietario anterior.`,
  code: 'Código del informe',
  checkAt: 'Para comprobar que este archivo es auténtico y no se ha cambiado, abra',
  footer: (code, page) => `Código del informe ${code} · Compruébelo en ${page}`,
  bar: (score) => `El puntaje, ${score}, en una barra de 0 a 100.`,
  summaryTitle: 'Resumen de espacio defendible',
  firstPage: {
    more: (count) => `Y ${count} más.`,
    costs:
      'Un trabajo puede dar por sí solo menos de lo que quita su peligro, donde los peligros se superponen o un tope retiene el puntaje, o más, si levanta el tope.',
    work: (jobs, hazards, again) =>
      [
        `${jobs} ${jobs === 1 ? 'trabajo' : 'trabajos'}`,
        `${hazards} ${hazards === 1 ? 'peligro' : 'peligros'}`,
        ...(again === 0 ? [] : [`${again} de nuevo ${again === 1 ? 'encontrado' : 'encontrados'}`]),
      ].join(', '),
    taken: (days) => `Tomadas: ${days}, según la cámara.`,
    undated: (count) => `Sin fecha: ${count}.`,
    received: (days) => `Recibidas: ${days}.`,
    answered: (days) => `Respondidas: ${days}.`,
  },
  checklist: {
    title: 'Lista',
    states: {
      met: 'Se cumple',
      met_or_none: 'Se cumple, o no hay',
      none_there: 'No corresponde',
      fixed_with_photo: 'Se arregló, con foto',
      not_met: 'No se cumple',
      open: 'Por saber',
      not_asked: 'Sin preguntar',
    },
    legend:
      'Se cumple: se preguntó o se vio cada parte. Se arregló: se cumple, y el propietario dice que se hizo un trabajo; hay una foto de después. Por saber: todavía falta algo. No es una certificación; esa solo la dan los programas.',
    found: (numbers) => `se encontró: ${numbers}`,
    answers: (count) =>
      count === 1 ? 'la respuesta del propietario' : `${count} respuestas del propietario`,
    noPhoto: 'sin foto',
    setAside: 'se descartó un hallazgo',
    saidDone: 'según el propietario, ya se hizo',
  },
  page: (page, pages) => `Página ${page} de ${pages}`,
  leftOut: {
    mark: '[no se puede imprimir aquí]',
    report:
      'Una parte del texto sobre esta casa tiene letras o signos que este informe no puede imprimir. En su lugar dice “[no se puede imprimir aquí]”. Las páginas de la casa en el sitio web muestran el texto completo.',
    letter:
      'Donde esta carta dice “[no se puede imprimir aquí]”, se escribió con letras o signos que este archivo no puede imprimir.',
  },
  map: {
    title: 'Mapa',
    alt: 'La casa vista desde arriba, con sus anillos y, donde se conocen, los lugares de sus fotos.',
    drawn: 'Dibujado a escala. El norte está arriba.',
    aerial: (credit) => `Imagen aérea: ${credit}. El norte está arriba.`,
    rings: 'Los anillos terminan a 5, 30 y 100 pies de las paredes.',
    assumed:
      'El contorno de la casa no se ha dibujado: la línea discontinua supone una de 40 por 50 pies.',
    noPlace: 'No se sabe dónde está la vivienda en el mapa.',
    photo: 'Los números son las fotos del apéndice, donde las ubicó el propietario.',
    recorded: (numbers) =>
      `Con línea discontinua: ${numbers}, según los datos de ubicación de la foto; el propietario no lo ha confirmado.`,
    unplaced: (numbers) => `Fotos sin ubicar en el mapa: ${numbers}.`,
    feet: (feet) => `${feet} pies`,
    north: 'N',
  },
  housePlan: {
    title: 'La casa vista desde arriba',
    how: 'Los números son los peligros de la lista de abajo; las marcas son trabajos terminados. Rayado: ni visto ni descrito, o solo en parte. No está a escala.',
    names: {
      front: 'Frente',
      back: 'Atrás',
      left: 'Izquierda',
      right: 'Derecha',
      north: 'Norte',
      east: 'Este',
      south: 'Sur',
      west: 'Oeste',
    },
    notSeen: 'sin ver',
    partly: 'en parte',
    states: {
      seen: 'ya se vio',
      partly: 'se vio o se describió solo en parte',
      unseen: 'sin ver',
      missing: 'la casa no tiene este lado',
    },
    neighbor: (from, to) => {
      if (to === 0) return 'una construcción que toca la casa';
      if (from === to) return `una construcción a ${to === 1 ? '1 pie' : `unos ${to} pies`}`;
      return from === 0
        ? `una construcción a menos de ${to} pies`
        : `una construcción a una distancia de ${from} a ${to} pies`;
    },
    slope: (percent, about) => `el terreno baja ${about ? 'cerca' : 'más'} de un ${percent}%`,
    onMap: (said) => `${said}, según un mapa`,
    onMaps: 'Con línea discontinua: lo muestra un mapa y el propietario no lo ha confirmado.',
    done: (hazard) => `Hecho: ${hazard}`,
    everywhere: 'toda la casa',
    somewhere: 'no se sabe de qué lado',
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
    ceiling: 'Tope del puntaje',
    together: 'Sin ver todavía, en conjunto',
    middle:
      'Lo que no se vio suele venir junto y toparse con los topes: el puntaje es el punto medio de todas las casas que coinciden con lo que se sabe.',
    rounding: 'Redondeo hacia abajo',
    score: 'Puntaje',
    middleScore: 'El punto medio de todas las casas que coinciden con lo que se sabe',
  },
  findings: {
    title: 'Lo que se encontró',
    lead: 'Los peligros encontrados con sus pruebas, por el primer lado en que está cada uno. En cada lado, primero los que más puntos quitan.',
    none: 'Ningún peligro cuenta ahora en lo que se vio o se dijo.',
    points: (points) => `${points} puntos`,
    costs: (points) => `quita ${points} puntos`,
    sure: (percent) => `confianza: ${percent}%`,
    shownBy: (photo, who) => `${photo}, según ${who}`,
    boxNote: 'Vea los recuadros.',
    drawing: (hazard) => `Dibujo, no de esta vivienda: ${hazard}`,
    drawingNote: 'Dibujo, no esta casa',
    why: 'Por qué importa',
    todo: 'Qué hacer',
    rules: 'Reglas y consejos',
    sources: 'Fuentes',
    statuses: {
      in_force: 'vigente',
      in_force_in_areas: 'vigente en áreas de responsabilidad estatal',
      in_force_in_city: 'vigente en una sola ciudad',
      draft: 'todavía no es ley estatal',
      standard: 'norma para construcciones nuevas; no obliga a las casas ya construidas',
      insurance: 'reglamento de seguros, vigente: da descuentos y no obliga a propietarios',
      voluntary: 'programa voluntario',
      guidance: 'consejo',
    },
    notCompared: 'leído en parte o del todo en copias o informes, no en el original',
    askFireDistrict:
      'Lo que pide la ley depende de dónde está la casa. Los bomberos del distrito pueden decirlo.',
    heldBy: 'Lo decide el casero o la asociación de propietarios.',
    disagreement: {
      hazard: (where) =>
        `${where}: una foto lo muestra, así que cuenta. La respuesta del propietario dice otra cosa.`,
      clear: (where) =>
        `${where}: en las fotos no se ve. El propietario respondió que sí está, así que cuenta.`,
    },
    ceiling: (limit, causes) =>
      `Tal como está la casa, su puntaje no puede pasar de ${limit}, debido a: ${causes}.`,
    ceilingUnseen: (limit, found, unseen) =>
      found === ''
        ? `Lo que aún no se ha visto (${unseen}), que cuenta como en una casa típica, deja el puntaje en unos ${limit}.`
        : `Lo que se encontró (${found}) y lo que aún no se ha visto (${unseen}), que cuenta como en una casa típica, dejan el puntaje en unos ${limit}.`,
    alsoPhotos: (photos) =>
      `También en ${photos.includes(',') ? 'las fotos' : 'la foto'} ${photos}.`,
    unsure: 'Sin certeza suficiente para contar',
    unsureLead: 'El nivel de confianza es tan bajo que no quita puntos.',
    outweighed: 'Pesa más una respuesta',
    outweighedLead:
      'El analizador integrado leyó esto en una foto. Distingue colores, no objetos; el propietario respondió que no está, así que no quita puntos.',
    context: 'No depende del propietario',
    contextLead:
      'Está en terreno de un vecino, o es la distancia a otra construcción, que casi no se puede cambiar. No quita puntos; una construcción cercana limita el puntaje.',
  },
  settled: {
    title: 'Trabajo hecho',
    lead: 'El propietario dice que este trabajo se hizo. Donde lo confirma una foto, la foto de después se examinó por sí sola y no se encontró en ella lo que muestra la de antes. Donde lo dijo solo el propietario, nadie lo comprobó.',
    bases: {
      confirmed_by_photo: 'Lo confirma la foto',
      said_with_photo: 'Lo dijo el propietario, con foto',
      said: 'Lo dijo el propietario',
    },
    again: 'Una foto o respuesta más reciente lo muestra, así que quita puntos.',
    doneOn: (date) => `Hecho el ${date}, según el propietario`,
    before: (photo) => `Antes: ${photo}`,
    after: (photo) => `Después: ${photo}`,
    taken: (date) => `tomada el ${date}`,
    received: (date) => `recibida el ${date}`,
    doneBeforeReport:
      'Ese día es anterior a cuando se informó del peligro; uno de los dos está mal.',
    datedBeforeReport: (date) => `foto del ${date}, anterior a cuando se informó del peligro`,
    datedBefore: 'con fecha anterior al trabajo; una de las dos fechas está mal',
    datedAfter: 'con fecha posterior al trabajo; una de las dos fechas está mal',
  },
  unseen: {
    title: 'Lo que no se vio',
    lead: 'Ninguna foto que cuente ni ninguna respuesta dice si esto está aquí. Un sí que no nombró un lado dice solo que está en alguna parte. Lo demás cuenta como en una casa típica, así que hay puntos que no se cuentan todavía.',
    none: 'Se vio o se dijo todo lo que cuenta.',
    sides: (sides, count) =>
      `Todavía no cuenta ninguna foto de ${count === 1 ? 'este lado' : 'estos lados'}: ${sides}.`,
    everywhere: 'los cuatro lados',
    allSides: 'Cuentan fotos de todos los lados de la casa.',
    what: 'Sin ver, cada cosa con los puntos que no se cuentan todavía',
    where: 'Dónde',
    since2008: 'como en una casa típica construida desde 2008, como dice el propietario que lo fue',
  },
  plan: {
    title: 'Qué hacer',
    lead: 'En el orden recomendado. Donde un tope retiene el puntaje, un trabajo puede dar por sí solo menos de lo que quita su peligro, o más, si levanta el tope.',
    none: 'Nada de lo que se vio o se dijo necesita trabajo.',
    unscored:
      'En el orden recomendado. Se sabe muy poco para calificar esta casa o decir cuánto gana cada trabajo.',
    step: 'Trabajo',
    gain: 'Puntos por sí solo',
    cost: 'Costo',
    time: 'Tiempo',
    after: 'Puntaje después',
    who: {
      diy: 'se puede hacer sin un profesional',
      pro: 'necesita un profesional',
      diy_or_pro: 'con o sin un profesional',
    },
    planned: 'Está en el plan del propietario',
    done: (date) => `Hecho el ${date}, según el propietario; se encontró otra vez después`,
    estimate: '(estimado)',
    forEachSide: 'por cada lado',
    priceGuides: 'guías de precios',
    costs:
      'Los costos y las horas son estimaciones generales para una casa de tamaño típico en Estados Unidos, 2025, según guías de precios publicadas o las fuentes numeradas. Donde dice “estimado”, ninguna fuente confiable da el precio: es un cálculo aproximado nuestro.',
  },
  laws: {
    title: 'Qué rige en esta dirección',
    lead: (day, isOverdue) =>
      `Reglas conocidas por copias y resúmenes, cada una revisada por última vez el ${day} o después${isOverdue ? `, hace más de ${checkEveryDays} días` : ''}; un inspector dice si se cumplen. Los números son los del plano.`,
    place: {
      known: (facts) => `Dónde está la casa: ${facts}.`,
      zones: {
        none: 'ninguna zona de peligro de incendio',
        non_wildland: 'sin vegetación silvestre',
        moderate: 'zona de peligro de incendio Moderada',
        high: 'zona de peligro de incendio Alta',
        very_high: 'zona de peligro de incendio Muy alta',
      },
      areas: {
        SRA: 'área de responsabilidad estatal',
        LRA: 'área de responsabilidad local',
        FRA: 'área de responsabilidad federal',
      },
      county: (name) => `condado: ${name}`,
      source: {
        owner: 'lo dice el propietario',
        service: (publisher, day) => `mapa de ${publisher}, consultado el ${day}`,
        datedService: (publisher, day) => `mapa de ${publisher}, datos del ${day}`,
      },
    },
    groups: {
      binding: 'En vigor aquí',
      local: 'Regla local',
      maybe: 'Depende de la dirección exacta',
      coming: 'No en vigor',
      advice: 'Consejo',
      ended: 'Ya no está en vigor',
    },
    sale: 'en una venta',
    mayCount: 'Puede contar',
    standing: {
      found: 'Se encontró',
      partly_seen: 'No se sabe con seguridad',
      none_found: 'No se encontró nada de lo que se preguntó',
      not_asked: 'No se preguntó',
    },
  },
  programs: {
    title: 'Programas de seguros y de seguridad',
    lead: 'Cómo está la casa en cada requisito, hasta donde lo muestran las fotos y las respuestas. Se cumple quiere decir que se preguntó o se vio cada parte; por saber, que todavía falta algo. No es una certificación; esa solo la dan los programas.',
    none: (state) =>
      `Defensible Space Score todavía no conoce ningún programa para casas de ${state}. Las aseguradoras y los bomberos del distrito pueden decirlo.`,
    noState:
      'Los programas cambian según el estado, y aquí no se sabe en qué estado está esta casa.',
    states: {
      met: 'Se cumple',
      met_or_none: 'Se cumple, o no hay',
      none_there: 'No corresponde',
      not_met: 'No se cumple',
      open: 'Por saber',
      not_asked: 'Sin preguntar',
    },
    found: (hazards) => `Se encontró: ${hazards}.`,
    neighbors: (hazards) => `Se encontró, pero según el propietario es de un vecino: ${hazards}.`,
    missing: (hazards) => `Falta saber más de: ${hazards}.`,
    more: (count) => `${count} más`,
    open: (what) => `Falta saber: ${what}`,
    restsOn: (what) => `Se basa en ${what}.`,
    photos: (numbers) => `${numbers.includes(',') ? 'las fotos' : 'la foto'} ${numbers}`,
    checked: (numbers, side, only) =>
      `${numbers.includes(',') ? 'las fotos' : 'la foto'} ${numbers} (${side}${only === null ? '' : `; ahí solo se buscó: ${only}`})`,
    answers: (count) =>
      count === 1 ? 'la respuesta a una pregunta' : `las respuestas a ${count} preguntas`,
    asAbove: (items) => `Como arriba: ${items}.`,
    setAside: 'El propietario descartó algo que se encontró.',
    denied: 'Una foto y una respuesta del propietario se contradicen.',
    saidDone: 'El propietario dice que algo de esto estaba y ya no está.',
  },
  answers: {
    title: 'Lo que dijo el propietario',
    lead: 'Sus respuestas cuentan tal como son, salvo donde una foto muestra otra cosa (“Lo que se encontró”), donde el trabajo se hizo después (“Trabajo hecho”) o donde el propietario marcó u objetó el hallazgo. Nadie las comprobó en el lugar.',
    leadVisited:
      'Las respuestas cuentan tal como son, salvo donde una foto muestra otra cosa (“Lo que se encontró”), donde el trabajo se hizo después (“Trabajo hecho”) o donde el propietario marcó u objetó el hallazgo. Un número entre corchetes marca lo que vio en la casa quien la revisó. Las demás no las miró en el lugar nadie más que el propietario.',
    none: 'No respondió ninguna pregunta.',
    question: 'De qué se trata',
    values: {
      yes: 'Sí',
      no: 'No',
      not_sure: 'No lo sé',
      not_applicable: 'No corresponde',
    },
    amounts: {
      a_little: 'un poco',
      a_lot: 'mucho',
      under_10_ft: 'a menos de 10 pies',
      '10_to_30_ft': 'de 10 a 30 pies',
      '30_to_50_ft': 'de 30 a 50 pies',
      over_50_ft: 'a más de 50 pies',
      '20_to_40_percent': 'del 20 al 40%',
      over_40_percent: 'más del 40%',
    },
    matrix: {
      whole: 'Toda la casa',
      legend:
        'Sí, sobre fondo oscuro: según la respuesta del propietario, está ahí. Un campo vacío no se contestó. Una foto se agregó en esta parada o, donde se dice, la marcó el propietario.',
      day: (date) => `Todo se contestó el ${date}.`,
      days: (list) => `Se contestó: ${list}.`,
      marked: (photo) => `marcado en ${photo}`,
    },
    ownerSaid: 'Lo dijo el propietario',
    seen: (name, day) =>
      name === null
        ? `Lo vio el ${day} alguien que revisó la casa y después borró su cuenta`
        : `Lo vio ${name} al revisar la casa el ${day}`,
    seenMark: (mark, seen) => `${mark}: ${seen}.`,
    assessors:
      'Quien revisa la casa es alguien a quien el propietario dejó entrar. Solo se saben el nombre y la organización que dio, y nadie ha comprobado ninguno de los dos. Donde este informe habla de las respuestas del propietario, estas están entre ellas.',
    atStop: (photo) => `Agregada en esta parada: ${photo}`,
    photoGone: 'su foto ya no está',
    disputes: 'Hallazgos con objeciones',
    disputesLead:
      'Lo que aquí se objeta porque no está no quita puntos, a menos que se haya retirado la objeción.',
    answeredAway:
      'Se interpretó que una foto lo muestra; la respuesta del propietario dice otra cosa.',
    noDisputes: 'No hay objeciones.',
    onlyDenied: 'No hay objeciones, aparte de las respuestas nombradas con los hallazgos.',
    kinds: {
      not_there: 'No está ahí',
      not_mine: 'No depende del propietario',
    },
    whose: {
      neighbor: 'es de un vecino',
      landlord_or_association: 'lo decide el casero o la asociación de propietarios',
    },
    withdrawn: (date) => `Retirada el ${date}`,
    reason: (reason) => `Motivo: ${reason}`,
    address: 'La dirección',
    addressLead: 'La dirección de esta casa se escribió de nuevo. Antes era:',
    until: (date) => `hasta el ${date}`,
    state: (state) => `Estado, según quien es dueño de la casa: ${state}`,
  },
  appendix: {
    title: 'Pruebas: todas las fotos',
    lead: 'Cada foto con lo que se sabe de ella y quién lo dice. La huella digital (SHA-256) identifica los bytes exactos que recibió el servidor; cambia si cambia uno de ellos. Los navegadores pueden reducir una foto grande antes de enviarla: entonces aparece al lado la huella del archivo elegido, que es distinta.',
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
    noZone: 'hora de la cámara, sin zona horaria',
    sources: {
      server: 'EXIF, leído por el servidor',
      browser: 'EXIF del archivo elegido, leído por el navegador',
      device: 'sensores del dispositivo, según el navegador',
    },
    byOwner: 'según el propietario',
    magnetic: 'magnético',
    accuracy: (meters) => `con un margen de ${meters} m`,
    notCounted: 'No cuenta para el puntaje.',
    note: (text) => `Nota del propietario: ${text}`,
  },
  method: {
    title: 'Método y límites',
    summary: (firstFeet, inTen) =>
      `El puntaje mira la casa por fuera y el terreno que la rodea, en fotos y en lo que dice el propietario. Toda casa empieza con 100 puntos; cuanto más alto el puntaje, más segura. Cada peligro quita puntos y se muestra con la foto o la respuesta en que se basa. Los primeros 5 pies desde la pared (Zona 0) valen ${firstFeet} de los 100 puntos. Lo que nadie ha visto cuenta como en una casa típica. Según nuestra estimación, en el rango está el puntaje de ${inTen} de cada 10 casas como esta. El puntaje dice qué arreglar primero. No puede prometer que una casa se salve de un incendio.`,
    version: (version) =>
      `Se usó la versión ${version} de la tabla de puntos. La página “Cómo se calcula el puntaje” explica cada cifra y su fuente.`,
    aiModel: (name) => `el modelo de IA ${name}`,
    looked: (who) => `Las fotos las examinó ${who}.`,
    builtIn: 'el analizador integrado',
    disclaimer:
      'Este informe es información para ayudar a preparar una casa. Lo hace un programa con las fotos y respuestas que dio el propietario, y nadie visitó la casa para hacerlo. No es una inspección oficial, no es asesoría legal, de seguridad contra incendios ni de seguros, y no garantiza que la propiedad cumpla ninguna norma, reúna los requisitos de ningún programa o resista un incendio.',
    disclaimerVisited:
      'Este informe es información para ayudar a preparar una casa. Lo hace un programa con las fotos y respuestas que dio el propietario o, donde así se indica, quien la revisó, a quien el propietario dejó entrar. No es una inspección oficial, no es asesoría legal, de seguridad contra incendios ni de seguros, y no garantiza que la propiedad cumpla ninguna norma, reúna los requisitos de ningún programa o resista un incendio.',
  },
  references: {
    title: 'Reglas y fuentes',
    lead: 'Los números entre corchetes remiten a estos documentos.',
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
  areas: {
    roof: 'techo',
    siding: 'paredes',
    zone_0: 'primeros cinco pies',
    zone_1: 'patio, de 5 a 30 pies',
    zone_2: 'terreno, de 30 a 100 pies',
  },
};
