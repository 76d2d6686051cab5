import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { type Html, html, style } from '#server/platform/mail/layout/html.ts';
import { ASH } from '#server/platform/mail/layout/palette.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { said } from '#words/platform/said.ts';

const HOW_TO = style(
  'margin:0 0 20px;text-align:center;font-size:14px;line-height:1.6',
  `color:${ASH};text-wrap:balance`,
);

/** Empty for a payment without a QR code. */
export function vietQrPicture({ qrContentId }: PaymentLetter, locale: Locale): readonly Html[] {
  const howTo = said(
    'Scan with your banking app. Account, amount and message are filled in for you.',
    'Quét bằng ứng dụng ngân hàng. Số\u00a0tài\u00a0khoản, số tiền và nội dung được điền sẵn.',
  )[locale];
  return qrContentId === null
    ? []
    : [
        html`<p style="margin:0 0 4px;text-align:center"><img src="cid:${qrContentId}" alt="VietQR"
          width="220" height="220"
          style="display:inline-block;width:220px;height:220px;border:0;border-radius:12px;background:#FFFFFF"></p>`,
        html`<p ${HOW_TO}>${howTo}</p>`,
      ];
}

/** `before` null: the time to show is over. */
export const transferRows = (
  { amount, transfer }: PaymentLetter,
  before: string | null,
  locale: Locale,
): readonly (readonly [string, string])[] => [
  [said('Amount', 'Số tiền')[locale], showMoney(amount, locale)],
  [said('Bank', 'Ngân hàng')[locale], transfer.bankName],
  [said('Account number', 'Số tài khoản')[locale], transfer.account],
  [said('Account holder', 'Chủ tài khoản')[locale], transfer.holder],
  [said('Transfer message', 'Nội dung chuyển khoản')[locale], transfer.message],
  ...(before === null ? [] : [[said('Pay before', 'Thanh\u00a0toán trước')[locale], before] as const]),
];
