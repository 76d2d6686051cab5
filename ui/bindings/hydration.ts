let done: () => void = () => undefined;
let waiting: Promise<void> = Promise.resolve();

/** Until hydration ends, the page must stay as the server rendered it. */
export function beginHydration(): void {
  waiting = new Promise((resolve) => {
    done = resolve;
  });
}

export const endHydration = (): void => done();

/** Already resolved after the first page and in tests. */
export const whenHydrated = (): Promise<void> => waiting;
