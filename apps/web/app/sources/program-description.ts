import type { ProgramId, SaferFromWildfiresItem, WildfirePreparedLevel } from '@dss/domain';

import type { SourceLink } from './source-link.ts';

/** A program that asks for a hazard to be gone, and under which of its items, levels, or how far. */
export interface ProgramDescription {
  readonly id: ProgramId;
  readonly name: string;
  readonly ask: SaferFromWildfiresItem | WildfirePreparedLevel | 'yes' | 'partly';
  /** Read at second hand only. */
  readonly unconfirmed: boolean;
  readonly sources: readonly SourceLink[];
}
