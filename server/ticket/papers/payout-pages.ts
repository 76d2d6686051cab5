import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { minus, ZERO } from '#domain/kernel/money/dong.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import type { PayoutSheet } from '#server/ticket/ports/paper-printer.ts';
import { showDate } from '#words/platform/money-and-dates.ts';
import { PAYOUT_STATEMENT_WORDS, payoutFee, payoutTo } from '#words/programme/payout-statement.ts';
import { WALLET_LINES_SAID } from '#words/programme/wallet-lines.ts';
import type { Look, Paper } from './paper.ts';
import { ASH, BRAND, HAIRLINE, INK, LABEL, TEXT, VALUE, VERMILION } from './paper-looks.ts';
import { RECEIPT_PAGE } from './receipt-page.ts';

const MARGIN = 56;
const RIGHT = RECEIPT_PAGE.width - MARGIN;
const INNER = RECEIPT_PAGE.width - 2 * MARGIN;
const HALF = (INNER - 24) / 2;
const AMOUNT = 130;
const DATE = 84;
const LONGEST = 200;
const ROW = 34;
const FIRST = 10;
const NEXT = 19;

const TITLE: Look = { face: 'loud', size: 24, colour: INK };
const SMALL: Look = { face: 'plain', size: 9, colour: ASH };
const TOTAL: Look = { face: 'strong', size: 13, colour: INK };

const word = (name: keyof typeof PAYOUT_STATEMENT_WORDS, locale: Locale): string =>
  PAYOUT_STATEMENT_WORDS[name][locale];

function rule({ pen }: Paper, y: number, strong = false): void {
  pen
    .moveTo(MARGIN, y)
    .lineTo(RIGHT, y)
    .lineWidth(strong ? 1.4 : 0.7)
    .strokeColor(strong ? INK : HAIRLINE)
    .stroke();
}

function drawHead(paper: Paper, sheet: PayoutSheet, locale: Locale): number {
  const fact = (
    name: 'publisher' | 'period' | 'madeAt',
    value: string,
    under: string,
    x: number,
    y: number,
  ): number => {
    paper.line(word(name, locale).toUpperCase(), { x, y }, LABEL);
    const below = paper.block(oneLine(value, LONGEST), { x, y: y + 15, width: HALF, most: 3 }, VALUE);
    return under === '' ? below : paper.block(oneLine(under, LONGEST), { x, y: below, width: HALF, most: 1 }, SMALL);
  };
  const { start, last } = sheet.period;
  const left = fact('publisher', sheet.name, sheet.email, MARGIN, 116);
  const right = fact(
    'period',
    `${showDate(start, locale)} – ${showDate(last, locale)}`,
    `${word('madeAt', locale)} ${showDate(sheet.madeAt, locale)}`,
    MARGIN + HALF + 24,
    116,
  );
  let y = Math.max(left, right) + 18;
  const sums = [
    ['opening', sheet.opening],
    ['matured', sheet.matured],
    ['takenBack', minus(ZERO, sheet.takenBack)],
    ['saleFees', minus(ZERO, sheet.saleFees)],
    ['paidOut', minus(ZERO, sheet.paidOut)],
    ['returned', sheet.returned],
  ] as const;
  for (const [name, amount] of sums) {
    rule(paper, y);
    paper.line(word(name, locale), { x: MARGIN, y: y + 17 }, TEXT);
    paper.line(showMoney(amount, locale), { x: RIGHT, y: y + 17, align: 'right' }, TEXT);
    y += 26;
  }
  rule(paper, y, true);
  paper.line(word('closing', locale), { x: MARGIN, y: y + 22 }, TOTAL);
  paper.line(showMoney(sheet.closing, locale), { x: RIGHT, y: y + 22, align: 'right' }, TOTAL);
  return y + 58;
}

type Line = PayoutSheet['lines'][number];

function saidOf({ kind, eventName, payout }: Line, locale: Locale): readonly [string, string] {
  const said = WALLET_LINES_SAID.get(kind)?.[locale] ?? '';
  if (payout === null || kind !== 'withdrawal-requested') return eventName === null ? [said, ''] : [eventName, said];
  const { account, fee, total } = payout;
  return [payoutTo(account)[locale], payoutFee(showMoney(fee, locale), showMoney(total, locale))[locale]];
}

function drawLines(paper: Paper, lines: readonly Line[], from: number, locale: Locale): void {
  let y = from;
  for (const line of lines) {
    const { at, change } = line;
    const [what, under] = saidOf(line, locale);
    rule(paper, y);
    paper.line(showDate(at, locale), { x: MARGIN, y: y + 16 }, SMALL);
    const width = INNER - DATE - AMOUNT;
    paper.block(oneLine(what, LONGEST), { x: MARGIN + DATE, y: y + 16, width, most: 1 }, TEXT);
    if (under !== '') paper.block(oneLine(under, LONGEST), { x: MARGIN + DATE, y: y + 28, width, most: 1 }, SMALL);
    paper.line(showMoney(change, locale), { x: RIGHT, y: y + 16, align: 'right' }, TEXT);
    y += ROW;
  }
}

export function payoutPages(sheet: PayoutSheet, locale: Locale): readonly ((paper: Paper) => void)[] {
  const later: (readonly Line[])[] = [];
  for (let at = FIRST; at < sheet.lines.length; at += NEXT) later.push(sheet.lines.slice(at, at + NEXT));
  const foot = (paper: Paper): void =>
    paper.line(word('note', locale), { x: MARGIN, y: RECEIPT_PAGE.height - 48 }, SMALL);
  const top = (paper: Paper): void => {
    paper.pen.rect(0, 0, RECEIPT_PAGE.width, 8).fill(VERMILION);
    paper.line('Vemoi', { x: MARGIN, y: 64 }, BRAND);
    paper.line(word('title', locale), { x: RIGHT, y: 66, align: 'right' }, TITLE);
  };
  return [
    (paper) => {
      top(paper);
      const y = drawHead(paper, sheet, locale);
      if (sheet.lines.length === 0) paper.line(word('nothing', locale), { x: MARGIN, y: y + 16 }, TEXT);
      drawLines(paper, sheet.lines.slice(0, FIRST), y, locale);
      foot(paper);
    },
    ...later.map((lines) => (paper: Paper) => {
      top(paper);
      drawLines(paper, lines, 110, locale);
      foot(paper);
    }),
  ];
}
