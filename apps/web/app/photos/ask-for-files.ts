/**
 * Opens the browser's own way to files, without a picker on the page; must be called while a press is handled.
 * @returns none where the owner chose none
 */
export function askForFiles(
  prepare: (input: HTMLInputElement) => void,
  page: Document = document,
): Promise<File[]> {
  return new Promise((resolve) => {
    const input = page.createElement('input');
    input.type = 'file';
    input.hidden = true;
    prepare(input);
    const done = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener('change', done, { once: true });
    input.addEventListener('cancel', done, { once: true });
    // Browsers drop an input that stands nowhere while the camera is open.
    page.body.append(input);
    input.click();
  });
}
