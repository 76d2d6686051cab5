/**
 * 'N*** L***': the first letter of each word of a name or address, enough for who knows the person and nothing for who
 * does not. [design section 5]
 */
export const maskedName = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
