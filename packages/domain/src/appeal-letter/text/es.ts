import type { LetterTexts } from './en.ts';

export const letterTextsEs: LetterTexts = {
  format: 'es-US',
  blanks: {
    name: '[su nombre]',
    contact: '[su teléfono o correo electrónico]',
    insurer: '[su aseguradora]',
    insurersAddress: '[la dirección de la aseguradora, según su carta]',
    received: '[qué le enviaron, y su fecha]',
    date: '[fecha de la carta de la aseguradora]',
    whatIsWrong: '[en qué se equivocaron]',
  },
  subject: 'Asunto: Puntaje de riesgo de incendio forestal de mi casa',
  policy: (number) => `Número de póliza: ${number}`,
  home: (address) => `Vivienda: ${address}`,
  greeting: 'A quien corresponda:',
  holder: (address) => `Les escribo sobre el seguro de mi casa, en ${address}.`,
  received: {
    score: (date) =>
      `Ustedes me comunicaron un puntaje de riesgo de incendio forestal de mi casa, con fecha del ${date}.`,
    notice: (date) =>
      `Recibí su aviso sobre la renovación o el fin de mi póliza, con fecha del ${date}.`,
    price: (date) => `Me avisaron que mi póliza costará más, en una carta con fecha del ${date}.`,
    nothing: () =>
      'No he recibido de ustedes nada por escrito sobre cómo evalúan el riesgo de incendio forestal de mi casa.',
  },
  partOfIt:
    'Si en eso influyó un puntaje de riesgo de incendio forestal, esta carta se refiere a ese puntaje.',
  asksTitle: 'LO QUE PIDO',
  asks: {
    score:
      'Envíenme por escrito el puntaje o la clase de riesgo de incendio forestal que usan para esta casa, y las razones: qué cosas de la casa y de su alrededor lo suben o lo bajan.',
    mitigation:
      'Tomen en cuenta las medidas de seguridad de abajo y díganme cuáles cuentan para mi puntaje y mi prima. De cada una que no cuente, díganme por qué.',
    new_score:
      'Vuelvan a evaluar la casa con el trabajo terminado que menciono abajo, y envíenme por escrito el nuevo puntaje o la nueva clase, con las razones.',
    correction:
      'Corrijan lo que indico bajo “Lo que creo que se juzgó mal” y vuelvan a evaluar la casa. Consideren esta carta como mi apelación del puntaje.',
  },
  newScoreDays: (days) =>
    `Según entiendo la misma norma, tienen ${days} días desde que el trabajo está hecho para volver a evaluar la casa.`,
  inPlaceTitle: 'LO QUE YA ESTÁ BIEN',
  inPlaceLead: (listAsOf) =>
    `Cada línea dice con palabras sencillas lo que ya está bien según un punto de Safer from Wildfires (Más Seguros ante Incendios Forestales), la lista del Departamento de Seguros de California (según una copia de ${listAsOf}). Debajo digo en qué me baso: fotos en las que se buscó algo que indicara lo contrario y no se encontró, o mis propias respuestas y afirmaciones.`,
  inPlaceLeadElsewhere:
    'Cada línea dice con palabras sencillas lo que ya está bien. Debajo digo en qué me baso: fotos en las que se buscó algo que indicara lo contrario y no se encontró, o mis propias respuestas y afirmaciones.',
  confirmedTitle: 'LO QUE SE ARREGLÓ, CON FOTOS DE ANTES Y DESPUÉS',
  confirmedLead:
    'Afirmo que este trabajo se hizo, y entregué la foto posterior como una del mismo lugar, de después. En esa foto se buscó lo que muestra la anterior, y ya no se encontró.',
  saidTitle: 'TRABAJO QUE AFIRMO QUE ESTÁ HECHO',
  saidLead: 'Esto lo afirmo yo. Las fotos anteriores al trabajo quizá todavía lo muestren.',
  saidLeadNoPhoto: 'Esto lo afirmo yo.',
  wrongTitle: 'LO QUE CREO QUE SE JUZGÓ MAL',
  wrongFact: (fact) => `“${fact}”: lo que me enviaron dice o supone lo contrario.`,
  wrongDone: (fact) => `${fact}: lo que me enviaron dice o supone que sigue ahí.`,
  seeAbove: 'Arriba digo en qué se basa lo que afirmo.',
  doneFact: (hazard, sides) => `Ya se arregló: ${hazard}${sides === null ? '' : ` (${sides})`}`,
  photosChecked: (photos, count, side, only) =>
    `${count === 1 ? 'Foto' : 'Fotos'} ${photos} (${side})${only === null ? '' : `; ahí solo se buscó ${only}`}.`,
  photosBefore: (photos, count) =>
    count === 1
      ? `La foto ${photos} muestra cómo estaba antes.`
      : `Las fotos ${photos} muestran cómo estaba antes.`,
  doneOn: (date) => `Afirmo que este trabajo se hizo el ${date}.`,
  photoAfter: {
    confirmed: (photo, taken, received) =>
      `En la foto ${photo}, ${taken ?? `recibida el ${received}`}, ya no se encontró.`,
    attached: (photo, taken, received) =>
      `Afirmo que la foto ${photo}, ${taken ?? `recibida el ${received}`}, es de después del trabajo.`,
  },
  datedBefore: 'Esa fecha es anterior al trabajo; una de las dos fechas está mal.',
  datedAfter: (photos, count) =>
    `${count === 1 ? `La foto ${photos} tiene` : `Las fotos ${photos} tienen`} fecha posterior al trabajo; alguna de las fechas está mal.`,
  answered: (statement, answer, sides, date) =>
    `“${statement}”. Mi respuesta${sides === '' ? '' : ` para ${sides}`}: ${answer} (${date}).`,
  seen: (statement, answer, sides, name, date) =>
    `“${statement}”. ${name === null ? 'Alguien a quien dejé entrar para revisar la casa' : `${name}, a quien dejé entrar para revisar la casa`}, respondió${sides === '' ? '' : ` para ${sides}`}: ${answer} (lo vio el ${date}).`,
  values: {
    yes: 'sí',
    no: 'no',
    not_applicable: 'no corresponde a mi casa',
  },
  sides: {
    north: 'el lado norte',
    east: 'el lado este',
    south: 'el lado sur',
    west: 'el lado oeste',
  },
  sideUnknown: 'un lado que no está registrado',
  houseSides: {
    front: 'el frente',
    back: 'la parte de atrás',
    left: 'el lado izquierdo',
    right: 'el lado derecho',
  },
  setAside: {
    misread_photo: (hazard, photos, count) =>
      `El programa tomó algo de ${misread(photos, count)} por “${hazard}”. Yo afirmo que no está ahí.`,
    answered_otherwise: (hazard, photos, count) =>
      `El programa vio “${hazard}” en ${misread(photos, count)}. Mi respuesta dice otra cosa.`,
    wrong_answer: (hazard) =>
      `Yo había respondido que había “${hazard}”. Fue un error: afirmo que no está ahí.`,
    already_fixed: (hazard) => `Había “${hazard}”. Yo afirmo que ya no está.`,
  },
  ownersReason: (reason, date) => `Lo que afirmo${date === null ? '' : ` (${date})`}: “${reason}”`,
  photosTitle: 'LAS FOTOS',
  photo: (number, taken, received) =>
    `Foto ${number}: ${taken ?? 'no se sabe cuándo se tomó'}; Defensible Space Score la recibió el ${received}.`,
  taken: {
    server: (date) => `tomada el ${date}, según su archivo`,
    browser: (date) => `tomada el ${date}, según su archivo antes de reducirlo`,
    device: (date) => `tomada el ${date}, según el teléfono`,
  },
  method: (analyzer) =>
    `Antes de esta carta, ${analyzer} examinó las fotos para Defensible Space Score.`,
  noInspection: 'Nadie inspeccionó la casa para esto, y nada de lo que digo es una certificación.',
  pacificTime:
    'Los días de mis respuestas, y aquellos en que las fotos se recibieron, son los de la hora del Pacífico.',
  builtIn: 'un analizador básico (sin modelo de IA)',
  aiModel: (name) => `un modelo de IA (${name})`,
  report:
    'El informe adjunto enumera cada foto con su huella digital (hash) y cuándo se recibió, y con cuándo y dónde se tomó si se sabe. Dice cómo comprobar que el informe no se ha cambiado.',
  reportWithoutPhotos:
    'El informe adjunto enumera lo que se encontró y lo que respondí, con fechas. Dice cómo comprobar que el informe no se ha cambiado.',
  onRequest: 'Puedo enviarles las fotos.',
  answerMe: 'Respóndanme por escrito, por favor.',
  closing: 'Atentamente,',
  enclosed: 'Adjunto: Informe de espacio defendible (PDF)',
};

function misread(photos: string | null, count: number): string {
  return photos === null ? 'una foto' : `${count === 1 ? 'la foto' : 'las fotos'} ${photos}`;
}
