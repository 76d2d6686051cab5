import type { PaymentPageProblem } from '#domain/sale/checkout/decide-payment-page.ts';
import type { PrivatePurchaseProblem } from '#domain/sale/checkout/decide-private-purchase.ts';
import { ANSWER_PROBLEMS_SAID } from '#words/event/form-fields.ts';
import { type Said, said } from '#words/platform/said.ts';

/** A press that came too early, too late or twice is ignored without a word. */
type Silent = 'HOLDING' | 'SUBMITTING' | 'PAYING' | 'NO_WAY_BACK' | 'NOT_HERE' | 'UNDER_WAY' | 'ATTENDEES_INCOMPLETE';

/** No payment was begun. [S8-09] */
export const CANNOT_PAY: Said = said(
  'This cannot be paid at the moment, please try again later',
  'Không thể thanh toán, vui lòng thử lại sau',
);

type SpokenProblem = Exclude<PaymentPageProblem | PrivatePurchaseProblem, Silent>;

/** [S4-30] [S5-18] [S5-19] */
export const CHECKOUT_PROBLEMS_SAID: Readonly<Record<SpokenProblem, Said>> = {
  EVENT_CANCELLED: said('This event has been cancelled', 'Sự kiện này đã bị hủy'),
  NOT_ON_SALE: said('Tickets aren’t on sale right now', 'Vé hiện không được bán'),
  NO_TICKET: said('Please select the number of tickets', 'Vui lòng chọn số lượng vé'),
  POLICY_NOT_AGREED: said('Please agree to the event regulations', 'Vui lòng đồng ý với quy định của sự kiện'),
  FORMS_INVALID: ANSWER_PROBLEMS_SAID.REQUIRED,
  INVOICE_INCOMPLETE: said('Please fill in all invoice information', 'Vui lòng nhập đầy đủ thông tin xuất hóa đơn'),
  NO_DONATION: said('Please enter the donation amount', 'Vui lòng nhập số tiền quyên góp'),
  DONATION_NOT_ACCEPTED: said('This event doesn’t accept donations', 'Sự kiện này không nhận quyên góp'),
  DONATE_ONLY_FORCED: said('Only donations are open now', 'Hiện chỉ có thể quyên góp'),
  METHOD_NOT_OFFERED: said(
    'This payment method isn’t available for this order',
    'Không thể dùng phương thức thanh toán này cho đơn hàng',
  ),
};
