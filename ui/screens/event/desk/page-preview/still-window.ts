const nothing = (): void => undefined;

/** For a router that never leaves `path`. createMemoryRouter would add half a kilobyte to every page. */
export function stillWindow(path: string): Window {
  const { origin } = window.location;
  const still = {
    location: { pathname: path, search: '', hash: '', origin, href: origin + path, assign: nothing, replace: nothing },
    history: { state: null, pushState: nothing, replaceState: nothing, go: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  return still as unknown as Window;
}
