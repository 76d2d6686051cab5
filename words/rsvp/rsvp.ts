import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Refusal, RefusalOf } from '#domain/refusal.ts';
import type { AnswerRequestRefusal } from '#domain/rsvp/answer-request.ts';
import type { AcceptRefusal, DeclineRefusal, TakeBackRefusal } from '#domain/rsvp/decide-invitation.ts';
import type { RowRefusal } from '#domain/rsvp/import-invitations.ts';
import type { AnswerDeadlineRefusal, ScheduleRefusal } from '#domain/rsvp/invited-session.ts';
import type { LetterRefusal, SendRefusal } from '#domain/rsvp/letter.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { type Said, said } from '#words/platform/said.ts';
import { RSVP_ANSWER_SENTENCES } from './rsvp-answers.ts';

/** [S8-24] */
export const INVITATION_ACCEPTED: Said = said('Invitation accepted!', 'Chấp nhận lời mời thành công!');
/** Fewer places than the guest's party; the form has been set to what is left. */
export const fewerPlacesLeft = (left: number): Said =>
  said(
    `Only ${left} ${left === 1 ? 'place' : 'places'} left. We updated your number of people`,
    `Chỉ còn ${left} chỗ. Chúng tôi đã sửa lại số người của bạn`,
  );
/** More people than the event has places for; the form has been set to that number. */
export const partyOverCapacity = (most: number): Said =>
  said(
    `There ${most === 1 ? 'is only 1 place' : `are only ${most} places`} in total. We updated your number of people`,
    `Tổng cộng chỉ có ${most} chỗ. Chúng tôi đã sửa lại số người của bạn`,
  );
/** Of a guest who waited and was taken off the list. */
export const LEFT_LINE: Said = said(
  'You’re no longer on the waiting list. You can answer the invitation again',
  'Bạn không còn trong danh sách chờ. Bạn có thể trả lời lại lời mời',
);
/** When the server gave no reason. [S8-23] */
export const RSVP_FAILED: Said = said('An error occurred, please try again', 'Có lỗi xảy ra, vui lòng thử lại');
/** The ticket of guests that no free ticket type was named for. */
export const INVITATION_TICKET: Said = said('Invitation', 'Vé mời');
/** [S8-49] */
export const INVITATION_SENT: Said = said('Invitation Sent', 'Đã gửi lời mời');

/** Letters of one invitation are a day apart, so the day is said with the time. */
export const invitationSentLately = (resendAt: Instant, timezone: string): Said =>
  said(
    `This invitation was just sent. You can send it again at ${showMoment(resendAt, 'en', timezone)}`,
    `Lời mời này vừa được gửi. Bạn có thể gửi lại lúc ${showMoment(resendAt, 'vi', timezone)}`,
  );

export type RsvpRefusal =
  | RefusalOf<'UNAUTHORIZED'>
  | AnswerRequestRefusal
  | AcceptRefusal
  | DeclineRefusal
  | TakeBackRefusal
  | SendRefusal
  | LetterRefusal
  | RowRefusal
  | AnswerDeadlineRefusal
  | ScheduleRefusal
  | { readonly code: 'INVITER_NAME_MISSING' }
  | { readonly code: 'TOO_MANY_ROWS'; readonly max: number };

type OwnRefusal = Exclude<RsvpRefusal, Refusal>;

const SENTENCES: {
  readonly [Code in OwnRefusal['code']]: (refusal: Extract<OwnRefusal, { readonly code: Code }>) => Said;
} = {
  ...RSVP_ANSWER_SENTENCES,
  SENT_ALREADY: () => said('This invitation was already sent', 'Lời mời này đã được gửi'),
  NOT_DUE: ({ sendEmailAt }) =>
    said(
      `This invitation will be sent at ${showMoment(sendEmailAt, 'en')}`,
      `Lời mời này sẽ được gửi lúc ${showMoment(sendEmailAt, 'vi')}`,
    ),
  NAME_MISSING: () => said('Name is missing', 'Thiếu tên'),
  NAME_TOO_LONG: ({ max }) => said(`The name may not exceed ${max} characters`, `Tên không được quá ${max} ký tự`),
  NAMED_TWICE: ({ firstRow }) => said(`Already in row ${firstRow}`, `Đã có ở dòng ${firstRow}`),
};

const isOwn = (refusal: RsvpRefusal): refusal is OwnRefusal => Object.hasOwn(SENTENCES, refusal.code);

export function rsvpRefusalSentence(refusal: RsvpRefusal, locale: Locale): string {
  if (!isOwn(refusal)) return refusalSentence(refusal, locale);
  // The code selects the sentence; the compiler cannot relate the two.
  const sentence = SENTENCES[refusal.code] as (refusal: OwnRefusal) => Said;
  return sentence(refusal)[locale];
}
