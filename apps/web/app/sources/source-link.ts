import type { Rule, Source } from '@dss/domain';

export type SourceLink = Source & { readonly id: string };

/** A rule, standard or piece of official advice, and what it asks about one hazard. */
export type RuleDescription = Pick<Rule, 'name' | 'version' | 'status' | 'unconfirmed'> & {
  readonly id: string;
  readonly asks: string | null;
  readonly sources: readonly SourceLink[];
};
