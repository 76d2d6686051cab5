import type { WithdrawalStepProblem } from '#domain/programme/withdrawal.ts';
import { type Said, said } from '#words/platform/said.ts';

/** [D6] */
export const WITHDRAWAL_STAYS_SAID: Readonly<Record<WithdrawalStepProblem, Said>> = {
  WRONG_STATUS: said(
    'Someone else has updated this withdrawal. Please reload',
    'Yêu cầu này đã được người khác xử lý. Vui lòng tải lại',
  ),
  SAME_APPROVER: said(
    'You have approved this withdrawal. A second person must approve it, too',
    'Bạn đã duyệt yêu cầu này. Cần thêm một người khác duyệt',
  ),
  OWN_WITHDRAWAL: said('You cannot decide about your own withdrawal', 'Bạn không thể xử lý yêu cầu của chính mình'),
  REQUESTER_SUSPENDED: said(
    'The account is suspended. It cannot be paid out',
    'Tài khoản này đang bị tạm khóa nên chưa thể chi trả',
  ),
  OWES_MONEY: said(
    'More was taken back since this was requested than is left. Reject it, or wait until the account is in credit',
    'Sau khi có yêu cầu này, số tiền bị thu hồi đã vượt số dư. Hãy từ chối, hoặc chờ đến khi số dư đủ',
  ),
  NOT_YOUR_WITHDRAWAL: said('Only who requested it can cancel it', 'Chỉ người gửi yêu cầu mới hủy được'),
  REASON_REQUIRED: said('Please give a reason', 'Vui lòng nhập lý do'),
  BANK_REFERENCE_REQUIRED: said('Please enter the bank’s reference', 'Vui lòng nhập mã giao dịch của ngân hàng'),
};
