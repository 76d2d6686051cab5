import type { RsvpProblem } from '#domain/rsvp/rsvp-refusals.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

const struck = said('This invitation is no longer valid', 'Lời mời không còn hiệu lực');

/** A forged, expired or foreign secret gets one sentence, so that nothing leaks. [S5-38] [S5-40] */
export const RSVP_ANSWER_SENTENCES: {
  readonly [Code in RsvpProblem['code']]: (trouble: Extract<RsvpProblem, { readonly code: Code }>) => Said;
} = {
  RSVP_INFORMATION_MISSING: () => said('RSVP invitation information is missing', 'Thiếu thông tin lời mời RSVP'),
  SECRET_INVALID: () => struck,
  INVITATION_TAKEN_BACK: () => struck,
  EVENT_ENDED: () => said('The event has ended', 'Sự kiện đã kết thúc'),
  EVENT_NOT_OPEN: ({ status }) =>
    status === 'CANCELLED'
      ? said('The event was cancelled', 'Sự kiện đã bị hủy')
      : said('The event is not open yet', 'Sự kiện chưa mở'),
  ANSWER_TOO_LATE: ({ answerBefore }) =>
    said(
      `Replies closed at ${showMoment(answerBefore, 'en')}`,
      `Đã hết hạn trả lời lúc ${showMoment(answerBefore, 'vi')}`,
    ),
  PARTY_EMPTY: () => said('Please enter how many will attend', 'Vui lòng nhập số người tham dự'),
  PARTY_TOO_LARGE: ({ max }) =>
    said(`This invitation is for ${max} at most`, `Lời mời này dành cho tối đa ${max} người`),
  PARTY_ALREADY_CHOSEN: ({ party }) =>
    said(
      `You have already accepted for ${party}. Decline first to change it`,
      `Bạn đã nhận lời cho ${party} người. Hãy từ chối trước khi thay đổi`,
    ),
  ANSWERED_BY_ANOTHER: () =>
    said(
      'This invitation was already answered from another account',
      'Lời mời này đã được trả lời bằng tài khoản khác',
    ),
  TICKET_CHECKED_IN: () =>
    said('A ticket from this invitation is already checked in', 'Vé của lời mời này đã được check-in'),
  TICKET_HANDED_ON: () =>
    said(
      'A ticket from this invitation was given to someone else. If they haven’t claimed it, take it back first',
      'Vé của lời mời này đã được tặng cho người khác. Nếu họ chưa nhận, hãy lấy lại vé trước',
    ),
  INVITER_NAME_MISSING: () =>
    said(
      'Please enter your name to continue with the invitation feature',
      'Vui lòng nhập tên của bạn để tiếp tục sử dụng tính năng mời',
    ),
  ANSWER_BY_TOO_EARLY: ({ earliest }) =>
    said(
      `Guests need time to reply. Choose a time after ${showMoment(earliest, 'en')}, or leave it empty`,
      `Khách cần thời gian trả lời. Hãy chọn thời điểm sau ${showMoment(earliest, 'vi')}, hoặc để trống`,
    ),
  SEND_AFTER_END: ({ endAt }) =>
    said(
      `The event ends at ${showMoment(endAt, 'en')}. Choose an earlier time to send, or leave it empty`,
      `Sự kiện kết thúc lúc ${showMoment(endAt, 'vi')}. Hãy chọn thời điểm gửi sớm hơn, hoặc để trống`,
    ),
  TOO_MANY_ROWS: ({ max }) =>
    said(`Please invite at most ${max} people at once`, `Vui lòng mời tối đa ${max} người mỗi lần`),
  TICKET_HAS_PRICE: () =>
    said(
      'Invitations need a free ticket type. This one has a price',
      'Lời mời chỉ dùng loại vé miễn phí. Loại vé này có giá bán',
    ),
  ALREADY_INVITED: () => said('Already invited', 'Đã được mời'),
  NOTHING_TO_ASK: () => said('This invitation was already answered', 'Lời mời này đã được trả lời'),
  UNSUBSCRIBED: () => said('This guest unsubscribed from your emails', 'Khách này đã ngừng nhận thư của bạn'),
  ADDRESS_BOUNCED: () =>
    said(
      'Emails to this address bounce. Correct it, or allow emails to it again in the guest list',
      'Thư gửi đến địa chỉ này bị trả lại. Hãy sửa địa chỉ, hoặc cho phép gửi lại trong danh sách khách',
    ),
  NOT_SENT_YET: () => said('This invitation hasn’t been sent yet', 'Lời mời này chưa được gửi'),
  SENT_OFTEN_ENOUGH: ({ max }) =>
    said(`This invitation was already sent ${max} times`, `Lời mời này đã được gửi ${max} lần`),
  LETTER_EMPTY: () => said('Please enter the invitation text', 'Vui lòng nhập nội dung lời mời'),
  LETTER_TOO_LONG: ({ max }) =>
    said(`The invitation may not exceed ${max} characters`, `Lời mời không được quá ${max} ký tự`),
  UNKNOWN_FIELD: ({ field }) => said(`{${field}} isn’t a known placeholder`, `Không có mục {${field}}`),
  LINK_MISSING: () =>
    said('The invitation needs {link} so that guests can reply', 'Lời mời cần có {link} để khách có thể trả lời'),
};

export const rsvpTroubleSentence = (trouble: RsvpProblem): Said =>
  // The code selects the sentence; the compiler cannot relate the two.
  (RSVP_ANSWER_SENTENCES[trouble.code] as (trouble: RsvpProblem) => Said)(trouble);
