import { showRedeemCode } from '#domain/door/redeem-code.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { said } from '#words/platform/said.ts';
import { seatLabel } from '#words/sale/seats.ts';
import type { EventLetter } from './event-letter.ts';
import type { Html } from './html.ts';
import { html, nothing, style, WIDE_TABLE } from './html.ts';
import { ASH, CARD, HAIRLINE, INK, VERMILION } from './palette.ts';
import type { TicketLetter } from './ticket-letter.ts';

const QR_ALT = said('QR code of the ticket', 'Mã QR của vé');
const CODE = said('Ticket code', 'Mã vé');
const OPEN = said('Open this ticket', 'Mở vé này');
const HOLDER = said('Holder', 'Người giữ vé');
const ONLINE = said('Online', 'Trực tuyến');

const CARD_TABLE = style(
  'margin:0 auto 20px;max-width:440px',
  `border:1px solid ${HAIRLINE};border-radius:12px;border-collapse:separate;background:${CARD}`,
);
const LABEL = style('font-size:12px;line-height:1.5', `color:${ASH}`);
const VALUE = style(
  'margin:0 0 10px;font-size:15px;line-height:1.5;font-weight:600',
  `color:${INK};word-break:break-word`,
);
const TICKET_NAME = style('margin:0 0 2px;font-size:13px;line-height:1.5;font-weight:700', `color:${VERMILION}`);
const EVENT_NAME = style(
  'margin:0 0 12px;font-size:19px;line-height:1.4;font-weight:800',
  `color:${INK};text-wrap:pretty`,
);
const STUB = style('padding:12px 24px 22px;text-align:center');
const NOTCH = `width:10px;height:20px;font-size:0;line-height:0;background:${CARD};border:1px solid ${HAIRLINE}`;
const LEFT = style(NOTCH, 'margin-left:-1px;border-left:0;border-radius:0 10px 10px 0');
const RIGHT = style(NOTCH, 'margin-right:-1px;border-right:0;border-radius:10px 0 0 10px');
const DASHES = style(`border-top:2px dashed ${HAIRLINE}`, 'height:0;font-size:0;line-height:0');
const PERFORATION = html`<tr><td style="padding:0"><table ${WIDE_TABLE}><tr>
<td width="10" style="padding:0"><div ${LEFT}>&nbsp;</div></td>
<td style="padding:0 8px"><div ${DASHES}>&nbsp;</div></td>
<td width="10" style="padding:0"><div ${RIGHT}>&nbsp;</div></td>
</tr></table></td></tr>`;
const QR = style(
  'display:block;margin:0 auto 12px;width:240px;height:240px;border:0;border-radius:12px;background:#FFFFFF',
);
const REDEEM_CODE = style(
  'font-size:20px;line-height:1.5;font-weight:800;letter-spacing:0.12em;padding-left:0.12em',
  `color:${INK};font-variant-numeric:tabular-nums`,
);
const LINK_LINE = style('margin-top:8px;font-size:14px;line-height:1.5');
const LINK = style(`color:${VERMILION};font-weight:600`);

export function ticketCard(ticket: TicketLetter, event: EventLetter, locale: Locale): Html {
  const label = (text: string): Html => html`<div ${LABEL}>${text}</div>`;
  const value = (text: string): Html => html`<div ${VALUE}>${text}</div>`;
  const seat = ticket.seat === null ? nothing : value(seatLabel(oneLine(ticket.seat))[locale]);
  // The email says once when and where, above its tickets.
  const online = ticket.online && event.place !== null ? value(ONLINE[locale]) : nothing;
  const qrAlt = `${QR_ALT[locale]} ${ticket.redeemCode}`;
  return html`<table ${WIDE_TABLE} ${CARD_TABLE}>
<tr><td style="padding:20px 24px 8px">
<div ${TICKET_NAME}>${oneLine(ticket.ticketName)}</div>
<div ${EVENT_NAME}>${oneLine(event.name)}</div>
${label(HOLDER[locale])}${value(oneLine(ticket.holder))}${seat}
${event.sessionName === '' ? nothing : value(oneLine(event.sessionName))}
${online}
</td></tr>
${PERFORATION}
<tr><td ${STUB}>
<img src="cid:${ticket.qrContentId}" width="240" height="240" alt="${qrAlt}" ${QR}>
${label(CODE[locale])}
<div ${REDEEM_CODE}>${showRedeemCode(ticket.redeemCode)}</div>
<div ${LINK_LINE}><a href="${ticket.url}" ${LINK}>${OPEN[locale]}</a></div>
</td></tr>
</table>`;
}

export const ticketText = (ticket: TicketLetter, locale: Locale): string =>
  [
    `${oneLine(ticket.ticketName)} — ${HOLDER[locale]}: ${oneLine(ticket.holder)}`,
    ...(ticket.seat === null ? [] : [seatLabel(oneLine(ticket.seat))[locale]]),
    `${CODE[locale]}: ${showRedeemCode(ticket.redeemCode)}`,
    ticket.url,
  ].join('\n');
