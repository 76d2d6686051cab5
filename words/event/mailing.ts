import type { MailingAudience, MailingState } from '#domain/event/mailing/mailing.ts';
import { type Said, said } from '#words/platform/said.ts';

export const MAILING_AUDIENCES_SAID: Readonly<Record<MailingAudience, Said>> = {
  TICKET_HOLDERS: said('Everyone with a ticket', 'Tất cả người có vé'),
  NOT_CHECKED_IN: said('Guests not checked in yet', 'Khách chưa check-in'),
  PENDING: said('Registrations waiting for approval', 'Người đang chờ duyệt'),
  INVITED: said('Invited guests who haven’t replied', 'Khách mời chưa trả lời'),
  RSVP_ACCEPTED: said('Invited guests who accepted', 'Khách mời đã nhận lời'),
  RSVP_WAITING: said('Invited guests on the waiting list', 'Khách mời trong danh sách chờ'),
  RSVP_DECLINED: said('Invited guests who declined', 'Khách mời đã từ chối'),
};

export const MAILING_STATES_SAID: Readonly<Record<MailingState, Said>> = {
  SENDING: said('Sending', 'Đang gửi'),
  STOPPED: said('Stopped', 'Đã dừng'),
  DONE: said('Sent', 'Đã gửi'),
};
