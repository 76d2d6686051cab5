/** Names that are right everywhere, though not every Intl lists them: the two names of one zone, and UTC. */
const ALWAYS: readonly string[] = ['Asia/Ho_Chi_Minh', 'Asia/Saigon', 'UTC'];

/** Whether this is the name of a zone of the IANA database. */
export const isTimezone = (name: string): boolean =>
  ALWAYS.includes(name) || Intl.supportedValuesOf('timeZone').includes(name);
