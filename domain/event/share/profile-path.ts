const TICKET_TAB = '#ticket';
const ARGUMENT = /^([^=]+)=(.*)$/s;
const written = (text: string): string => encodeURIComponent(text.toWellFormed());

/**
 * The path of a profile opened with 'key=value': that is its query, and its tickets are shown. Without such an argument
 * the profile itself. `profile` is a path without a query. [S2.3-05]
 */
export function profilePath(profile: string, argument: string | null): string {
  const [, key, value = ''] = ARGUMENT.exec(argument ?? '') ?? [];
  return key === undefined ? profile : `${profile}?${written(key)}=${written(value)}${TICKET_TAB}`;
}
