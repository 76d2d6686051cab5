import { MAX_IMAGE_BYTES } from '#domain/kernel/files/image-upload.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits, showMoney } from '#domain/kernel/locale/money-display.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { Refusal, RefusalCode, RefusalOf } from '#domain/refusal.ts';
import { UNDO_PROBLEMS_SAID } from '#words/door/undo-problems.ts';
import { KEPT_BY_ORDERS_SAID } from '#words/event/kept-by-orders.ts';
import { mailingProblemSaid } from '#words/event/mailing-problems.ts';
import { PUBLISH_BLOCKER_SENTENCES } from '#words/event/publish-blockers.ts';
import { TEAM_PROBLEMS_SAID } from '#words/event/team-problems.ts';
import { PAYOUT_PROBLEMS_SAID } from '#words/money/payout-problems.ts';
import { REGISTRATION_FORBIDS_SAID } from '#words/people/corporate-registration.ts';
import { MEMBER_PROBLEMS_SAID } from '#words/people/member-problems.ts';
import { SECOND_FACTOR_STEPS_SAID } from '#words/people/second-factor.ts';
import { WITHDRAWAL_STAYS_SAID } from '#words/programme/withdrawal-stays.ts';
import { withdrawalSentence } from '#words/programme/withdrawals.ts';
import { rsvpTroubleSentence } from '#words/rsvp/rsvp-answers.ts';
import { CARD_PAYMENT_FAILED } from '#words/sale/card-refusals.ts';
import { CHECKOUT_PROBLEMS_SAID } from '#words/sale/checkout-problems.ts';
import { CODE_INVALID, notAppliedSentence, PROMOTION_OBSTACLES_SAID } from '#words/sale/promotions.ts';
import { refundProblemSentence } from '#words/sale/refund-problems.ts';
import { seatSentence } from '#words/sale/seats.ts';
import { SELF_SERVICE } from '#words/ticket/self-service.ts';
import { TICKET_STAYS } from '#words/ticket/ticket-stays.ts';
import { REHEARSAL_OBSTACLES } from '#words/waiting-room/rehearsal-obstacles.ts';
import { inputProblemSentence } from './input-problems.ts';
import { showMoment, showTime } from './money-and-dates.ts';
import { type Said, said } from './said.ts';

type Sentences = { readonly [Code in RefusalCode]: (refusal: RefusalOf<Code>) => Said };

const MEBIBYTE = 1_048_576;
const megabytes = (bytes: number): number => Math.round(bytes / MEBIBYTE);
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const tickets = (count: number): string => plural(count, 'ticket', 'tickets');
const tryLater = said('Something went wrong, please try again later', 'Có lỗi xảy ra, vui lòng thử lại sau');

/** Texts of the specification's error catalogue are quoted exactly. [S8-01] [S8-02] [S8-07] */
const SENTENCES: Sentences = {
  UNAUTHORIZED: () => said('Please log in', 'Vui lòng đăng nhập'),
  FORBIDDEN: () => said('You do not have permission to do this', 'Bạn không có quyền thực hiện thao tác này'),
  NOT_FOUND: () => said('Not found', 'Không tìm thấy'),
  EVENT_NOT_FOUND: () => said('Event not found', 'Không tìm thấy sự kiện'),
  RATE_LIMITED: ({ retryAt }) =>
    said(
      `Too many attempts. Please try again at ${showTime(retryAt, 'en')}`,
      `Bạn thao tác quá nhiều lần. Vui lòng thử lại lúc ${showTime(retryAt, 'vi')}`,
    ),
  BUSY: ({ because }) =>
    because === 'OUTAGE'
      ? said(
          'Vemoi is briefly unavailable. Anything you confirmed is saved. Please try again',
          'Vemoi đang tạm gián đoạn. Những gì bạn đã xác nhận vẫn được lưu. Vui lòng thử lại',
        )
      : said(
          'Many people are buying right now. Please try again in a moment',
          'Hiện có rất nhiều người đang mua vé. Vui lòng thử lại sau giây lát',
        ),

  INVALID_EMAIL: () => said('Please enter a valid email format', 'Vui lòng nhập đúng định dạng email'),
  CODE_WRONG: ({ triesLeft }) =>
    triesLeft === 0
      ? said('Wrong code. Please request a new one', 'Mã không đúng. Vui lòng yêu cầu mã mới')
      : said(
          `Wrong code. ${plural(triesLeft, 'attempt', 'attempts')} left`,
          `Mã không đúng. Bạn còn ${triesLeft} lần thử`,
        ),
  CODE_EXPIRED: () =>
    said('This code has expired. Please request a new one', 'Mã đã hết hiệu lực. Vui lòng yêu cầu mã mới'),
  RESEND_TOO_SOON: ({ resendAt }) =>
    said(
      `You can request a new code at ${showTime(resendAt, 'en')}`,
      `Bạn có thể yêu cầu mã mới lúc ${showTime(resendAt, 'vi')}`,
    ),
  SESSION_ENDED: () =>
    said('You’ve been signed out. Please sign in again', 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại'),
  ACCOUNT_SUSPENDED: () =>
    said(
      'This account is suspended. To have it reviewed, write to us on the Contact page',
      'Tài khoản này đang bị tạm khóa. Để được xem xét lại, vui lòng nhắn cho chúng tôi tại trang Liên hệ',
    ),

  PROVIDER_REFUSED: () =>
    said('Sign-in wasn’t completed. Please try again', 'Đăng nhập chưa hoàn tất. Vui lòng thử lại'),
  EMAIL_NOT_VERIFIED: () =>
    said(
      'This provider hasn’t verified your email address. Please sign in with a code by email',
      'Dịch vụ chưa xác minh địa chỉ email của bạn. Vui lòng đăng nhập bằng mã gửi đến email',
    ),
  LINKED_TO_ANOTHER_ACCOUNT: () =>
    said(
      'This sign-in is linked to another Vemoi account. Please sign out first',
      'Tài khoản này đã liên kết với một tài khoản Vemoi khác. Vui lòng đăng xuất trước',
    ),

  SECOND_FACTOR_REQUIRED: ({ step }) => SECOND_FACTOR_STEPS_SAID[step],
  FRESH_SIGN_IN_REQUIRED: () =>
    said('Please confirm it’s you with a new code from your email', 'Vui lòng xác nhận lại bằng mã mới gửi qua email'),
  CARD_UNDER_REVIEW: () => said('Your ID card is under review', 'Căn cước của bạn đang được xét duyệt'),

  MEMBERS_REFUSED: ({ because }) => MEMBER_PROBLEMS_SAID[because],
  REGISTRATION_STATE_FORBIDS: ({ state }) => REGISTRATION_FORBIDS_SAID[state],

  CHANGED_MEANWHILE: () =>
    said(
      'Someone else saved this first. Reload it before you change it.',
      'Người khác vừa lưu mục này. Bạn xem lại trước khi sửa nhé.',
    ),
  INVALID_INPUT: ({ field, problem }) => inputProblemSentence(field, problem),
  IDEMPOTENCY_KEY_REQUIRED: () => tryLater,
  IDEMPOTENCY_KEY_REUSED: () => tryLater,
  STALE: ({ by }) =>
    by === null
      ? said(
          'This was changed somewhere else in the meantime. Reload it and save again',
          'Nội dung này vừa được thay đổi ở nơi khác. Hãy tải lại rồi lưu lần nữa',
        )
      : said(
          `${by} changed this in the meantime. Reload it and save again`,
          `${by} vừa thay đổi nội dung này. Hãy tải lại rồi lưu lần nữa`,
        ),
  INVALID_CURSOR: () => said('This list has changed. Please reload it', 'Danh sách đã thay đổi. Vui lòng tải lại'),

  SOLD_OUT: ({ waitingUntil }) =>
    waitingUntil === undefined
      ? said('Ticket Sold Out!', 'Đã hết vé!')
      : said(
          `Ticket Sold Out! Unpaid tickets may be released from ${showTime(waitingUntil, 'en')}`,
          `Đã hết vé! Vé chưa thanh toán có thể được mở lại từ ${showTime(waitingUntil, 'vi')}`,
        ),
  REACH_LIMITED_PURCHASE: () =>
    said(
      'You have exceeded the number of tickets allowed for this event.',
      'Bạn đã vượt quá số lượng vé cho phép của sự kiện này.',
    ),
  NOT_A_MULTIPLE: ({ multipleOf }) =>
    said(`These tickets are sold in sets of ${multipleOf}`, `Loại vé này chỉ bán theo bộ ${multipleOf} vé`),
  NOT_ON_SALE: ({ because }) => NOT_ON_SALE[because],
  INVALID_SEAT: () =>
    said('One of the seats you chose has already been bought', 'Một trong những ghế bạn chọn đã được mua'),
  SEATS_REFUSED: ({ trouble }) => seatSentence(trouble),
  WAITING_ROOM: () =>
    said(
      'This event has a waiting room. Please wait there for your turn',
      'Sự kiện này có phòng chờ. Vui lòng vào phòng chờ và đợi đến lượt bạn',
    ),

  REHEARSAL_REFUSED: ({ because }) => REHEARSAL_OBSTACLES[because],
  PASS_REVOKED: () =>
    said(
      'This gate pass was revoked. Ask the organiser for a new one',
      'Thẻ soát vé này đã bị thu hồi. Vui lòng xin thẻ mới từ ban tổ chức',
    ),
  PASS_OVER: ({ since }) =>
    said(
      `Check-in access on this device ended at ${showMoment(since, 'en')}. Ask the organiser to renew it`,
      `Quyền soát vé trên máy này đã hết lúc ${showMoment(since, 'vi')}. Vui lòng nhờ ban tổ chức gia hạn`,
    ),
  GATE_PIN_WRONG: ({ triesLeft }) =>
    triesLeft === 0
      ? said(
          'Wrong PIN. Wait 15 minutes, or ask the organiser for a new pass',
          'Mã PIN không đúng. Hãy đợi 15 phút hoặc xin thẻ mới từ ban tổ chức',
        )
      : said(
          `Wrong PIN. ${plural(triesLeft, 'attempt', 'attempts')} left`,
          `Mã PIN không đúng. Bạn còn ${triesLeft} lần thử`,
        ),
  GATE_PIN_LOCKED: ({ until }) =>
    said(
      `Too many wrong PINs. Try again at ${showTime(until, 'en')}, or ask the organiser for a new pass`,
      `Nhập sai mã PIN quá nhiều lần. Hãy thử lại lúc ${showTime(until, 'vi')} hoặc xin thẻ mới từ ban tổ chức`,
    ),
  UNDO_REFUSED: ({ because }) => UNDO_PROBLEMS_SAID[because],
  SHOPPING_ITEMS_EMPTY: () => said('Please select the number of tickets', 'Vui lòng chọn số lượng vé'),
  HOLD_EXPIRED: () =>
    said(
      'Your tickets were released because time ran out. Please choose them again',
      'Đã hết thời gian giữ vé. Vui lòng chọn lại vé',
    ),
  POLICY_NOT_AGREED: () => said('Please agree to the event regulations', 'Vui lòng đồng ý với quy định của sự kiện'),
  ATTENDEES_INCOMPLETE: () => said('Please fill in all required fields', 'Vui lòng điền đầy đủ thông tin bắt buộc'),
  GENERAL_INFO_MISSING: () =>
    said(
      'This event needs the phone number, gender and job title of every guest',
      'Sự kiện này cần số điện thoại, giới tính và chức danh của từng khách',
    ),
  ANSWERS_INCOMPLETE: () =>
    said('Please fill in all required fields marked *', 'Vui lòng điền đầy đủ thông tin bắt buộc có dấu *'),
  PRICE_CHANGED: ({ price }) =>
    said(
      `The total has changed to ${showMoney(price, 'en')}. Please review it`,
      `Tổng tiền đã thay đổi thành ${showMoney(price, 'vi')}. Vui lòng kiểm tra lại`,
    ),
  PROMOTION_CODE_INVALID: () => CODE_INVALID,
  PROMOTION_NOT_APPLIED: ({ why }) => notAppliedSentence(why),
  PROMOTION_REFUSED: ({ because }) => PROMOTION_OBSTACLES_SAID[because],
  DONATION_MESSAGE_TOO_LONG: ({ max }) =>
    said(`The message may not exceed ${max} characters`, `Lời nhắn không được quá ${max} ký tự`),
  DONATION_NOT_ACCEPTED: () => said('This event doesn’t accept donations', 'Sự kiện này không nhận quyên góp'),
  INVOICE_INCOMPLETE: () => CHECKOUT_PROBLEMS_SAID.INVOICE_INCOMPLETE,
  CHECKOUT_CLOSED: () => said('This order is already closed', 'Đơn hàng này đã đóng'),
  NOTHING_TO_PAY: () => said('There is nothing to pay for this order', 'Đơn hàng này không cần thanh toán'),
  PAYMENT_STARTED: () => said('A payment for this order is already in progress', 'Đơn hàng này đang chờ thanh toán'),
  TOO_MANY_UNPAID: ({ max }) =>
    said(
      `You have ${max} unpaid orders for this event. Please pay for one first`,
      `Bạn đang có ${max} đơn hàng chưa thanh toán của sự kiện này. Vui lòng thanh toán một đơn trước`,
    ),
  PAYMENT_METHOD_UNAVAILABLE: () =>
    said(
      'This payment method isn’t available for this order',
      'Không thể dùng phương thức thanh toán này cho đơn hàng',
    ),
  MANUAL_PAYMENT_OVER: () =>
    said(
      'This payment no longer waits for an answer. If the money has arrived, return it to the buyer.',
      'Khoản thanh toán này không còn chờ trả lời. Nếu đã nhận được tiền, bạn hãy hoàn lại cho người mua.',
    ),
  EXPORT_RUNNING: () =>
    said(
      'Another of your reports is being prepared. Wait for it, or cancel it under “Your files”',
      'Một báo cáo khác của bạn đang được chuẩn bị. Bạn hãy đợi hoặc hủy báo cáo đó trong “Tệp của bạn”',
    ),
  REPORT_IN_PREPARATION: () => said('We’re preparing this report', 'Chúng tôi đang chuẩn bị báo cáo này'),
  NOT_SOLD_OUT: () => said('There are tickets left. You can buy them now', 'Vé vẫn còn. Bạn có thể mua ngay'),
  WAITS_ALREADY: ({ party }) =>
    said(
      `You’re already on the waiting list, for ${party} ${party === 1 ? 'ticket' : 'tickets'}`,
      `Bạn đã ở trong danh sách chờ, với ${party} vé`,
    ),
  GATEWAY_FAILED: () => said('An error occurred, please try again later', 'Có lỗi xảy ra, vui lòng thử lại sau'),
  LINK_EXPIRED: () => said('This link has expired', 'Liên kết đã hết hạn'),

  RSVP_REFUSED: ({ trouble }) => rsvpTroubleSentence(trouble),
  NOT_READY_TO_PUBLISH: ({ blockers }) => said(listed(blockers, 'en'), listed(blockers, 'vi')),
  APPROVAL_ONLY_FOR_FREE: () =>
    said(
      'You cannot set a ticket price when the approval-required feature is enabled.',
      'Bạn không thể đặt giá vé khi đang bật tính năng yêu cầu phê duyệt.',
    ),
  CAPACITY_BELOW_TAKEN: ({ sold, held, heldUntil }) => {
    const until =
      heldUntil === undefined
        ? { en: '', vi: '' }
        : { en: ` until ${showMoment(heldUntil, 'en')}`, vi: ` đến ${showMoment(heldUntil, 'vi')}` };
    return held === 0
      ? said(
          `${tickets(sold)} already sold. The capacity can’t be lower`,
          `Đã bán ${sold} vé, không thể đặt số lượng thấp hơn`,
        )
      : said(
          `${tickets(sold)} sold and ${held} being paid for${until.en}. ` +
            `The capacity can’t be lower than ${sold + held}`,
          `Đã bán ${sold} vé và ${held} vé đang chờ thanh toán${until.vi}, ` +
            `không thể đặt số lượng thấp hơn ${sold + held}`,
        );
  },
  SEATS_TAKEN: ({ seats }) =>
    said(
      `Someone already has these seats, so they must stay as they are: ${seats.join(', ')}`,
      `Các ghế này đã có người giữ hoặc mua nên phải giữ nguyên: ${seats.join(', ')}`,
    ),
  HAS_ORDERS: ({ of }) => KEPT_BY_ORDERS_SAID[of],
  EVENT_STATE_FORBIDS: ({ state }) =>
    EVENT_STATES.get(state) ??
    said('The event’s current state doesn’t allow this', 'Trạng thái sự kiện không cho phép thao tác này'),
  MAILING_REFUSED: ({ trouble }) => mailingProblemSaid(trouble),
  TEAM_REFUSED: ({ because }) => TEAM_PROBLEMS_SAID[because],
  NAME_DIFFERS: () =>
    said('The name doesn’t match. Type the event’s name to confirm', 'Tên chưa khớp. Vui lòng nhập đúng tên sự kiện'),
  UNDO_OVER: ({ since }) =>
    said(
      `This can’t be undone since ${showMoment(since, 'en')}. Buyers and guests are being told`,
      `Đã quá thời gian hoàn tác (${showMoment(since, 'vi')}). Hệ thống đang báo cho người mua và khách mời`,
    ),
  CORPORATE_NOT_APPROVED: () => PUBLISH_BLOCKER_SENTENCES.CORPORATE_NOT_APPROVED,
  UPLOAD_TOO_LARGE: ({ maxBytes }) =>
    maxBytes <= MAX_IMAGE_BYTES
      ? said(`Images must be under ${megabytes(maxBytes)} MB`, `Ảnh phải nhỏ hơn ${megabytes(maxBytes)} MB`)
      : said(`Files can be up to ${megabytes(maxBytes)} MB`, `Tệp tối đa ${megabytes(maxBytes)} MB`),
  UPLOAD_NOT_AN_IMAGE: () => said('This file is not an image', 'Tệp này không phải là ảnh'),
  UPLOAD_NOT_A_DOCUMENT: () =>
    said(
      'Choose a PDF, Word, Excel or PowerPoint file without macros',
      'Vui lòng chọn tệp PDF, Word, Excel hoặc PowerPoint không chứa macro',
    ),
  UPLOAD_LINK_EXPIRED: () =>
    said('The upload took too long. Please choose the image again', 'Tải ảnh quá lâu. Vui lòng chọn lại ảnh'),
  UPLOAD_LINK_USED: () => said('This image was already uploaded', 'Ảnh này đã được tải lên'),

  NO_APPROVAL_NEEDED: () => said('This order doesn’t need approval', 'Đơn hàng này không cần phê duyệt'),
  ANSWERED_OTHERWISE: () => said('This registration has already been answered', 'Đăng ký này đã được xử lý trước đó'),
  ORDER_GIVEN_UP: () => said('This order is no longer awaiting approval', 'Đơn hàng này không còn chờ phê duyệt'),
  TICKET_STAYS: ({ because }) => TICKET_STAYS[because],
  SELF_SERVICE_REFUSED: ({ because }) => SELF_SERVICE[because],
  EINVOICE_STAYS: ({ state }) =>
    state === 'DROPPED'
      ? said(
          'The order was refunded, so it needs no e-invoice.',
          'Đơn hàng đã được hoàn tiền nên không cần xuất hóa đơn điện tử.',
        )
      : said('The e-invoice is already issued.', 'Hóa đơn điện tử đã được xuất.'),
  ORDER_NOTES_FULL: ({ most }) =>
    said(
      `This order already has ${most} notes. Delete one first.`,
      `Đơn hàng này đã có ${most} ghi chú. Vui lòng xóa bớt trước.`,
    ),
  ORDER_STAYS: () =>
    said(
      'An order with a payment amount, or a ticket that has already been checked in, cannot be deleted. ' +
        'Please contact the admin for support.',
      'Không thể xóa đơn hàng có thanh toán hoặc vé đã được soát. Vui lòng liên hệ quản trị viên để được hỗ trợ.',
    ),
  REFUND_REFUSED: refundProblemSentence,
  QR_INVALID: () => said('QR code invalid', 'Mã QR không hợp lệ'),
  TICKET_VOID: () => said('This ticket is no longer valid', 'Vé không còn hiệu lực'),
  TICKET_TOO_EARLY: ({ beginAt }) =>
    said(
      `Too early: this ticket is for ${showMoment(beginAt, 'en')}`,
      `Chưa đến ngày: vé này dành cho ${showMoment(beginAt, 'vi')}`,
    ),
  ALREADY_CHECKED_IN: ({ firstAt }) =>
    said(`Already checked in, at ${showMoment(firstAt, 'en')}`, `Đã check-in lúc ${showMoment(firstAt, 'vi')}`),
  RE_ENTRY_OFF: () => said('This event does not allow re-entry', 'Sự kiện này không cho ra vào lại'),
  NOT_INSIDE: ({ leftAt }) =>
    leftAt === null
      ? said('This guest has not checked in', 'Khách này chưa check-in')
      : said(
          `This guest left already, at ${showMoment(leftAt, 'en')}`,
          `Khách này đã ra ngoài lúc ${showMoment(leftAt, 'vi')}`,
        ),
  TICKET_REISSUED: () => said('This ticket was replaced by a newer one', 'Vé này đã được thay bằng vé mới'),
  OTHER_EVENT_OR_SESSION: () =>
    said("You're not registered for this event/session", 'Bạn chưa đăng ký sự kiện/suất này'),

  TRANSFER_CODE_UNKNOWN: () =>
    said('No payment has this transfer code', 'Không có thanh toán nào với mã chuyển khoản này'),
  CARD_REFUSED: () => CARD_PAYMENT_FAILED.text,
  TRANSFER_ALREADY_MATCHED: () => said('This transfer is already matched', 'Giao dịch này đã được đối soát'),
  PAYOUT_REFUSED: ({ because }) => PAYOUT_PROBLEMS_SAID[because],
  WITHDRAWAL_REFUSED: ({ trouble }) => withdrawalSentence(trouble),
  WITHDRAWAL_STAYS: ({ because }) => WITHDRAWAL_STAYS_SAID[because],
  BALANCE_TOO_LOW: ({ unit, missing }) =>
    unit === 'VND'
      ? said(
          `Your wallet is short of ${showMoney(dong(missing), 'en')}`,
          `Ví của bạn còn thiếu ${showMoney(dong(missing), 'vi')}`,
        )
      : said(
          `You are short of ${groupDigits(missing, 'en')} points`,
          `Bạn còn thiếu ${groupDigits(missing, 'vi')} điểm`,
        ),
  CHOICE_NOT_OPEN: () => said('This order has no open choices', 'Đơn hàng này không còn lựa chọn nào'),
};

const NOT_ON_SALE: Readonly<Record<RefusalOf<'NOT_ON_SALE'>['because'], Said>> = {
  COMING_SOON: said('These tickets are not on sale yet', 'Vé chưa mở bán'),
  SALE_CLOSED: said('Sales of these tickets have closed', 'Vé đã đóng bán'),
  STOPPED_SELLING: said('These tickets are no longer on sale', 'Vé đã ngừng bán'),
  ENDED: said('The event has ended', 'Sự kiện đã kết thúc'),
};

/** A Map, so that a state unknown to this version gets a sentence too. */
const EVENT_STATES: ReadonlyMap<string, Said> = new Map([
  ['READY', said('Only available for published events', 'Chỉ áp dụng cho sự kiện đã đăng')],
  ['PUBLISHED', said('Not possible once the event is published', 'Không thể thực hiện khi sự kiện đã đăng')],
  [
    'CANCELLED',
    said('This event is cancelled and can’t be changed', 'Sự kiện này đã bị hủy và không thay đổi được nữa'),
  ],
  ['ARCHIVED', said('This event is archived. Restore it first', 'Sự kiện đang được lưu trữ. Vui lòng khôi phục trước')],
]);

const listed = (blockers: RefusalOf<'NOT_READY_TO_PUBLISH'>['blockers'], locale: Locale): string =>
  blockers.map((blocker) => PUBLISH_BLOCKER_SENTENCES[blocker][locale]).join('. ');

/** Reveals nothing about the bug. */
export const bugSentence = (locale: Locale): string => tryLater[locale];

export function refusalSentence(refusal: Refusal, locale: Locale): string {
  // The code selects the sentence; the compiler cannot relate the two.
  const sentence = SENTENCES[refusal.code] as (refusal: Refusal) => Said;
  return sentence(refusal)[locale];
}
