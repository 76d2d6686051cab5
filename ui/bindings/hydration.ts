let done: () => void = () => undefined;
let waiting: Promise<void> = Promise.resolve();

/** The page stands as the server wrote it; until React has taken it over, nothing may answer differently. */
export function beginHydration(): void {
  waiting = new Promise((resolve) => {
    done = resolve;
  });
}

export const endHydration = (): void => done();

/** At once where nothing is taken over: after the first page, and in tests. */
export const whenHydrated = (): Promise<void> => waiting;
