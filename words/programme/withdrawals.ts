import { groupDigits, showMoney } from '#domain/kernel/locale/money-display.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { KycStatus } from '#domain/people/kyc.ts';
import type { WithdrawalRefusal, WithdrawalStatus } from '#domain/programme/withdrawal.ts';
import { SECOND_FACTOR_STEPS_SAID } from '#words/people/second-factor.ts';
import { shortDate } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

type RefusalOf<Code extends WithdrawalRefusal['code']> = Extract<WithdrawalRefusal, { readonly code: Code }>;
type Sentences = { readonly [Code in WithdrawalRefusal['code']]: (refusal: RefusalOf<Code>) => Said };

/** [S5-42] [S5-43] [S8-32] */
const SENTENCES: Sentences = {
  AMOUNT_REQUIRED: () => said('Please enter the withdrawal amount', 'Vui lòng nhập số tiền muốn rút'),
  RECEIVING_ACCOUNT_REQUIRED: () => said('Please select a receiving account', 'Vui lòng chọn tài khoản nhận tiền'),
  WITHDRAWAL_PENDING: () =>
    said(
      "You've already submitted a withdrawal request. Please wait for your current request to be processed " +
        'before creating a new one.',
      'Bạn đã gửi một yêu cầu rút tiền. Vui lòng chờ yêu cầu hiện tại được xử lý trước khi tạo yêu cầu mới.',
    ),
  KYC_REQUIRED: ({ status }) => KYC_FIRST[status ?? 'MISSING'],
  BANK_ACCOUNT_REQUIRED: () =>
    said(
      'Please add a bank account in My Account first',
      'Vui lòng thêm tài khoản ngân hàng trong Tài khoản của tôi trước',
    ),
  SECOND_FACTOR_REQUIRED: ({ step }) => SECOND_FACTOR_STEPS_SAID[step],
  BALANCE_NEGATIVE: ({ unit, owed }) =>
    unit === 'POINT'
      ? said(
          `You are ${groupDigits(owed, 'en')} points in debt after a refund`,
          `Bạn đang âm ${groupDigits(owed, 'vi')} điểm sau khi hoàn tiền`,
        )
      : said(
          `You are ${showMoney(dong(owed), 'en')} in debt after a refund`,
          `Số dư của bạn đang âm ${showMoney(dong(owed), 'vi')} sau khi hoàn tiền`,
        ),
  MORE_THAN_AVAILABLE: ({ available }) =>
    said(
      `You can withdraw at most ${showMoney(available, 'en')}`,
      `Bạn có thể rút tối đa ${showMoney(available, 'vi')}`,
    ),
  NOT_MATURED: ({ available, from }) => {
    const [now, nay] = [showMoney(available, 'en'), showMoney(available, 'vi')];
    return said(
      `You can withdraw ${now} now. More follows on ${shortDate(from, 'en')}, when tickets are no longer refundable`,
      `Hiện bạn rút được ${nay}. Phần còn lại rút được từ ${shortDate(from, 'vi')}, khi vé hết hạn hoàn tiền`,
    );
  },
  REFUNDS_DUE: ({ eventName }) =>
    said(
      `${eventName} is being cancelled. You can withdraw again once its buyers are refunded`,
      `${eventName} đang được hủy. Bạn có thể rút tiền sau khi người mua được hoàn tiền`,
    ),
  BELOW_MINIMUM: ({ minimum }) =>
    said(`The smallest withdrawal is ${showMoney(minimum, 'en')}`, `Mỗi lần rút tối thiểu ${showMoney(minimum, 'vi')}`),
  NOTHING_AFTER_FEE: ({ fee }) =>
    said(
      `The fee of ${showMoney(fee, 'en')} leaves nothing to transfer`,
      `Sau khi trừ phí ${showMoney(fee, 'vi')} thì không còn tiền để chuyển`,
    ),
};

const KYC_FIRST: Readonly<Record<Exclude<KycStatus, 'APPROVED'> | 'MISSING', Said>> = {
  MISSING: said(
    'Please verify your ID card in My Account first',
    'Vui lòng xác minh căn cước trong Tài khoản của tôi trước',
  ),
  PENDING: said('Your ID card is under review', 'Căn cước của bạn đang được xét duyệt'),
  REJECTED: said(
    'Your ID card was not accepted. Please send it again',
    'Căn cước của bạn chưa được chấp nhận. Vui lòng gửi lại',
  ),
};

export function withdrawalSentence<Code extends WithdrawalRefusal['code']>(
  refusal: RefusalOf<Code> & { readonly code: Code },
): Said {
  const sentence: (refusal: RefusalOf<Code>) => Said = SENTENCES[refusal.code];
  return sentence(refusal);
}

/** [S8-31] [S8-48] */
export const WITHDRAWAL_CREATED: Said = said(
  'Withdrawal request created successfully',
  'Tạo yêu cầu rút tiền thành công',
);
export const WITHDRAWAL_FAILED: Said = said('Failed to create withdrawal request', 'Không thể tạo yêu cầu rút tiền');

/** [S4-53] */
export const WITHDRAWAL_STATUSES_SAID: Readonly<Record<WithdrawalStatus, Said>> = {
  SUBMITTED: said('Submitted', 'Đã gửi'),
  UNDER_REVIEW: said('Under review', 'Đang xét duyệt'),
  APPROVED: said('Approved', 'Đã duyệt'),
  TRANSFERRED: said('Funds transferred', 'Đã chuyển tiền'),
  REJECTED: said('Rejected', 'Bị từ chối'),
  CANCELLED: said('Cancelled', 'Đã hủy'),
};
