import type { Rule, RuleText, ShownSource } from '@dss/domain';

export type SourceLink = Omit<ShownSource, 'id'> & { readonly id: string };

/** A rule, standard or piece of official advice, and what it asks about one hazard. */
export type RuleDescription = RuleText &
  Pick<Rule, 'status' | 'unconfirmed'> & {
    readonly id: string;
    readonly asks: string | null;
    readonly sources: readonly SourceLink[];
  };
