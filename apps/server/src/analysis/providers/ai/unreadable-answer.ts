/** An answer that can't be read; its message tells the model what to mend. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}
