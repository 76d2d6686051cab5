import { tintOf } from '#domain/event/plate/tint.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { said } from '#words/platform/said.ts';
import type { EventLetter } from './event-letter.ts';
import type { Html } from './html.ts';
import { html, nothing, style, WIDE_TABLE } from './html.ts';
import { ASH, CARD, FONT, HAIRLINE, INK, PAPER, VERMILION } from './palette.ts';
import type { WrittenEmail } from './written-email.ts';

const TAGLINE = said('vé mời — your invitation', 'vé mời');
const AUTOMATIC = said(
  'This message was sent automatically. Replies are not read.',
  'Đây là thư gửi tự động, vui lòng không trả lời thư này.',
);

const BRAND_STYLE = style(
  'font-size:26px;line-height:1.3;font-weight:800;letter-spacing:-0.03em',
  `color:${VERMILION}`,
);
const BRAND = html`<span ${BRAND_STYLE}>Vemoi</span>`;
const BESIDE_BRAND = style('font-size:13px', `color:${ASH}`);
const MESSAGE_PARTS = [`background:${CARD};border:1px solid ${HAIRLINE}`, 'padding:32px 24px 16px'];
const MESSAGE = style(...MESSAGE_PARTS, `border-top:4px solid ${VERMILION};border-radius:12px`);
const UNDER_PICTURE = style(...MESSAGE_PARTS, 'border-top:0;border-radius:0 0 12px 12px');

const PICTURE = style(
  'display:block;width:100%;height:auto;border:0;border-radius:12px 12px 0 0',
  // Of its words, where a client shows no pictures.
  `font-size:18px;line-height:1.4;font-weight:700;color:${INK}`,
);
const pictureRow = ({ name, picture }: Pick<EventLetter, 'name' | 'picture'>, height: number | null): Html => {
  const size = height === null ? html`width="600"` : html`width="600" height="${String(height)}"`;
  const image = html`<img src="${picture.url}" ${size} alt="${oneLine(name)}" ${PICTURE}>`;
  return html`<tr><td style="padding:0">${image}</td></tr>
`;
};

export type EmailParts = {
  readonly locale: Locale;
  readonly subject: string;
  /** The preview line beside the subject. */
  readonly preview: string;
  /** Absent: plain paper. */
  readonly event?: Pick<EventLetter, 'name' | 'picture'>;
  /** Of the picture, at 600 px; null: as it is. */
  readonly pictureHeight?: number | null;
  readonly body: readonly Html[];
  /** The plain-text part; one empty line between paragraphs. */
  readonly text: readonly string[];
};

/** A table of 600 px that narrows on phones. Its one remote picture is the event's. */
export function layOutEmail({
  locale,
  subject,
  preview,
  event,
  pictureHeight = 200,
  body,
  text,
}: EmailParts): WrittenEmail {
  const cleanSubject = oneLine(subject, 150);
  const ground = event === undefined ? PAPER : tintOf(event.picture.color, 'email');
  const top = event === undefined ? nothing : pictureRow(event, pictureHeight);
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${cleanSubject}</title>
</head>
<body style="margin:0;padding:0;background:${ground};color:${INK};font-family:${{ html: FONT.replaceAll('"', '') }}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${oneLine(preview)}</div>
<table ${WIDE_TABLE} style="background:${ground}"><tr><td align="center" style="padding:24px 12px 40px">
<table ${WIDE_TABLE} style="max-width:600px">
<tr><td style="padding:0 4px 16px">${BRAND}<span ${BESIDE_BRAND}>&nbsp; ${TAGLINE[locale]}</span></td></tr>
${top}<tr><td ${event === undefined ? MESSAGE : UNDER_PICTURE}>
${body}
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:13px;line-height:1.6;color:${ASH}">${AUTOMATIC[locale]}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return {
    subject: cleanSubject,
    html: page.html.normalize('NFC'),
    text: `${[...text, '—', `Vemoi. ${AUTOMATIC[locale]}`].join('\n\n')}\n`.normalize('NFC'),
  };
}
