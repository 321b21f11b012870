import type { CommunityEntryKind, Locale } from '@dss/domain';

/** What a renewal packet says, as the page of the same name does. Amounts come written. */
interface RenewalWords {
  readonly title: (year: number) => string;
  readonly page: (page: number, pages: number) => string;
  readonly made: (date: string, name: string) => string;
  readonly streets: (streets: string) => string;
  readonly dwellings: (count: string) => string;
  readonly investment: string;
  readonly asked: (hours: string) => string;
  readonly hours: (amount: string) => string;
  readonly money: (amount: string) => string;
  readonly yards: (amount: string) => string;
  readonly inKind: (entries: number) => string;
  /** Of what is off by chance. */
  readonly about: (amount: string) => string;
  readonly reached: string;
  readonly missing: (hours: string, isOne: boolean) => string;
  readonly convert: string;
  readonly noEntries: (year: number) => string;
  readonly columns: Readonly<
    Record<'date' | 'activity' | 'hours' | 'dollars' | 'cubicYards' | 'inKind' | 'note', string>
  >;
  readonly kinds: Readonly<Record<CommunityEntryKind, string>>;
  readonly homes: (date: string) => string;
  readonly homesNote: string;
  /** By how much what homes did is off. */
  readonly homesOff: (hours: number, dollars: string, cubicYards: number) => string;
  readonly outreach: string;
  readonly outreachAsked: string;
  readonly outreachNone: (year: number) => string;
  readonly plan: string;
  readonly planAsked: string;
  readonly planned: (date: string, due: string) => string;
  readonly plannedNone: string;
  readonly goals: Readonly<Record<'year' | 'goal' | 'who' | 'when', string>>;
  readonly noGoals: string;
  readonly assessment: string;
  readonly assessmentAsked: string;
  readonly assessed: (date: string, due: string) => string;
  readonly assessedNone: string;
  readonly restsOn: string;
  readonly source: string;
  readonly leftOut: string;
}

export const renewalWords: Readonly<Record<Locale, RenewalWords>> = {
  en: {
    title: (year) => `Firewise renewal ${year}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    made: (date, name) => `Put together on ${date} by ${name}`,
    streets: (streets) => `Streets: ${streets}`,
    dwellings: (count) => `Dwelling units: ${count}`,
    investment: 'Every year: work and money',
    asked: (hours) =>
      `Asked: the equivalent of one hour of work for each dwelling unit, ${hours} hours.`,
    hours: (amount) => `Hours: ${amount}`,
    money: (amount) => `Dollars: ${amount}`,
    yards: (amount) => `Cubic yards taken away: ${amount}`,
    inKind: (entries) =>
      `Given in kind: ${
        entries === 0
          ? 'nothing'
          : entries === 1
            ? '1 entry, listed below'
            : `${entries} entries, listed below`
      }`,
    about: (amount) => `about ${amount}`,
    reached: 'By these totals, the hours alone reach it.',
    missing: (hours, isOne) =>
      `Still to reach: ${hours} more ${isOne ? 'hour' : 'hours'}, or money and gifts in kind of that worth.`,
    convert:
      'NFPA turns money and gifts in kind into hours at its value of an hour for the year. This packet doesn’t.',
    noEntries: (year) => `Nothing is entered for ${year}.`,
    columns: {
      date: 'Date',
      activity: 'Activity',
      hours: 'Hours',
      dollars: 'Dollars',
      cubicYards: 'Cubic yards',
      inKind: 'In kind',
      note: 'Note or evidence',
    },
    kinds: {
      event: 'Event',
      outreach: 'Outreach',
      work_day: 'Work day',
      home: 'Work at a home',
      other: 'Other',
    },
    homes: (date) => `Finished work of joined homes together, as of ${date}`,
    homesNote: 'A sum over at least five owners who share theirs, off by chance on purpose.',
    homesOff: (hours, dollars, yards) =>
      `To keep each home private, the sum of joined homes is off by chance on purpose, often by more than ${hours} hours, ${dollars} or ${yards} cubic yards. The totals above include it.`,
    outreach: 'Every year: education and outreach',
    outreachAsked: 'Asked: at least one event or outreach activity.',
    outreachNone: (year) => `None is entered for ${year}.`,
    plan: 'Every three years: action plan',
    planAsked: 'Asked: a plan of three years, by year, updated at least every three years.',
    planned: (date, due) => `Made or updated on ${date}. Next update due by ${due}.`,
    plannedNone: 'The day on which it was made isn’t entered.',
    goals: { year: 'Year', goal: 'Goal', who: 'Who', when: 'When' },
    noGoals: 'No goals are entered.',
    assessment: 'Every five years: risk assessment',
    assessmentAsked:
      'Asked: a community wildfire risk assessment, updated at least every five years.',
    assessed: (date, due) => `Made on ${date}. Next due by ${due}.`,
    assessedNone: 'Its day isn’t entered.',
    restsOn:
      'Entries, goals and dates are as the coordinator entered them. Of what homes that joined reported, only a sum is in here. Apply in NFPA’s portal, which has the deadline and the form that hold for you.',
    source: 'NFPA: Firewise USA annual renewal information',
    leftOut: 'Letters that can’t be printed here are marked where they stand.',
  },
  es: {
    title: (year) => `Renovación Firewise ${year}`,
    page: (page, pages) => `Página ${page} de ${pages}`,
    made: (date, name) => `Preparada el ${date} por ${name}`,
    streets: (streets) => `Calles: ${streets}`,
    dwellings: (count) => `Viviendas: ${count}`,
    investment: 'Cada año: trabajo y dinero',
    asked: (hours) =>
      `Se pide: el equivalente de una hora de trabajo por vivienda, ${hours} horas.`,
    hours: (amount) => `Horas: ${amount}`,
    money: (amount) => `Dólares: ${amount}`,
    yards: (amount) => `Yardas cúbicas retiradas: ${amount}`,
    inKind: (entries) =>
      `Donado en especie: ${
        entries === 0
          ? 'nada'
          : entries === 1
            ? '1 anotación, en la lista de abajo'
            : `${entries} anotaciones, en la lista de abajo`
      }`,
    about: (amount) => `cerca de ${amount}`,
    reached: 'Según estos totales, las horas solas lo alcanzan.',
    missing: (hours, isOne) =>
      `Para alcanzarlo: ${hours} ${isOne ? 'hora' : 'horas'} más, o dinero y donaciones por ese valor.`,
    convert:
      'La NFPA convierte el dinero y las donaciones en horas según el valor que le da a una hora en el año. Este documento no lo hace.',
    noEntries: (year) => `No hay nada anotado para ${year}.`,
    columns: {
      date: 'Fecha',
      activity: 'Actividad',
      hours: 'Horas',
      dollars: 'Dólares',
      cubicYards: 'Yardas cúbicas',
      inKind: 'En especie',
      note: 'Nota o comprobante',
    },
    kinds: {
      event: 'Evento',
      outreach: 'Difusión',
      work_day: 'Jornada de trabajo',
      home: 'Trabajo en una casa',
      other: 'Otro',
    },
    homes: (date) => `Trabajo terminado de las casas unidas, en conjunto, al ${date}`,
    homesNote: 'Suma de al menos cinco dueños que comparten el suyo, alterada al azar a propósito.',
    homesOff: (hours, dollars, yards) =>
      `Para proteger la privacidad de cada casa, la suma de las casas unidas está alterada al azar a propósito, a menudo en más de ${hours} horas, ${dollars} o ${yards} yardas cúbicas. Los totales de arriba la incluyen.`,
    outreach: 'Cada año: educación y difusión',
    outreachAsked: 'Se pide: al menos un evento o una actividad de difusión.',
    outreachNone: (year) => `No hay ninguno anotado para ${year}.`,
    plan: 'Cada tres años: plan de acción',
    planAsked: 'Se pide: un plan de tres años, por año, actualizado al menos cada tres años.',
    planned: (date, due) =>
      `Hecho o actualizado el ${date}. Próxima actualización, a más tardar el ${due}.`,
    plannedNone: 'No está anotado el día en que se hizo.',
    goals: { year: 'Año', goal: 'Meta', who: 'Quién', when: 'Cuándo' },
    noGoals: 'No hay metas anotadas.',
    assessment: 'Cada cinco años: evaluación de riesgo',
    assessmentAsked:
      'Se pide: una evaluación del riesgo de incendio forestal de la comunidad, actualizada al menos cada cinco años.',
    assessed: (date, due) => `Hecha el ${date}. La próxima, a más tardar el ${due}.`,
    assessedNone: 'No está anotado el día.',
    restsOn:
      'Las anotaciones, metas y fechas son como las escribió quien coordina. De lo que informaron las casas unidas, aquí hay solo una suma. La solicitud se hace en el portal de la NFPA, que tiene la fecha límite y el formulario que le corresponden.',
    source: 'NFPA: información sobre la renovación anual de Firewise USA (en inglés)',
    leftOut: 'Las letras que aquí no se pueden imprimir están marcadas en su lugar.',
  },
};
