import { readCsvTable } from '#domain/kernel/csv/read-csv-table.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type InviteRow, MOST_INVITATIONS_AT_ONCE } from './import-invitations.ts';

/** Accepted column titles; case, hyphens and diacritics do not matter. */
const COLUMNS = {
  name: ['name', 'full name', 'guest name', 'họ tên', 'họ và tên', 'tên', 'tên khách'],
  email: ['email', 'mail', 'email address', 'địa chỉ email'],
} as const;

const ADDRESS = /[^\s<>,;"()]+@[^\s<>,;"()]+/;

/** The name beside an address, without quotes, brackets and separators. */
const nameIn = (line: string, address: string): string =>
  line
    .replace(address, ' ')
    .replaceAll(/[<>()",;\t]+/g, ' ')
    .trim();

const nameOf = (address: string): string => address.slice(0, address.indexOf('@'));

function guestOf(line: string): InviteRow {
  const [address] = ADDRESS.exec(line) ?? [];
  if (address === undefined) return { name: '', email: line.trim() };
  return { name: nameIn(line, address) || nameOf(address), email: address };
}

/** Several addresses in a line are several guests; text beside a single address is the guest's name. */
const guestsOf = (line: string): readonly InviteRow[] => {
  const addresses = line.match(new RegExp(ADDRESS, 'g')) ?? [];
  return addresses.length < 2
    ? [guestOf(line)]
    : line
        .split(/[,;]/)
        .filter((part) => part.trim() !== '')
        .map(guestOf);
};

/** 'Mai <mai@…>', 'Mai, mai@…' or bare addresses. Entries without an address are kept to correct. [S1-34] [design] */
export const readPastedGuests = (text: string): readonly InviteRow[] =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .flatMap(guestsOf);

/** A row with the wrong number of cells. */
export type UnreadLine = { readonly line: number; readonly expected: number; readonly given: number };

export type GuestFileFault =
  | { readonly kind: 'EMPTY' | 'COLUMN_MISSING' }
  | { readonly kind: 'TOO_MANY_ROWS'; readonly max: number };

/** A quote left over at the edge of a cell is no part of a name or an address. */
const withoutStrayQuotes = (cell: string): string => cell.replaceAll(/^"+|"+$/g, '').trim();

/** Columns titled in English or Vietnamese. Nothing is dropped silently. [S1-34] [design] */
export function readGuestFile(
  text: string,
): Result<{ readonly guests: readonly InviteRow[]; readonly unread: readonly UnreadLine[] }, GuestFileFault> {
  const table = readCsvTable(text, {
    columns: COLUMNS,
    mostRows: MOST_INVITATIONS_AT_ONCE,
    read: (cell) => ok<InviteRow>({ name: withoutStrayQuotes(cell('name')), email: withoutStrayQuotes(cell('email')) }),
  });
  if (!table.ok) {
    const { refusal } = table;
    return refused(refusal.kind === 'COLUMN_MISSING' ? { kind: 'COLUMN_MISSING' } : refusal);
  }
  const unread = table.value.refusedRows.flatMap(({ line, refusal }) => ({
    line,
    expected: refusal.expected,
    given: refusal.given,
  }));
  return ok({ guests: table.value.rows, unread });
}
