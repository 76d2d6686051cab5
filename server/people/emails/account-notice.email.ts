import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { AccountNotice } from '#domain/people/account-notice.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { button, heading, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

const TITLES: Readonly<Record<AccountNotice, Said>> = {
  SECOND_FACTOR_SET_UP: said('Two-factor authentication is on', 'Đã bật xác thực hai lớp'),
  SECOND_FACTOR_REMOVED: said('Two-factor authentication is off', 'Đã tắt xác thực hai lớp'),
  RECOVERY_CODE_USED: said('A recovery code was used', 'Một mã khôi phục vừa được dùng'),
  RECOVERY_CODES_RENEWED: said('You have new recovery codes', 'Bạn có bộ mã khôi phục mới'),
  SUSPENSION_LIFTED: said('Your account is open again', 'Tài khoản của bạn đã được mở khóa'),
};

const EXPLAINED: Readonly<Record<AccountNotice, (at: string) => Said>> = {
  SECOND_FACTOR_SET_UP: (at) =>
    said(
      `An authenticator app was added to your Vemoi account at ${at}.`,
      `Một ứng dụng xác thực đã được thêm vào tài khoản Vemoi của bạn lúc ${at}.`,
    ),
  SECOND_FACTOR_REMOVED: (at) =>
    said(
      `The authenticator app was removed from your Vemoi account at ${at}. Its recovery codes no longer work.`,
      `Ứng dụng xác thực đã được gỡ khỏi tài khoản Vemoi của bạn lúc ${at}. Các mã khôi phục không còn hiệu lực.`,
    ),
  RECOVERY_CODE_USED: (at) =>
    said(
      `A recovery code of your Vemoi account was used at ${at}. It works only once.`,
      `Một mã khôi phục của tài khoản Vemoi vừa được dùng lúc ${at}. Mỗi mã chỉ dùng được một lần.`,
    ),
  RECOVERY_CODES_RENEWED: (at) =>
    said(
      `New recovery codes were created for your Vemoi account at ${at}. The earlier ones no longer work.`,
      `Bộ mã khôi phục mới đã được tạo cho tài khoản Vemoi của bạn lúc ${at}. Các mã cũ không còn hiệu lực.`,
    ),
  SUSPENSION_LIFTED: (at) =>
    said(
      `The suspension of your Vemoi account was lifted at ${at}. You can sign in again. ` +
        'Your events are in the archive; restore the ones you want to sell.',
      `Tài khoản Vemoi của bạn đã được mở khóa lúc ${at}. Bạn có thể đăng nhập lại. ` +
        'Các sự kiện của bạn đang nằm trong mục Lưu trữ, hãy khôi phục sự kiện bạn muốn bán tiếp.',
    ),
};

/** The team lifts a suspension, not the account's owner. */
const NOT_YOU = said(
  'If this was not you, sign out of all other devices in My account and contact support.',
  'Nếu không phải bạn, hãy đăng xuất các thiết bị khác trong Tài khoản của tôi và liên hệ hỗ trợ.',
);

type Notice = { readonly notice: AccountNotice; readonly at: Instant; readonly accountUrl: string };

export function accountNoticeEmail({ notice, at, accountUrl }: Notice, locale: Locale): WrittenEmail {
  const title = TITLES[notice][locale];
  const explained = EXPLAINED[notice](showMoment(at, locale))[locale];
  const warnings = notice === 'SUSPENSION_LIFTED' ? [] : [NOT_YOU[locale]];
  const open = said('Open My account', 'Mở Tài khoản của tôi')[locale];
  return layOutEmail({
    locale,
    subject: title,
    preview: explained,
    body: [heading(title), paragraph(explained), button(open, accountUrl), ...warnings.map(quiet)],
    text: [title, explained, `${open}: ${accountUrl}`, ...warnings],
  });
}
