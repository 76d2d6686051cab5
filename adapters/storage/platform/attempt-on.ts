/** A browser's store may be forbidden, or full: what does not work there is null. */
export const attemptOn =
  (storage: () => Storage) =>
  <T>(act: (store: Storage) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
