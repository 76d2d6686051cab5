import type { MailingAudience, MailingState } from '#domain/event/mailing/mailing.ts';
import { type Said, said } from '#words/platform/said.ts';

export const MAILING_AUDIENCES_SAID: Readonly<Record<MailingAudience, Said>> = {
  TICKET_HOLDERS: said('Everyone with a ticket', 'Tất cả người có vé'),
  NOT_CHECKED_IN: said('Guests not checked in yet', 'Khách chưa check-in'),
  PENDING: said('Registrations waiting for approval', 'Người đang chờ duyệt'),
};

export const MAILING_STATES_SAID: Readonly<Record<MailingState, Said>> = {
  SENDING: said('Sending', 'Đang gửi'),
  STOPPED: said('Stopped', 'Đã dừng'),
  DONE: said('Sent', 'Đã gửi'),
};
