/** How many answers this browser keeps because the server doesn't have them. Runs in the page. */
export function countKeptAnswers(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('dss-unsent-answers');
    opening.onerror = () => reject(new Error('the database could not be opened'));
    opening.onsuccess = () => {
      const counting = opening.result.transaction('answers').objectStore('answers').count();
      counting.onerror = () => reject(new Error('the answers could not be counted'));
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}
