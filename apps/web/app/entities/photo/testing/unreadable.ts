/** A file that the system no longer lets the browser read. */
export function unreadable(): Blob {
  const blob = new Blob(['gone'], { type: 'image/jpeg' });
  blob.arrayBuffer = async () => {
    throw new DOMException('The file could not be read', 'NotReadableError');
  };
  blob.slice = () => blob;
  return blob;
}
