/** [S2.3-02] */
const DEFAULT_TARGET = '/';
const LONGEST = 2_000;

/** Browsers drop tabs and line breaks ('/\t/host' becomes '//host') and read '\' as '/'. */
const isDropped = (letter: string): boolean => letter < ' ' || letter === '\\';

/** Anything but our own path becomes the start page, also what browsers read as another host ('//host'). [S2.3-02] */
export function signInTarget(given: string | null): string {
  if (given === null || given.length > LONGEST || !/^\/(?![/\\])/.test(given) || [...given].some(isDropped))
    return DEFAULT_TARGET;
  return given;
}
