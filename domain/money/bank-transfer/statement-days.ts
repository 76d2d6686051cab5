import { readCsv } from '#domain/kernel/csv/read-csv.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { isMt940 } from './read-mt940.ts';

/** A file with movements of other days than the one it is compared with. `days`: all of the file's, in order. */
export type OtherDays = { readonly kind: 'OTHER_DAYS'; readonly days: readonly string[] };

const DATE_TITLES = [
  'date',
  'transaction date',
  'booking date',
  'posting date',
  'effective date',
  'ngay',
  'ngay giao dich',
  'ngay hach toan',
  'ngay hieu luc',
];

// The value date, then the day of the booking where it is another.
const MOVEMENT = /^:61:(\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d))?/gm;

const dayOf = (year: number | string, month: string, day: string): string => `${year}-${month}-${day}`;

/** A booking in January of a value in December is next year's, and the other way round. */
function bookedOn([, yy = '', month = '', day = '', bookedMonth = month, bookedDay = day]: RegExpMatchArray): string {
  const year = 2_000 + Number(yy);
  const apart = Number(bookedMonth) - Number(month);
  return dayOf(year + (apart <= -6 ? 1 : apart >= 6 ? -1 : 0), bookedMonth, bookedDay);
}

/** '21/11/2026 09:30', '21-11-2026' or '2026-11-21T09:30'; null: no date. */
function dateIn(text: string): string | null {
  const [iso] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  if (iso !== undefined) return iso;
  const [whole, day = '', month = '', year = ''] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})/.exec(text) ?? [];
  return whole === undefined ? null : dayOf(year, month.padStart(2, '0'), day.padStart(2, '0'));
}

function datesInTable(text: string): readonly string[] {
  const [head, ...body] = readCsv(text);
  const titles = (head?.cells ?? []).map((title) => plainWords(title).trim());
  const column = titles.findIndex((title) => DATE_TITLES.includes(title));
  return column === -1 ? [] : body.flatMap(({ cells }) => dateIn(cells[column]?.trim() ?? '') ?? []);
}

/** The days of a statement's movements, in order; none: the file does not say. [design] */
export function statementDays(text: string): readonly string[] {
  const days = isMt940(text) ? [...text.matchAll(MOVEMENT)].map(bookedOn) : datesInTable(text);
  return [...new Set(days)].toSorted();
}

/** Null: every movement that has a day is of `day`. */
export function otherDays(text: string, day: string): OtherDays | null {
  const days = statementDays(text);
  return days.every((one) => one === day) ? null : { kind: 'OTHER_DAYS', days };
}
