/**
 * - zod asks whether it may make code from text when the first schema is made, and browsers report even that question as a breach of the
 *   content security policy. Its setting stands where it keeps it before any schema.
 * - The framework's own inline script encodes the page's data by streams that Firefox has since 113.
 */
const code = `globalThis.__zod_globalConfig = { jitless: true };
if (!('TextEncoderStream' in globalThis)) {
  globalThis.TextEncoderStream = class {
    constructor() {
      const encoder = new TextEncoder();
      let bytes;
      this.readable = new ReadableStream({ start: (controller) => { bytes = controller; } });
      this.writable = new WritableStream({
        write: (text) => bytes.enqueue(encoder.encode(text)),
        close: () => bytes.close(),
      });
    }
  };
  ReadableStream.prototype.pipeThrough ??= function ({ readable, writable }) {
    void this.pipeTo(writable);
    return readable;
  };
}`;

/** What has to be there before any other script of a page. */
export function BeforeScripts() {
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
