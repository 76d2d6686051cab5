import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { minus, ZERO } from '#domain/kernel/money/dong.ts';
import { worthOf } from '#domain/kernel/money/points.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { never } from '#domain/kernel/never.ts';
import { type ReceiptLine, receiptLines } from '#domain/sale/pricing/receipt-lines.ts';
import type { ReceiptSheet } from '#server/ticket/ports/paper-printer.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { PAYMENT_METHODS_SAID } from '#words/platform/statuses.ts';
import { POINTS_USED } from '#words/sale/points.ts';
import { RECEIPT_PDF_WORDS } from '#words/sale/receipt-pdf.ts';
import type { Look, Paper } from './paper.ts';
import { ASH, BRAND, HAIRLINE, INK, LABEL, TEXT, VALUE, VERMILION } from './paper-looks.ts';
import { whenOnPaper } from './when-on-paper.ts';

/** A4. */
export const RECEIPT_PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = 56;
const RIGHT = RECEIPT_PAGE.width - MARGIN;
const INNER = RECEIPT_PAGE.width - 2 * MARGIN;
const GAP = 24;
const COLUMN = (INNER - GAP) / 2;
const AMOUNT = 130;
const LONGEST = 240;
/** A sale has few ticket types; the rest of a very long order is summed in the total. */
const BOTTOM = RECEIPT_PAGE.height - 130;

const TITLE: Look = { face: 'loud', size: 26, colour: INK };
const SMALL: Look = { face: 'plain', size: 10, colour: ASH };
const TOTAL: Look = { face: 'strong', size: 14, colour: INK };

type Fact = { readonly label: string; readonly value: string; readonly under?: readonly string[] };

/** Each with its sum where there are two. */
function waysPaid({ paidBy, wallet, total }: ReceiptSheet, locale: Locale): readonly string[] {
  if (paidBy === null) return [];
  const way = PAYMENT_METHODS_SAID[paidBy][locale];
  if (wallet === ZERO) return [way];
  const ofWallet = PAYMENT_METHODS_SAID.Wallet[locale];
  return [`${way}: ${showMoney(minus(total, wallet), locale)}`, `${ofWallet}: ${showMoney(wallet, locale)}`];
}

function factsOf(sheet: ReceiptSheet, locale: Locale): readonly (readonly Fact[])[] {
  const { event, invoice } = sheet;
  const name = fullName(sheet.buyer);
  const word = (name: keyof typeof RECEIPT_PDF_WORDS): string => RECEIPT_PDF_WORDS[name][locale];
  return [
    [
      { label: word('order'), value: sheet.orderNumber, under: [showMoment(sheet.orderedAt, locale, event.timezone)] },
      { label: word('buyer'), value: name || sheet.email, under: name === '' ? [] : [sheet.email] },
    ],
    [
      { label: word('event'), value: event.name, under: whenOnPaper(event, locale) },
      {
        label: word('organiser'),
        value: event.organiser,
        under: waysPaid(sheet, locale),
      },
    ],
    ...(invoice === null
      ? []
      : [
          [
            { label: word('company'), value: invoice.companyName },
            { label: word('taxCode'), value: invoice.taxCode },
          ],
          [{ label: word('address'), value: invoice.address }],
        ]),
  ];
}

function drawFact(paper: Paper, { label, value, under = [] }: Fact, x: number, y: number, width: number): number {
  paper.line(label.toUpperCase(), { x, y }, LABEL);
  let below = paper.block(oneLine(value, LONGEST), { x, y: y + 15, width, most: 3 }, VALUE);
  for (const line of under) below = paper.block(oneLine(line, LONGEST), { x, y: below, width, most: 1 }, SMALL);
  return below;
}

function lineOf(line: ReceiptLine<ReceiptSheet['lines'][number]>, locale: Locale): readonly [string, string] {
  switch (line.kind) {
    case 'TICKETS':
      return [`${oneLine(line.tickets.name, LONGEST)} × ${line.tickets.quantity}`, showMoney(line.amount, locale)];
    case 'DISCOUNT': {
      const of = line.tickets === null ? '' : `: ${oneLine(line.tickets.name, LONGEST)}`;
      return [`${RECEIPT_PDF_WORDS.discount[locale]}${of}`, `−${showMoney(minus(ZERO, line.amount), locale)}`];
    }
    case 'DONATION':
      return [RECEIPT_PDF_WORDS.donation[locale], showMoney(line.amount, locale)];
    case 'POINTS':
      return [POINTS_USED[locale], `−${showMoney(worthOf(line.points), locale)}`];
    default:
      return never(line);
  }
}

export function drawReceiptPage(paper: Paper, sheet: ReceiptSheet, locale: Locale): void {
  const { pen } = paper;
  const rule = (y: number): void => {
    pen.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(HAIRLINE).stroke();
  };
  pen.rect(0, 0, RECEIPT_PAGE.width, 8).fill(VERMILION);
  paper.line('Vemoi', { x: MARGIN, y: 64 }, BRAND);
  paper.line(RECEIPT_PDF_WORDS.title[locale], { x: RIGHT, y: 66, align: 'right' }, TITLE);

  let y = 116;
  for (const row of factsOf(sheet, locale)) {
    const width = row.length === 1 ? INNER : COLUMN;
    const ends = row.map((fact, at) => drawFact(paper, fact, MARGIN + at * (COLUMN + GAP), y, width));
    y = Math.max(...ends) + 18;
  }

  paper.line(RECEIPT_PDF_WORDS.amount[locale].toUpperCase(), { x: RIGHT, y, align: 'right' }, LABEL);
  y += 10;
  const { lines: tickets, donation, points, total: toPay } = sheet;
  for (const line of receiptLines({ tickets, donation, points, total: toPay })) {
    if (y > BOTTOM) break;
    rule(y);
    const [name, amount] = lineOf(line, locale);
    const top = y + 20;
    y = paper.block(name, { x: MARGIN, y: top, width: INNER - AMOUNT, most: 2 }, TEXT) - 3;
    paper.line(amount, { x: RIGHT, y: top, align: 'right' }, TEXT);
  }
  pen.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(1.4).strokeColor(INK).stroke();
  paper.line(RECEIPT_PDF_WORDS.total[locale], { x: MARGIN, y: y + 26 }, TOTAL);
  const total = sheet.total === 0 ? RECEIPT_PDF_WORDS.free[locale] : showMoney(sheet.total, locale);
  paper.line(total, { x: RIGHT, y: y + 26, align: 'right' }, TOTAL);
  paper.line(RECEIPT_PDF_WORDS.notTaxInvoice[locale], { x: MARGIN, y: RECEIPT_PAGE.height - 48 }, SMALL);
}
