const WRITTEN = /^[1-9]\d{0,9}$/;
const DATABASE_INT_MAX = 2_147_483_647;

/** Null beyond the column's range, which would fail the whole batch of a query. */
export function eventNumber(text: string): number | null {
  const number = WRITTEN.test(text) ? Number(text) : Number.NaN;
  return number <= DATABASE_INT_MAX ? number : null;
}
