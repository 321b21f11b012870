export interface PreviewRequest {
  readonly id: number;
  readonly file: Blob;
  /** In pixels. */
  readonly width: number;
}

export interface PreviewReply {
  readonly id: number;
  /** Null if the browser can't decode the file. */
  readonly picture: ImageBitmap | null;
}

let last: Promise<void> = Promise.resolve();

// One at a time: twenty phone photos at once would take a gigabyte of memory.
globalThis.onmessage = ({ data: { id, file, width } }: MessageEvent<PreviewRequest>) => {
  last = last
    .then(() => createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' }))
    .then(
      (picture) => reply({ id, picture }, [picture]),
      () => reply({ id, picture: null }),
    );
};

function reply(message: PreviewReply, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
