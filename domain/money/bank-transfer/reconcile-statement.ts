import { type CsvTable, type CsvTableFault, type ReadTable, readCsvTable } from '#domain/kernel/csv/read-csv-table.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { IncomingTransfer } from './incoming-transfer.ts';
import { isMt940, type Mt940Fault, readMt940 } from './read-mt940.ts';
import { needsReview, type TransferState } from './transfer-state.ts';

/** A movement on a bank's statement. `line`: of the file. */
export type StatementLine = Pick<IncomingTransfer, 'bankReference' | 'amount' | 'direction' | 'content'> & {
  readonly line: number;
};

/** A movement that a feed reported; `state` null: not handled yet. */
export type ReportedTransfer = Pick<IncomingTransfer, 'bankReference' | 'amount' | 'direction' | 'content'> & {
  readonly id: string;
  readonly state: TransferState | null;
};

/** MATCHED: it paid something of ours. EXPLAINED: somebody said that it did not. The others are a person's tasks. */
export type Reconciled =
  | {
      readonly kind: 'MATCHED' | 'EXPLAINED' | 'TO_REVIEW';
      readonly line: StatementLine;
      readonly transfer: ReportedTransfer;
    }
  | { readonly kind: 'NOT_REPORTED'; readonly line: StatementLine }
  | { readonly kind: 'NOT_IN_STATEMENT'; readonly transfer: ReportedTransfer };

const SAID_AWAY: readonly TransferState[] = ['IGNORED', 'CLOSED'];

const kindOf = ({ state }: ReportedTransfer): 'MATCHED' | 'EXPLAINED' | 'TO_REVIEW' => {
  if (state === null || needsReview(state)) return 'TO_REVIEW';
  return SAID_AWAY.includes(state) ? 'EXPLAINED' : 'MATCHED';
};

type Movement = Pick<StatementLine, 'bankReference' | 'amount' | 'direction' | 'content'>;

const plain = (text: string): string => plainWords(text).replaceAll(/\s+/g, ' ').trim();
/** What is compared, made once for each movement: a day has thousands of them on both sides. */
const compared = <One extends Movement>(of: One) => ({
  of,
  money: `${of.direction} ${of.amount}`,
  reference: plain(of.bankReference),
  text: plain(of.content),
});
type Compared = Omit<ReturnType<typeof compared>, 'of'>;

const sameReference = (one: Compared, other: Compared): boolean =>
  one.reference !== '' && one.reference === other.reference;
/** Statements cut texts and add to them. */
const sameText = ({ text: one }: Compared, { text: other }: Compared): boolean =>
  one !== '' && other !== '' && (one.includes(other) || other.includes(one));

/** Each line and each transfer once: by reference, then by text, always with the same amount and direction. [design] */
export function reconcileStatement(
  lines: readonly StatementLine[],
  transfers: readonly ReportedTransfer[],
): readonly Reconciled[] {
  const left = new Set(transfers.map(compared));
  const pairs = new Map<StatementLine, ReportedTransfer>();
  const here = lines.map(compared);
  for (const same of [sameReference, sameText])
    for (const line of here) {
      if (pairs.has(line.of)) continue;
      for (const transfer of left) {
        if (line.money !== transfer.money || !same(line, transfer)) continue;
        left.delete(transfer);
        pairs.set(line.of, transfer.of);
        break;
      }
    }
  return [
    ...lines.map((line): Reconciled => {
      const transfer = pairs.get(line);
      return transfer === undefined ? { kind: 'NOT_REPORTED', line } : { kind: kindOf(transfer), line, transfer };
    }),
    ...[...left].map(({ of }): Reconciled => ({ kind: 'NOT_IN_STATEMENT', transfer: of })),
  ];
}

/** Whether a person still has something to do. */
export const isTask = ({ kind }: Reconciled): boolean => kind !== 'MATCHED' && kind !== 'EXPLAINED';

/** A statement of a day. */
const MOST_LINES = 5_000;

export type LineFault = { readonly code: 'NO_AMOUNT' };

/** Whole dong from '1,250,000', '1.250.000' or '-250000.00'; null: no number. */
function amountIn(text: string): number | null {
  const number = text.replaceAll(/\s|VND|đ/gi, '').replace(/[.,]\d{1,2}$/, '');
  if (!/^[+-]?\d[\d.,]*$/.test(number)) return null;
  return Number(number.replaceAll(/[.,+]/g, ''));
}

const lineOf = (line: number, bankReference: string, content: string, amount: number | null) =>
  amount === null || amount === 0
    ? refused({ code: 'NO_AMOUNT' } as const)
    : ok<StatementLine>({
        line,
        bankReference,
        content,
        amount: Math.abs(amount),
        direction: amount > 0 ? 'in' : 'out',
      });

const REFERENCE = [
  'reference',
  'reference number',
  'ref no',
  'transaction id',
  'số tham chiếu',
  'mã giao dịch',
  'số bút toán',
];
const CONTENT = ['description', 'content', 'details', 'nội dung', 'diễn giải', 'mô tả'];

const ONE_COLUMN: CsvTable<'reference' | 'content' | 'amount', StatementLine, LineFault> = {
  columns: { reference: REFERENCE, content: CONTENT, amount: ['amount', 'số tiền'] },
  mostRows: MOST_LINES,
  read: (cell, line) => lineOf(line, cell('reference'), cell('content'), amountIn(cell('amount'))),
};
const TWO_COLUMNS: CsvTable<'reference' | 'content' | 'credit' | 'debit', StatementLine, LineFault> = {
  columns: {
    reference: REFERENCE,
    content: CONTENT,
    credit: ['credit', 'credit amount', 'ghi có', 'tiền vào', 'phát sinh có'],
    debit: ['debit', 'debit amount', 'ghi nợ', 'tiền ra', 'phát sinh nợ'],
  },
  mostRows: MOST_LINES,
  read: (cell, line) =>
    lineOf(
      line,
      cell('reference'),
      cell('content'),
      (amountIn(cell('credit')) ?? 0) - Math.abs(amountIn(cell('debit')) ?? 0),
    ),
};

/** A day's statement as its file has it. */
export type StatementFault = CsvTableFault | Mt940Fault;

/** CSV with signed amounts or a column for each direction; titles in English or Vietnamese. Or MT940. [design] */
export function readStatement(text: string): Result<ReadTable<StatementLine, LineFault>, StatementFault> {
  if (isMt940(text)) return readMt940(text, MOST_LINES);
  const inTwo = readCsvTable(text, TWO_COLUMNS);
  return inTwo.ok || inTwo.refusal.kind !== 'COLUMN_MISSING' ? inTwo : readCsvTable(text, ONE_COLUMN);
}
