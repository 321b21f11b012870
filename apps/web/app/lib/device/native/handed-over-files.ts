/** Files that an app hands to its owner, whose webview saves none. Loaded with the first one, so that browsers never download it. */
export const handedOverFiles = {
  /**
   * Opens the system's sheet with a file.
   * @returns whether the owner chose where it goes, rather than closing the sheet
   */
  handOver: async (content: ReadableStream<Uint8Array>, name: string): Promise<boolean> =>
    (await import('./hand-over-file.ts')).handOverFile(content, name),
  /** Removes the app's own copies of them. */
  discard: async (): Promise<void> => (await import('./hand-over-file.ts')).discardHandedOver(),
};
