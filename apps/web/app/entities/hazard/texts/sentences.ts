/** The sentences of an action's text. `Intl.Segmenter` is newer than some browsers that the pages support. */
export function sentencesIn(text: string): string[] {
  return text.replace(/([.!?]["”)]?) +(?=[\p{Lu}¡¿“"])/gu, '$1\n').split('\n');
}
