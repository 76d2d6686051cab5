const WRITTEN = /^[1-9]\d{0,9}$/;
const DATABASE_INT_MAX = 2_147_483_647;

/**
 * The event that an address names by its number; null for what no event can have. Asked for it, the database fails
 * everybody whose question goes along.
 */
export function eventNumber(text: string): number | null {
  const number = WRITTEN.test(text) ? Number(text) : Number.NaN;
  return number <= DATABASE_INT_MAX ? number : null;
}
