import { readCsvTable } from '#domain/kernel/csv/read-csv-table.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type InviteRow, MOST_INVITATIONS_AT_ONCE } from './import-invitations.ts';

/** Accepted column titles; case, hyphens and diacritics do not matter. */
const NAME = ['name', 'full name', 'guest name', 'attendee name', 'họ tên', 'họ và tên', 'tên', 'tên khách'];
/** In exports of Eventbrite, beside those of the buyer. */
const GIVEN = ['first name', 'given name'];
const FAMILY = ['last name', 'family name', 'surname'];
const EMAIL = ['email', 'mail', 'email address', 'địa chỉ email', 'attendee email'];
/** In pretix's list of positions, beside the order's own; empty where only the buyer was asked. */
const ATTENDEE_EMAIL = ['attendee email'];

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

/** A name in one column, else in two. */
function readGuestTable(text: string) {
  const rest = { optional: { attendeeEmail: ATTENDEE_EMAIL }, mostRows: MOST_INVITATIONS_AT_ONCE };
  const guest = (name: string, attendeeEmail: string, email: string) =>
    ok<InviteRow>({
      name: withoutStrayQuotes(name),
      email: withoutStrayQuotes(attendeeEmail) || withoutStrayQuotes(email),
    });
  const whole = readCsvTable(text, {
    ...rest,
    columns: { name: NAME, email: EMAIL },
    read: (cell) => guest(cell('name'), cell('attendeeEmail'), cell('email')),
  });
  if (whole.ok || whole.refusal.kind !== 'COLUMN_MISSING') return whole;
  return readCsvTable(text, {
    ...rest,
    columns: { given: GIVEN, family: FAMILY, email: EMAIL },
    read: (cell) => guest(`${cell('given')} ${cell('family')}`.trim(), cell('attendeeEmail'), cell('email')),
  });
}

/** Titled in English or Vietnamese, or as pretix and Eventbrite do. Nothing is dropped silently. [S1-34] [design] */
export function readGuestFile(
  text: string,
): Result<{ readonly guests: readonly InviteRow[]; readonly unread: readonly UnreadLine[] }, GuestFileFault> {
  const table = readGuestTable(text);
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
