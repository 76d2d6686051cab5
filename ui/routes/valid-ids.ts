/** Tickets and articles have other ids. */
const NUMBERED = ['eventId', 'sectionEventId'];
const ROW_NUMBER = /^[1-9]\d{0,9}$/;
const INT_MAX = 0x7fff_ffff;

/** An id that cannot exist is a 404, also when signed out. [S2.3-13] */
export const validIds = (params: Readonly<Record<string, string | undefined>>): boolean =>
  NUMBERED.every((name) => {
    const given = params[name];
    return given === undefined || (ROW_NUMBER.test(given) && Number(given) <= INT_MAX);
  });
