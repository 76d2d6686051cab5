import type { PayoutProblem } from '#domain/money/payout-problem.ts';
import { type Said, said } from '#words/platform/said.ts';

export const PAYOUT_PROBLEMS_SAID: Readonly<Record<PayoutProblem, Said>> = {
  NO_ACCOUNT: said('The buyer has not given a bank account yet', 'Người mua chưa cho biết tài khoản nhận tiền'),
  ACCOUNT_CHANGED: said(
    'The buyer changed the bank account. Check the new one before you pay',
    'Người mua vừa đổi tài khoản. Hãy kiểm tra tài khoản mới trước khi chuyển tiền',
  ),
  ALREADY_SENT: said(
    'A colleague has already marked this refund as sent',
    'Một đồng nghiệp đã đánh dấu khoản hoàn này là đã chuyển',
  ),
  ALREADY_PAID: said('This refund is already paid', 'Khoản hoàn này đã được trả'),
  NOT_SENT: said('This refund was not marked as sent', 'Khoản hoàn này chưa được đánh dấu là đã chuyển'),
  ON_ITS_WAY: said(
    'The refund is on its way, so its account can’t be changed',
    'Tiền hoàn đang được chuyển nên không thể đổi tài khoản',
  ),
  OTHER_AMOUNT: said('The transfer and the refund have different amounts', 'Số tiền chuyển khác với số tiền hoàn'),
  WITH_PROVIDER: said(
    'This refund goes back the way it was paid, so no transfer is needed',
    'Khoản này được hoàn về nguồn tiền đã thanh toán nên không cần chuyển khoản',
  ),
  DISPUTED: said(
    'The buyer disputes this payment at the card’s bank. Wait for the bank’s decision, so that no one pays twice',
    'Người mua đang khiếu nại giao dịch này với ngân hàng phát hành thẻ. Hãy chờ kết quả để không hoàn tiền hai lần',
  ),
  DISPUTE_CLOSED: said(
    'This dispute was closed before with another outcome',
    'Khiếu nại này đã kết thúc với kết quả khác',
  ),
};
