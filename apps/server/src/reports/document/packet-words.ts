import type { Locale, SaleListId, SalePoint, WorkBasis } from '@dss/domain';

/** What a disclosure packet says around the words that it has in common with reports. */
export interface PacketWords {
  readonly title: string;
  readonly made: (moment: string) => string;
  readonly madeBy: Readonly<Record<'agent' | 'buyer', (name: string) => string>>;
  readonly footer: (code: string, page: string) => string;
  readonly is: readonly string[];
  readonly leftOut: string;
  readonly place: {
    readonly title: string;
    readonly state: (name: string) => string;
    readonly noState: string;
    readonly labels: Readonly<
      Record<
        | 'state'
        | 'hazard_zone'
        | 'sale_zone'
        | 'responsibility'
        | 'fire_district'
        | 'county'
        | 'past_fires',
        string
      >
    >;
    readonly noZone: string;
    readonly noDistrict: string;
    readonly noFires: string;
    readonly fires: (count: number, year: number) => string;
    readonly unknown: string;
  };
  readonly rests: {
    readonly title: string;
    readonly noPhotos: string;
    readonly result: string;
    readonly score: (score: number, low: number, high: number, day: string) => string;
    readonly rangeOnly: (low: number, high: number, day: string) => string;
  };
  readonly sale: {
    readonly title: string;
    readonly unknown: string;
    readonly contract: (day: string) => string;
    readonly closing: (day: string) => string;
    readonly paper: (from: string, contract: string) => string;
    readonly buyer: (until: string) => string;
    readonly asWeRead: string;
    readonly binding: string;
    readonly maybe: string;
    readonly notHere: string;
    readonly none: (state: string) => string;
    readonly noState: string;
    readonly notAdvice: string;
  };
  readonly lists: Readonly<Record<SaleListId | 'others' | 'all', { title: string; about: string }>>;
  readonly columns: Readonly<Record<'point' | 'state' | 'rests', string>>;
  readonly states: Readonly<Record<SalePoint['state'], string>>;
  readonly legend: string;
  readonly done: Readonly<Record<WorkBasis, (day: string | null) => string>>;
  readonly foundIn: (photos: string) => string;
  /** Where a photo may show it. */
  readonly maybeIn: (photos: string) => string;
  readonly checkedIn: (photos: string) => string;
  /** @param days one or more, written out */
  readonly said: Readonly<Record<'owner' | 'former', (days: string) => string>>;
  /** Somebody was asked, and wasn't sure. */
  readonly unsure: (days: string) => string;
  readonly span: (first: string, last: string) => string;
  readonly setAside: string;
  readonly denied: string;
  readonly neighbors: string;
  readonly photos: {
    readonly title: string;
    readonly lead: string;
    readonly taken: (moment: string) => string;
    readonly undated: string;
    readonly received: (day: string) => string;
    readonly addedBy: (name: string | null, day: string) => string;
  };
  readonly papers: {
    readonly title: string;
    readonly lead: string;
    readonly visit: (name: string | null, day: string) => string;
    readonly work: (hazard: string, day: string) => string;
    readonly undatedWork: (hazard: string) => string;
    readonly none: string;
    readonly notHere: string;
  };
}

export const packetWords: Readonly<Record<Locale, PacketWords>> = {
  en: {
    title: 'Wildfire disclosure packet',
    made: (moment) => `Made ${moment} by the home’s owner.`,
    madeBy: {
      agent: (name) => `Made by ${name}, whom the home’s owner invited as its agent.`,
      buyer: (name) => `Made by ${name}, whom the home’s owner invited as its buyer.`,
    },
    footer: (code, page) => `Packet code ${code} · Check it at ${page}`,
    is: [
      'This packet tells what was seen in photos of this home, what its owner or somebody they let in said, and when. It promises nothing.',
      'It is not an inspection or a certification, and not the paper that a law asks for at a sale. Nobody has verified what rests on the owner’s word; it says so where that is, with its date.',
      'What isn’t listed as found may be there all the same: it may not have been seen or asked about. Look at the home, and have it looked at.',
    ],
    leftOut:
      'Some of the text about this home has letters or signs that this file can’t print. It says “[can’t be printed here]” where they belong.',
    place: {
      title: 'Where the home is',
      state: (name) => name,
      noState: 'Not known',
      labels: {
        state: 'State',
        hazard_zone: 'Fire hazard zone',
        sale_zone: 'Fire hazard zone, by the map for sales',
        responsibility: 'Who is responsible for wildfires',
        fire_district: 'Fire district, which can say who inspects',
        county: 'County',
        past_fires: 'Past fires within a mile',
      },
      noZone: 'None',
      noDistrict: 'None',
      noFires: 'None on the map',
      fires: (count, year) => (count === 1 ? `1, in ${year}` : `${count}, the newest in ${year}`),
      unknown: 'Not known here',
    },
    rests: {
      title: 'What this packet rests on',
      noPhotos: 'There are no photos: all of it rests on answers.',
      result: 'Defensible Space Score',
      score: (score, low, high, day) =>
        `${score} out of 100 on ${day}, likely between ${low} and ${high}. It is an estimate of this product, and no certification.`,
      rangeOnly: (low, high, day) =>
        `On ${day} likely between ${low} and ${high} out of 100. Too little is known for a score.`,
    },
    sale: {
      title: 'The sale, and what the law asks',
      unknown: 'No day of the sale was entered.',
      contract: (day) => `The contract is signed on ${day}, as owner or agent entered.`,
      closing: (day) => `The sale closes on ${day}, as owner or agent entered.`,
      paper: (from, contract) =>
        `For a contract signed on ${contract}, the paper on defensible space must have been obtained on ${from} or later.`,
      buyer: (until) =>
        `If buyer and seller agree in writing that the buyer gets that paper, the buyer has until ${until}.`,
      asWeRead:
        'As this product reads the law. If the city or county has a rule of its own for this paper, its deadlines apply.',
      binding: 'In force here at a sale.',
      maybe:
        'Applies in High and Very High fire hazard zones; whether this home is in one isn’t known here.',
      notHere:
        'No law is known here that asks something about wildfire of a sale at this address. California’s laws on this are for High and Very High fire hazard zones. As far as is known, this home is in neither. Ask the fire district before you rely on it.',
      none: (state) =>
        `No law of ${state} is known here that asks something about wildfire of a sale. Ask a real estate agent or the fire district.`,
      noState: 'It isn’t known here which state this home is in.',
      notAdvice:
        'This isn’t legal advice. A real estate agent or escrow officer knows which papers the sale needs.',
    },
    lists: {
      inspected: {
        title: 'What an inspection may look at',
        about:
          'The points of 14 CCR 1299.03 that this product looks at. The fire district may look at others, too, and a city or county may have its own list.',
      },
      retrofits: {
        title: 'The state’s list of low-cost retrofits',
        about:
          'The points of that list that this product looks at; it has others. Whether the sale needs it depends on when the home was built. What was done before its owner had the home isn’t told apart here.',
      },
      others: {
        title: 'What else this product looks at',
        about: 'What neither list names, so that nothing known of the home is left out.',
      },
      all: {
        title: 'What this product looks at',
        about:
          'Hazards that let homes ignite in wildfires. No list of a state for a sale is known for this home.',
      },
    },
    columns: { point: 'What is looked at', state: 'How it stands', rests: 'What that rests on' },
    states: {
      found: 'Found',
      partly_seen: 'Not known for sure',
      none_found: 'None found',
      not_asked: 'Not asked about',
    },
    legend:
      'None found: nothing of it in the photos or answers named beside it. Not known for sure: part of it wasn’t seen or asked about, or what was seen or answered is unsure. Numbers are those of the photos at the end.',
    done: {
      confirmed_by_photo: (day) =>
        `as the owner said, work about it was done${day === null ? '' : ` on ${day}`}; a photo from after it no longer shows it`,
      said_with_photo: (day) =>
        `as the owner said, work about it was done${day === null ? '' : ` on ${day}`}; they added a photo from after it`,
      said: (day) =>
        `as the owner said, work about it was done${day === null ? '' : ` on ${day}`}; no photo shows it`,
    },
    foundIn: (photos) => `seen in ${photos.includes(',') ? 'photos' : 'photo'} ${photos}`,
    maybeIn: (photos) =>
      `possibly seen in ${photos.includes(',') ? 'photos' : 'photo'} ${photos}, but not for sure`,
    checkedIn: (photos) => `looked for in ${photos.includes(',') ? 'photos' : 'photo'} ${photos}`,
    said: {
      owner: (days) => `the owner’s word of ${days}`,
      former: (days) => `a former owner’s word of ${days}`,
    },
    unsure: (days) => `asked, and answered “not sure,” on ${days}`,
    span: (first, last) => `${first} to ${last}`,
    setAside: 'a photo was read as this, and the owner says that it isn’t there',
    denied: 'a photo shows it, and an answer says otherwise',
    neighbors: 'it is a neighbor’s, as the owner says',
    photos: {
      title: 'Photos',
      lead: 'A date is the one that the camera wrote, in its own time; a camera’s clock can be wrong. Received is the day on which this product got the photo.',
      taken: (moment) => `Taken ${moment}`,
      undated: 'No date in the photo',
      received: (day) => `Received ${day}`,
      addedBy: (name, day) =>
        name === null
          ? `Added by an assessor on ${day}`
          : `Added by an assessor, ${name}, on ${day}`,
    },
    papers: {
      title: 'Documents',
      lead: 'What is kept with this home here besides its photos and answers.',
      visit: (name, day) =>
        name === null
          ? `Visit of an assessor whom the owner let in, ${day}. What they saw is named above as theirs. Nobody here has checked who they are.`
          : `Visit of an assessor whom the owner let in, ${name}, ${day}. What they saw is named above as theirs. Nobody here has checked who they are.`,
      work: (hazard, day) =>
        `Photos of finished work: ${hazard}. Done on ${day}, as the owner said.`,
      undatedWork: (hazard) => `Photos of finished work: ${hazard}. Done, as the owner said.`,
      none: 'Nothing else is kept here.',
      notHere:
        'Permits, bills, and the paper of an inspection aren’t kept here: whoever gives this packet adds them. What insurers wrote is private and not in it.',
    },
  },
  es: {
    title: 'Documentos para la venta: incendios forestales',
    made: (moment) => `Preparado el ${moment} por el propietario de la casa.`,
    madeBy: {
      agent: (name) =>
        `Preparado por ${name}, a quien el propietario invitó como agente de la casa.`,
      buyer: (name) =>
        `Preparado por ${name}, a quien el propietario invitó porque quiere comprar la casa.`,
    },
    footer: (code, page) => `Código ${code} · Verifíquelo en ${page}`,
    is: [
      'Este documento dice qué se vio en fotos de esta casa, qué dijo el propietario o alguien a quien dejó entrar, y cuándo. No promete nada.',
      'No es una inspección ni una certificación, ni el documento que una ley pide para una venta. Nadie ha verificado lo que se basa en la palabra del propietario; donde es así, lo dice, con su fecha.',
      'Lo que no figura como encontrado puede estar de todos modos: quizás no se vio o no se preguntó. Mire la casa y pida que la revisen.',
    ],
    leftOut:
      'Parte del texto sobre esta casa tiene letras o signos que este archivo no puede imprimir. Donde van, dice “[no se puede imprimir aquí]”.',
    place: {
      title: 'Dónde está la casa',
      state: (name) => name,
      noState: 'No se sabe',
      labels: {
        state: 'Estado',
        hazard_zone: 'Zona de peligro de incendio',
        sale_zone: 'Zona de peligro de incendio, según el mapa para ventas',
        responsibility: 'Quién se encarga de los incendios forestales',
        fire_district: 'Distrito de bomberos, que puede decir quién inspecciona',
        county: 'Condado',
        past_fires: 'Incendios pasados a menos de una milla',
      },
      noZone: 'Ninguna',
      noDistrict: 'Ninguno',
      noFires: 'Ninguno en el mapa',
      fires: (count, year) =>
        count === 1 ? `1, en ${year}` : `${count}; el más reciente, en ${year}`,
      unknown: 'No se sabe aquí',
    },
    rests: {
      title: 'En qué se basa este documento',
      noPhotos: 'No hay fotos: todo se basa en respuestas.',
      result: 'Defensible Space Score',
      score: (score, low, high, day) =>
        `${score} de 100 el ${day}, probablemente entre ${low} y ${high}. Es una estimación de este producto, no una certificación.`,
      rangeOnly: (low, high, day) =>
        `El ${day}, probablemente entre ${low} y ${high} de 100. Se sabe muy poco para dar un puntaje.`,
    },
    sale: {
      title: 'La venta y lo que pide la ley',
      unknown: 'No se anotó ninguna fecha de la venta.',
      contract: (day) => `El contrato se firma el ${day}, según anotó el propietario o el agente.`,
      closing: (day) => `La venta se cierra el ${day}, según anotó el propietario o el agente.`,
      paper: (from, contract) =>
        `Para un contrato del ${contract}, el documento sobre el espacio defendible debe ser del ${from} o posterior.`,
      buyer: (until) =>
        `Si las dos partes acuerdan por escrito que quien compra consigue ese documento, tiene hasta el ${until}.`,
      asWeRead:
        'Así entiende este producto la ley. Si la ciudad o el condado tiene su propia regla para este documento, valen sus plazos.',
      binding: 'Vigente aquí en una venta.',
      maybe:
        'Vale en zonas de peligro de incendio Alta y Muy alta; aquí no se sabe si esta casa está en una.',
      notHere:
        'Aquí no se conoce ninguna ley que pida algo sobre incendios forestales en una venta en esta dirección. Las leyes de California sobre esto son para zonas de peligro de incendio Alta y Muy alta. Hasta donde se sabe, esta casa no está en ninguna. Pregunte al distrito de bomberos antes de confiar en ello.',
      none: (state) =>
        `Aquí no se conoce ninguna ley de ${state} que pida algo sobre incendios forestales en una venta. Pregunte a un agente de bienes raíces o al distrito de bomberos.`,
      noState: 'Aquí no se sabe en qué estado está esta casa.',
      notAdvice:
        'Esto no es asesoría legal. Un agente de bienes raíces o un oficial de depósito (escrow) sabe qué documentos necesita la venta.',
    },
    lists: {
      inspected: {
        title: 'Qué puede mirar una inspección',
        about:
          'Los puntos de 14 CCR 1299.03 que este producto mira. El distrito de bomberos puede mirar también otros, y una ciudad o un condado puede tener su propia lista.',
      },
      retrofits: {
        title: 'La lista estatal de mejoras de bajo costo',
        about:
          'Los puntos de esa lista que este producto mira; tiene otros. Si la venta la necesita depende de cuándo se construyó la casa. Aquí no se distingue lo que se hizo antes de que la casa fuera del propietario.',
      },
      others: {
        title: 'Qué más mira este producto',
        about:
          'Lo que ninguna de las dos listas nombra, para no omitir nada que se sepa de la casa.',
      },
      all: {
        title: 'Qué mira este producto',
        about:
          'Peligros por los que las casas se incendian en incendios forestales. Para esta casa no se conoce ninguna lista estatal para una venta.',
      },
    },
    columns: { point: 'Qué se mira', state: 'Cómo está', rests: 'En qué se basa' },
    states: {
      found: 'Se encontró',
      partly_seen: 'No se sabe con seguridad',
      none_found: 'No se encontró',
      not_asked: 'No se preguntó',
    },
    legend:
      'No se encontró: nada de ello en las fotos o respuestas que se nombran al lado. No se sabe con seguridad: una parte no se vio ni se preguntó, o lo que se vio o respondió es incierto. Los números son los de las fotos del final.',
    done: {
      confirmed_by_photo: (day) =>
        `según el propietario, se hizo un trabajo sobre esto${day === null ? '' : ` el ${day}`}; una foto posterior ya no lo muestra`,
      said_with_photo: (day) =>
        `según el propietario, se hizo un trabajo sobre esto${day === null ? '' : ` el ${day}`}; se agregó una foto posterior`,
      said: (day) =>
        `según el propietario, se hizo un trabajo sobre esto${day === null ? '' : ` el ${day}`}; ninguna foto lo muestra`,
    },
    foundIn: (photos) => `visto en ${photos.includes(',') ? 'las fotos' : 'la foto'} ${photos}`,
    maybeIn: (photos) =>
      `posiblemente visto en ${photos.includes(',') ? 'las fotos' : 'la foto'} ${photos}, pero sin certeza`,
    checkedIn: (photos) => `buscado en ${photos.includes(',') ? 'las fotos' : 'la foto'} ${photos}`,
    said: {
      owner: (days) => `palabra del propietario, del ${days}`,
      former: (days) => `palabra de un propietario anterior, del ${days}`,
    },
    unsure: (days) => `se preguntó, y la respuesta del ${days} fue que no se sabe con seguridad`,
    span: (first, last) => `${first} al ${last}`,
    setAside: 'se interpretó que una foto lo muestra, y el propietario dice que no está',
    denied: 'una foto lo muestra, y una respuesta dice lo contrario',
    neighbors: 'es de un vecino, según el propietario',
    photos: {
      title: 'Fotos',
      lead: 'La fecha es la que escribió la cámara, en su propia hora; el reloj de una cámara puede estar mal. Recibida es el día en que este producto recibió la foto.',
      taken: (moment) => `Tomada el ${moment}`,
      undated: 'La foto no tiene fecha',
      received: (day) => `Recibida el ${day}`,
      addedBy: (name, day) =>
        name === null
          ? `La agregó alguien que revisó la casa, el ${day}`
          : `La agregó ${name}, que revisó la casa, el ${day}`,
    },
    papers: {
      title: 'Documentos',
      lead: 'Lo que se guarda aquí de esta casa además de sus fotos y respuestas.',
      visit: (name, day) =>
        name === null
          ? `Visita de alguien a quien el propietario dejó entrar para revisar la casa, ${day}. Lo que vio figura arriba como suyo. Aquí nadie ha comprobado quién es.`
          : `Visita de ${name}, a quien el propietario dejó entrar para revisar la casa, ${day}. Lo que vio figura arriba como suyo. Aquí nadie ha comprobado quién es.`,
      work: (hazard, day) =>
        `Fotos de trabajo terminado: ${hazard}. Hecho el ${day}, según el propietario.`,
      undatedWork: (hazard) =>
        `Fotos de trabajo terminado: ${hazard}. Hecho, según el propietario.`,
      none: 'Aquí no se guarda nada más.',
      notHere:
        'Aquí no se guardan permisos, facturas ni el documento de una inspección: los agrega quien entrega este documento. Lo que escribieron las aseguradoras es privado y no está incluido.',
    },
  },
};
