const PHONE_SIGNS = /[\s().+-]/g;
const PHONE = /^0?(?:84)?(\d{9})$/;

/**
 * A phone number is reduced to the nine digits that all its spellings share; spaces that group a code are left out.
 * [S2.1-27]
 */
export function portalSearch(typed: string): string {
  const text = typed.trim();
  const phone = PHONE.exec(text.replaceAll(PHONE_SIGNS, ''))?.[1];
  if (phone !== undefined) return phone;
  return GROUPED_CODE.test(text) ? text.replaceAll(' ', '') : text;
}

const GROUPED_CODE = /^[A-Z0-9]{5} [A-Z0-9]{5}$/i;
