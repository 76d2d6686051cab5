import type { BounceReason } from '#domain/people/bounce/bounce.ts';
import type { TimelineKind } from '#domain/rsvp/invitation-timeline.ts';
import { BOUNCES_SAID } from '#words/people/bounces.ts';
import { type Said, said } from '#words/platform/said.ts';

export const TIMELINE_SAID: Readonly<Record<TimelineKind, Said>> = {
  ADDED: said('Added to the guest list', 'Đã thêm vào danh sách khách'),
  SCHEDULED: said('Email scheduled', 'Đã hẹn giờ gửi thư'),
  QUEUED: said('Email waiting to be sent', 'Thư đang chờ gửi'),
  SENT: said('Email sent', 'Đã gửi thư'),
  BOUNCED: said('Email bounced. Check the address', 'Thư bị trả lại. Hãy kiểm tra địa chỉ'),
  OPENED: said('Opened the invitation', 'Đã mở lời mời'),
  ACCEPTED: said('Accepted', 'Đã nhận lời'),
  WAITING: said('Joined the waiting list', 'Đã vào danh sách chờ'),
  DECLINED: said('Declined', 'Đã từ chối'),
  TAKEN_BACK: said('Invitation revoked', 'Lời mời đã thu hồi'),
};

export const letterBounced = (because: BounceReason): Said => {
  const { en, vi } = BOUNCES_SAID[because];
  return said(`Email bounced: ${en}`, `Thư bị trả lại: ${vi}`);
};
