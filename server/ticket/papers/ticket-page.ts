import { showRedeemCode } from '#domain/door/redeem-code.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import type { TicketSheet } from '#server/ticket/ports/paper-printer.ts';
import { seatLabel } from '#words/sale/seats.ts';
import { TICKET_PDF_WORDS } from '#words/ticket/ticket-pdf.ts';
import { drawQr } from './draw-qr.ts';
import type { Look, Paper } from './paper.ts';
import { whenOnPaper } from './when-on-paper.ts';

/** A5: fits a phone, and twice on A4. */
export const PAGE = { width: 419.53, height: 595.28 } as const;
const MARGIN = 34;
const INNER = PAGE.width - 2 * MARGIN;
const GAP = 18;
const COLUMN = (INNER - GAP) / 2;
const QR_SIDE = 190;
const STUB = 352;
const LONGEST = 240;

const INK = '#1B1A1F';
const ASH = '#5E5963';
const VERMILION = '#B8321F';
const HAIRLINE = '#CFC6B8';

const BRAND: Look = { face: 'loud', size: 15, colour: VERMILION };
const LABEL: Look = { face: 'plain', size: 8, colour: ASH };
const SMALL: Look = { face: 'plain', size: 9.5, colour: ASH };
const VALUE: Look = { face: 'strong', size: 11, colour: INK };
const CODE: Look = { face: 'strong', size: 16, colour: INK };
/** From the largest size to the smallest, at which a long name is shortened. */
const NAMES = [
  { size: 23, most: 3 },
  { size: 18, most: 4 },
] as const;

type Fact = {
  readonly label: string;
  readonly value: string;
  readonly lines?: number;
  readonly under?: string | undefined;
};

function drawName(paper: Paper, name: string, top: number): number {
  const fits = NAMES.find(
    ({ size, most }) => paper.wrapped(name, { width: INNER, most: most + 1 }, nameIn(size)).length <= most,
  );
  const { size, most } = fits ?? NAMES[1];
  return paper.block(name, { x: MARGIN, y: top + size, width: INNER, most }, nameIn(size));
}

const nameIn = (size: number): Look => ({ face: 'loud', size, colour: INK });

function factsOf(
  { event, holder, holderEmail, ticketName, seat, online, orderNumber }: TicketSheet,
  locale: Locale,
): readonly (readonly Fact[])[] {
  const [day, hours] = whenOnPaper(event, locale);
  const place = online ? TICKET_PDF_WORDS.online[locale] : (event.place ?? TICKET_PDF_WORDS.toBeAnnounced[locale]);
  return [
    [
      { label: TICKET_PDF_WORDS.time[locale], value: day, under: hours },
      { label: TICKET_PDF_WORDS.place[locale], value: oneLine(place, LONGEST), lines: 3 },
    ],
    [
      {
        label: TICKET_PDF_WORDS.holder[locale],
        value: oneLine(fullName(holder), LONGEST),
        lines: 2,
        under: oneLine(holderEmail, LONGEST),
      },
      {
        label: TICKET_PDF_WORDS.ticket[locale],
        value: oneLine(ticketName, LONGEST),
        lines: 2,
        under: seat === null ? undefined : seatLabel(oneLine(seat))[locale],
      },
    ],
    [
      { label: TICKET_PDF_WORDS.order[locale], value: orderNumber },
      { label: TICKET_PDF_WORDS.organiser[locale], value: oneLine(event.organiser, LONGEST), lines: 2 },
    ],
  ];
}

function drawFact(paper: Paper, { label, value, lines = 1, under }: Fact, x: number, y: number): number {
  paper.line(label.toUpperCase(), { x, y }, LABEL);
  const below = paper.block(value, { x, y: y + 14, width: COLUMN, most: lines }, VALUE);
  return under === undefined ? below : paper.block(under, { x, y: below - 1, width: COLUMN, most: 1 }, SMALL);
}

export function drawTicketPage(paper: Paper, sheet: TicketSheet, locale: Locale): void {
  const { pen } = paper;
  const { event } = sheet;
  const right = PAGE.width - MARGIN;
  const middle = PAGE.width / 2;
  pen.rect(0, 0, PAGE.width, 6).fill(VERMILION);
  paper.line('Vemoi', { x: MARGIN, y: 40 }, BRAND);
  paper.line(TICKET_PDF_WORDS.title[locale], { x: right, y: 40, align: 'right' }, SMALL);

  const name = oneLine(event.name, LONGEST);
  let y = drawName(paper, name, 56);
  const session = oneLine(event.sessionName, LONGEST);
  if (session !== '' && session !== name)
    y = paper.block(session, { x: MARGIN, y: y - 6, width: INNER, most: 1 }, SMALL);
  y += 8;
  for (const row of factsOf(sheet, locale)) {
    const ends = row.map((fact, at) => drawFact(paper, fact, MARGIN + at * (COLUMN + GAP), y));
    y = Math.max(...ends) + 8;
  }

  pen
    .moveTo(MARGIN, STUB)
    .lineTo(right, STUB)
    .lineWidth(1)
    .dash(4, { space: 4 })
    .strokeColor(HAIRLINE)
    .stroke()
    .undash();
  drawQr(paper, sheet.qrText, { x: middle - QR_SIDE / 2, y: STUB + 6, side: QR_SIDE });
  paper.line(showRedeemCode(sheet.redeemCode), { x: middle, y: STUB + QR_SIDE + 14, align: 'middle' }, CODE);
  paper.line(
    (sheet.online ? TICKET_PDF_WORDS.joinIt : TICKET_PDF_WORDS.showIt)[locale],
    { x: middle, y: STUB + QR_SIDE + 29, align: 'middle' },
    SMALL,
  );
  paper.line(TICKET_PDF_WORDS.once[locale], { x: middle, y: PAGE.height - 9, align: 'middle' }, LABEL);
}
