import type { ReadTable } from '#domain/kernel/csv/read-csv-table.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { LineFault, StatementLine } from './reconcile-statement.ts';

/** Why a whole MT940 file is refused. `line`: of the file. */
export type Mt940Fault =
  | { readonly kind: 'LINE_NOT_READ'; readonly line: number }
  /** Of the statement that begins at `line`: its opening or its closing balance. */
  | { readonly kind: 'BALANCE_MISSING'; readonly line: number }
  /** Whole units of what the balance of `line` should be, and is. */
  | { readonly kind: 'BALANCE_WRONG'; readonly line: number; readonly counted: number; readonly stated: number }
  | { readonly kind: 'OTHER_CURRENCY'; readonly line: number; readonly currency: string }
  | { readonly kind: 'TOO_MANY_ROWS'; readonly max: number };

const CURRENCY = 'VND';

/** Fields of MT940 that say nothing of movements or balances. */
const LEFT_OUT = ['21', '25', '25P', '28', '28C', '13D', '64', '65'];

type Field = { readonly tag: string; readonly line: number; readonly text: readonly string[] };

const FIELD = /^:(\d\d[A-Z]?):(.*)$/;
const BLOCK_BEGINS = /^\{[1-5]:.*$/;
const BLOCK_ENDS = /^-(?:\}.*)?$/;

export const isMt940 = (text: string): boolean => /^\s*(?:\{1:|:20:)/.test(text);

/** Each line belongs to a field or to the frame of the message. */
function fieldsIn(text: string): Result<readonly Field[], Mt940Fault> {
  const fields: Field[] = [];
  /** The lines of the field that takes more. */
  let open: string[] | null = null;
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const row = raw.trimEnd();
    const [, tag, first = ''] = FIELD.exec(row) ?? [];
    if (tag !== undefined) {
      open = [first];
      fields.push({ tag, line: at + 1, text: open });
    } else if (BLOCK_ENDS.test(row) || BLOCK_BEGINS.test(row)) open = null;
    else if (open !== null) open.push(row);
    else if (row !== '') return refused({ kind: 'LINE_NOT_READ', line: at + 1 });
  }
  return ok(fields);
}

/** In hundredths; '1250,5' is 125050. Null: no amount that can be counted. */
function hundredths(text: string): number | null {
  const comma = text.indexOf(',');
  const value = Number(`${text.slice(0, comma)}${text.slice(comma + 1).padEnd(2, '0')}`);
  return Number.isSafeInteger(value) ? value : null;
}

const BALANCE = /^([CD])\d{6}([A-Z]{3})(\d{1,15},\d{0,2})$/;

function balanceIn({ text, line }: Field): Result<number, Mt940Fault> {
  const [whole, mark, currency = '', amount = ''] = BALANCE.exec(text.join('')) ?? [];
  const value = hundredths(amount);
  if (whole === undefined || value === null) return refused({ kind: 'LINE_NOT_READ', line });
  if (currency !== CURRENCY) return refused({ kind: 'OTHER_CURRENCY', line, currency });
  return ok(mark === 'D' ? -value : value);
}

const DAY = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])';
const MOVEMENT = new RegExp(`^\\d\\d${DAY}(?:${DAY})?(R?)([CD])[A-Z]?(\\d{1,15},\\d{0,2})[NSF][A-Z0-9]{3}(.*)$`);

/** The bank's reference where there is one, else the customer's. */
function referenceIn(text: string): string {
  const [customer = '', bank = ''] = text.split('//').map((part) => part.trim());
  if (bank !== '') return bank;
  return customer === 'NONREF' ? '' : customer;
}

/** A reversed credit goes out, a reversed debit comes in. Whole dong alone. */
function movementIn({ text: [first = ''], line }: Field): StatementLine | null {
  const [whole, reversed, mark, amount = '', references = ''] = MOVEMENT.exec(first) ?? [];
  const value = hundredths(amount);
  if (whole === undefined || value === null || value % 100 !== 0) return null;
  const direction = (mark === 'C') === (reversed === '') ? 'in' : 'out';
  return { line, bankReference: referenceIn(references), amount: value / 100, direction, content: '' };
}

const LINE_WIDTH = 65;
/** Banks break texts at 65 characters, inside words too. Their codes of parts ('?20') are no part of the text. */
const joined = (text: readonly string[]): string =>
  text
    .reduce((whole, part, at) => `${whole}${(text[at - 1]?.length ?? 0) < LINE_WIDTH ? ' ' : ''}${part}`, '')
    .replaceAll(/\?\d\d/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const signed = ({ amount, direction }: StatementLine): number => (direction === 'in' ? amount : -amount) * 100;

/** Where a statement stands: `balance` null before its opening and after its closing one. */
type Standing = { readonly begun: Field; readonly balance: number | null; readonly closed: boolean };

/**
 * A bank's statements as SWIFT MT940: opening balance, movements and closing balance must add up, in dong. What a line
 * says that cannot be read refuses the file, so that no movement is lost. [SWIFT MT940]
 */
export function readMt940(text: string, most: number): Result<ReadTable<StatementLine, LineFault>, Mt940Fault> {
  const fields = fieldsIn(text);
  if (!fields.ok) return fields;
  const movements: StatementLine[] = [];
  let standing: Standing | null = null;
  /** The balance with which the next page of a statement begins. */
  let carried: number | null = null;
  /** The movement that a text which follows belongs to. */
  let last: StatementLine | undefined;
  for (const field of fields.value) {
    const notRead = refused({ kind: 'LINE_NOT_READ', line: field.line } as const);
    const { tag } = field;
    if (tag === '86') {
      if (last !== undefined) {
        last = { ...last, content: joined([last.content, ...field.text]) };
        movements[movements.length - 1] = last;
      }
      continue;
    }
    last = undefined;
    if (tag === '20') {
      if (standing !== null && !standing.closed) return missing(standing);
      standing = { begun: field, balance: null, closed: false };
      continue;
    }
    if (standing === null) return notRead;
    switch (tag) {
      case '60F':
      case '60M': {
        const opening = balanceIn(field);
        if (!opening.ok) return opening;
        if (standing.balance !== null || standing.closed) return notRead;
        if (tag === '60M' && carried !== null && carried !== opening.value) return wrong(field, carried, opening.value);
        standing = { ...standing, balance: opening.value };
        break;
      }
      case '61': {
        const movement = movementIn(field);
        if (movement === null || standing.balance === null || field.text.length > 2) return notRead;
        movements.push(movement);
        last = movement;
        standing = { ...standing, balance: standing.balance + signed(movement) };
        break;
      }
      case '62F':
      case '62M': {
        const closing = balanceIn(field);
        if (!closing.ok) return closing;
        if (standing.balance === null) return standing.closed ? notRead : missing(standing);
        if (standing.balance !== closing.value) return wrong(field, standing.balance, closing.value);
        carried = tag === '62M' ? closing.value : null;
        standing = { ...standing, balance: null, closed: true };
        break;
      }
      default:
        if (!LEFT_OUT.includes(tag)) return notRead;
    }
  }
  if (standing === null) return refused({ kind: 'LINE_NOT_READ', line: 1 });
  if (!standing.closed) return missing(standing);
  if (movements.length > most) return refused({ kind: 'TOO_MANY_ROWS', max: most });
  return ok({
    rows: movements.filter(({ amount }) => amount !== 0),
    refusedRows: movements
      .filter(({ amount }) => amount === 0)
      .map(({ line }) => ({ line, refusal: { code: 'NO_AMOUNT' as const } })),
  });
}

const missing = ({ begun }: Standing) => refused({ kind: 'BALANCE_MISSING', line: begun.line } as const);
const wrong = ({ line }: Field, counted: number, stated: number) =>
  refused({ kind: 'BALANCE_WRONG', line, counted: counted / 100, stated: stated / 100 } as const);
