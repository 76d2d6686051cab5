import type { RsvpTrouble } from '#domain/rsvp/rsvp-trouble.ts';
import { showMoment } from './money-and-dates.ts';
import { type Said, said } from './said.ts';

const struck = said('This invitation is no longer valid', 'Lời mời không còn hiệu lực');

/** Why an answer is not taken. A secret that is forged, old or another's tells no more than that. The first is the specification's own. [S5-38] */
export const RSVP_ANSWER_SENTENCES: {
  readonly [Code in RsvpTrouble['code']]: (trouble: Extract<RsvpTrouble, { readonly code: Code }>) => Said;
} = {
  RSVP_INFORMATION_MISSING: () => said('RSVP invitation information is missing', 'Thiếu thông tin lời mời RSVP'),
  SECRET_INVALID: () => struck,
  INVITATION_TAKEN_BACK: () => struck,
  EVENT_ENDED: () => said('The event has ended', 'Sự kiện đã kết thúc'),
  EVENT_NOT_OPEN: ({ status }) =>
    status === 'CANCELLED' ? said('The event was cancelled', 'Sự kiện đã bị hủy') : said('The event is not open yet', 'Sự kiện chưa mở'),
  ANSWER_TOO_LATE: ({ answerBefore }) =>
    said(`Answers were taken until ${showMoment(answerBefore, 'en')}`, `Đã hết hạn trả lời lúc ${showMoment(answerBefore, 'vi')}`),
  PARTY_EMPTY: () => said('Please say how many will come', 'Vui lòng cho biết số người tham dự'),
  PARTY_TOO_LARGE: ({ max }) => said(`This invitation is for ${max} at most`, `Lời mời này dành cho tối đa ${max} người`),
  PARTY_ALREADY_CHOSEN: ({ party }) =>
    said(`You have already accepted for ${party}. Decline first to change it`, `Bạn đã nhận lời cho ${party} người. Hãy từ chối trước khi thay đổi`),
  ANSWERED_BY_ANOTHER: () => said('This invitation was answered from another account', 'Lời mời này đã được trả lời bằng tài khoản khác'),
  TICKET_CHECKED_IN: () => said('A ticket of this invitation was already checked in', 'Vé của lời mời này đã được check-in'),
  TICKET_HANDED_ON: () => said('A ticket of this invitation was given to somebody else', 'Vé của lời mời này đã được chuyển cho người khác'),
  TICKET_ISSUED: () =>
    said(
      'You have accepted and your ticket is ready. Please tell the organiser if you cannot come',
      'Bạn đã nhận lời và vé đã được cấp. Nếu không thể tham dự, vui lòng báo cho ban tổ chức',
    ),
};

export const rsvpTroubleSentence = (trouble: RsvpTrouble): Said =>
  // One code picks its own sentence; the compiler cannot see that both come from one member of the union.
  (RSVP_ANSWER_SENTENCES[trouble.code] as (trouble: RsvpTrouble) => Said)(trouble);
