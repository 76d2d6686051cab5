import type { CorporateStatus } from '#domain/people/corporate-status.ts';
import { type Said, said } from '#words/platform/said.ts';

/** [S4-04] [S4-05] */
export const REGISTRATION_SENTENCES: Readonly<Record<CorporateStatus, Said>> = {
  PENDING: said('The result will be available within 1 business day', 'Kết quả sẽ có trong vòng 1 ngày làm việc'),
  APPROVED: said('Your account has been approved!', 'Tài khoản của bạn đã được duyệt!'),
  REJECTED: said(
    'Your registration wasn’t approved. See the reason below and submit it again.',
    'Đăng ký chưa được duyệt. Hãy xem lý do bên dưới và gửi lại.',
  ),
};

export const REGISTRATION_FORBIDS_SAID: Readonly<Record<CorporateStatus, Said>> = {
  PENDING: said(
    'This registration is under review. It can be changed once we answer',
    'Đăng ký này đang được xét duyệt. Bạn có thể sửa sau khi có kết quả',
  ),
  APPROVED: said('This registration is already approved', 'Đăng ký này đã được duyệt'),
  REJECTED: said(
    'This registration was rejected. Its owner can send it again',
    'Đăng ký này đã bị từ chối. Chủ tài khoản có thể gửi lại',
  ),
};

/** [S2.12-09] [S2.12-10] */
export const REGISTRATION_WAYS_SAID = {
  begin: said('Corporate Publisher Account Registration', 'Đăng ký tài khoản doanh nghiệp tổ chức sự kiện'),
  lookAfter: said('View Approval Status', 'Xem trạng thái duyệt'),
} as const;
