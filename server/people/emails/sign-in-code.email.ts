import type { Locale } from '#domain/kernel/locale/locale.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { html, style } from '#server/platform/mail/layout/html.ts';
import { EGGSHELL, HAIRLINE, INK } from '#server/platform/mail/layout/palette.ts';
import { heading, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

const CODE = style(
  'margin:0 0 24px;padding:20px 12px 20px 20px;text-align:center',
  `background:${EGGSHELL};border:1px solid ${HAIRLINE};border-radius:12px`,
  'font-size:36px;line-height:1.3;font-weight:800;letter-spacing:0.22em',
  `color:${INK};font-variant-numeric:tabular-nums`,
);

export function signInCodeEmail(
  { code, minutes }: { readonly code: string; readonly minutes: number },
  locale: Locale,
): WrittenEmail {
  const subject = said(`${code} is your Vemoi sign-in code`, `${code} là mã đăng nhập Vemoi của bạn`)[locale];
  const title = said('Your sign-in code', 'Mã đăng nhập của bạn')[locale];
  const howTo = said(
    `Enter this code on the page where you asked for it. It works once, within ${minutes} minutes.`,
    `Nhập mã này vào trang mà bạn vừa yêu cầu. Mã chỉ dùng được một lần, trong vòng ${minutes} phút.`,
  )[locale];
  const warning = said(
    'If you did not ask for it, you can ignore this message. No one from Vemoi will ever ask you for this code.',
    'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này. Vemoi không bao giờ hỏi bạn mã này.',
  )[locale];
  return layOutEmail({
    locale,
    subject,
    preview: howTo,
    body: [heading(title), paragraph(howTo), html`<p ${CODE}>${code}</p>`, quiet(warning)],
    text: [title, code, howTo, warning],
  });
}
