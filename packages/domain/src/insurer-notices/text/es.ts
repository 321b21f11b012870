import type { FollowUpTexts } from './follow-up-texts.ts';

const within = (law: string, days: number, lastDay: string, what: string) =>
  `Según entiendo la norma (${law}), tenían ${days} días para ${what}, hasta el ${lastDay}, contados desde ese día.`;

export const followUpTextsEs: FollowUpTexts = {
  blanks: {
    name: '[su nombre]',
    contact: '[su teléfono o correo electrónico]',
    insurer: '[su aseguradora]',
    insurersAddress: '[la dirección que aparece en su carta]',
  },
  subject: 'Asunto: puntaje de riesgo de incendio forestal de mi casa',
  home: (address) => `Casa: ${address}`,
  greeting: 'A quien corresponda:',
  sent: {
    confirm_appeal: (day) =>
      `Según mis notas, a más tardar el ${day} les había enviado mi apelación del puntaje de riesgo de incendio forestal de mi casa.`,
    decide_appeal: (day) =>
      `Según mis notas, a más tardar el ${day} les había enviado mi apelación del puntaje de riesgo de incendio forestal de mi casa.`,
    tell_score: (day) =>
      `Según mis notas, a más tardar el ${day} les había pedido el puntaje de riesgo de incendio forestal de mi casa.`,
    score_again: (day) =>
      `Según mis notas, a más tardar el ${day} les había informado de un trabajo hecho en mi casa.`,
  },
  term: {
    confirm_appeal: (law, days, lastDay) => within(law, days, lastDay, 'confirmarla'),
    decide_appeal: (law, days, lastDay) => within(law, days, lastDay, 'decidir sobre ella'),
    tell_score: (law, days, lastDay) => within(law, days, lastDay, 'darme el puntaje'),
    score_again: (law, days, lastDay) => within(law, days, lastDay, 'volver a evaluar la casa'),
  },
  missing: {
    confirm_appeal: 'No tengo anotada ninguna confirmación.',
    decide_appeal: 'No tengo anotada ninguna decisión.',
    tell_score: 'No tengo anotada ninguna respuesta con el puntaje.',
    score_again: 'No tengo anotado ningún nuevo puntaje.',
  },
  asks: {
    confirm_appeal:
      'Confírmenme por escrito que tienen mi apelación, y cuándo van a decidir sobre ella.',
    decide_appeal: 'Envíenme su decisión por escrito, con las razones.',
    tell_score: 'Envíenme por escrito el puntaje o la clase, con las razones.',
    score_again: 'Envíenme por escrito el nuevo puntaje o la nueva clase, con las razones.',
  },
  answerMe: 'Si ya lo enviaron y no me llegó, les pido que lo envíen otra vez.',
  closing: 'Atentamente,',
};
