import { createContext, useContext, useState } from 'react';

/** Told by what covers the page, such as the dialog that adds photos, while it does. */
export const IsCoveredContext = createContext(false);

/** Whether something covers the page. */
export function useIsCovered(): boolean {
  return useContext(IsCoveredContext);
}

/** The latest value, or while something covers the page, the one from before. */
export function useUncovered<Value>(latest: Value): Value {
  const isCovered = useIsCovered();
  const [shown, setShown] = useState(() => latest);
  if (isCovered) return shown;
  if (shown !== latest) setShown(() => latest);
  return latest;
}
