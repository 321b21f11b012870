import type { ModelCall, PhotoReply } from '../analysis/index.ts';
import type { LabeledPhoto } from './labels.ts';

/** A labeled photo that a provider has looked at. */
export interface Looked {
  readonly photo: LabeledPhoto;
  readonly reply: PhotoReply;
  /** What the provider got to see. */
  readonly workingCopy: Buffer;
  /** How long the look took, waiting for the provider included, preparing the photo not. */
  readonly ms: number;
  /** How long it kept a processor core busy; null where somebody else's machine looks. */
  readonly coreMs: number | null;
}

/** One that it could not look at, and why. */
export interface NotLooked {
  readonly photo: LabeledPhoto;
  readonly reason: string;
}

export interface Looks {
  readonly looked: readonly Looked[];
  readonly notLooked: readonly NotLooked[];
  readonly calls: readonly ModelCall[];
}
