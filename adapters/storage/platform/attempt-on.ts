/** Storage may be blocked or full; failures give null. */
export const attemptOn =
  (storage: () => Storage) =>
  <T>(act: (store: Storage) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
