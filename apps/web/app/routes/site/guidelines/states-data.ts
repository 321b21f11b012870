import {
  stateCodes,
  stateNamesEn,
  stateNamesEs,
  statePackOf,
  statesWithoutLaws,
  type Law,
  type Locale,
} from '@dss/domain';

/** What is known of each state's laws, in one language, without what each asks. */
export function statesData(language: Locale) {
  // Here, so that the page doesn't load the names of all states.
  const stateNames = language === 'es' ? stateNamesEs : stateNamesEn;
  return {
    packs: stateCodes.flatMap((state) => {
      const pack = statePackOf(state);
      if (pack === null) return [];
      const { regulator, laws: texts } = pack[language];
      const names = new Map(Object.entries(texts).map(([id, { name }]) => [id, name]));
      const laws = Object.entries<Law>(pack.laws);
      return {
        state: stateNames[state],
        regulator,
        phone: pack.regulatorsPhone,
        checkedOn: laws.map(([, { checkedOn }]) => checkedOn).reduce(earlier),
        laws: laws.map(([id, { status, url }]) => ({ id, name: names.get(id) ?? '', status, url })),
      };
    }),
    without: {
      ...statesWithoutLaws,
      states: statesWithoutLaws.states.map((state) => stateNames[state]),
    },
  };
}

export type StatesData = ReturnType<typeof statesData>;

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
