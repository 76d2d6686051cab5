import type { NotificationType } from '#domain/event/event-notification.ts';
import { type Said, said } from '#words/platform/said.ts';

export const NOTIFICATION_TYPES_SAID: Readonly<Record<NotificationType, Said>> = {
  NEWS: said('News', 'Tin mới'),
  CHANGE: said('Change', 'Thay đổi'),
  REMINDER: said('Reminder', 'Nhắc lịch'),
};
