let done: () => void = () => undefined;
let waiting: Promise<void> = Promise.resolve();

/** Until hydration ends, the page must stay as the server rendered it. */
export function beginHydration(): void {
  waiting = new Promise((resolve) => {
    done = resolve;
  });
}

export const endHydration = (): void => done();

export const whenHydrated = (): Promise<void> => waiting;

/** The browser may paint and answer in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
