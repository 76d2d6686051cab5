import type { BounceReason } from '#domain/people/bounce/bounce.ts';
import { type Said, said } from '#words/platform/said.ts';

export const BOUNCES_SAID: Readonly<Record<BounceReason, Said>> = {
  NO_SUCH_MAILBOX: said('The address doesn’t exist', 'Địa chỉ không tồn tại'),
  NO_SUCH_DOMAIN: said('The part after @ takes no email', 'Phần sau dấu @ không nhận thư'),
  MAILBOX_OFF: said('The mailbox is switched off', 'Hộp thư đã bị khóa'),
  MAILBOX_FULL: said('The mailbox is full', 'Hộp thư đã đầy'),
  TOO_LARGE: said('The email was too large', 'Thư quá lớn'),
  REFUSED: said('The recipient’s mail server refused it', 'Máy chủ thư của người nhận từ chối'),
  NOT_DELIVERED: said('It couldn’t be delivered', 'Không gửi đến được'),
};
