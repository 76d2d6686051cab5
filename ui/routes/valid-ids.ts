/** Parameters that name a row by its number; tickets and articles are named otherwise. */
const NUMBERED = ['eventId', 'sectionEventId'];
const ROW_NUMBER = /^[1-9]\d{0,9}$/;
const INT_MAX = 0x7fff_ffff;

/**
 * Whether the numbers in an address can be a row's. Anything else is no page, also for who is not signed in. [S2.3-13]
 */
export const validIds = (params: Readonly<Record<string, string | undefined>>): boolean =>
  NUMBERED.every((name) => {
    const given = params[name];
    return given === undefined || (ROW_NUMBER.test(given) && Number(given) <= INT_MAX);
  });
