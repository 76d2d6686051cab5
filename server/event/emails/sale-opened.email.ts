import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { html, style } from '#server/platform/mail/layout/html.ts';
import { ASH } from '#server/platform/mail/layout/palette.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

const SMALL = style('margin:0 0 8px;font-size:14px;line-height:1.6');

export function saleOpenedEmail(event: EventLetter, optOutUrl: string, locale: Locale): WrittenEmail {
  const name = oneLine(event.name);
  const title = said('Tickets are on sale', 'Vé đã mở bán')[locale];
  const opening = said(
    `You asked us to tell you when tickets for ${name} go on sale. They are now.`,
    `Bạn đã nhờ chúng tôi báo khi ${name} mở bán vé. Vé đã mở bán rồi nhé.`,
  )[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Time', 'Thời gian')[locale], when(event, locale)],
    [said('Organiser', 'Ban tổ chức')[locale], oneLine(event.organiser)],
  ];
  const open = said('View tickets', 'Xem vé')[locale];
  const why = said('This reminder is sent once.', 'Lời nhắc này chỉ được gửi một lần.')[locale];
  const stop = said('Unsubscribe from this event’s emails', 'Ngừng nhận thư của sự kiện này')[locale];
  return layOutEmail({
    locale,
    subject: said(`Tickets for ${name} are on sale`, `${name} đã mở bán vé`)[locale],
    preview: opening,
    event,
    body: [
      heading(title),
      paragraph(naming(name, opening)),
      facts(rows),
      button(open, event.url),
      quiet(why),
      html`<p ${SMALL}><a href="${optOutUrl}" style="color:${ASH}">${stop}</a></p>`,
    ],
    text: [
      title,
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${open}: ${event.url}`,
      why,
      `${stop}: ${optOutUrl}`,
    ],
  });
}
