/** Where sign-in leads when nothing is remembered. [S2.3-02] */
const DEFAULT_TARGET = '/';
const LONGEST = 2_000;

/** Browsers drop tabs and line breaks from addresses, so that '/\t/host' is '//host', and read '\' as '/'. */
const isDropped = (letter: string): boolean => letter < ' ' || letter === '\\';

/**
 * Where somebody goes after signing in, from what an address says: a path of our own, whatever else it is given becomes
 * the start page. A path that a browser would read as another host ('//host', '/\host') is none of ours.
 */
export function signInTarget(given: string | null): string {
  if (given === null || given.length > LONGEST || !/^\/(?![/\\])/.test(given) || [...given].some(isDropped))
    return DEFAULT_TARGET;
  return given;
}
