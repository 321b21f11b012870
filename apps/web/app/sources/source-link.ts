import type { Rule, RuleText, Source } from '@dss/domain';

export type SourceLink = Source & { readonly id: string };

/** A rule, standard or piece of official advice, and what it asks about one hazard. */
export type RuleDescription = RuleText &
  Pick<Rule, 'status' | 'unconfirmed'> & {
    readonly id: string;
    readonly asks: string | null;
    readonly sources: readonly SourceLink[];
  };
