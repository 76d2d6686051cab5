import type { PublishBlocker } from '#domain/event/event-refusals.ts';
import { type Said, said } from '#words/platform/said.ts';

/** [S5-07] [S5-08] */
export const PUBLISH_BLOCKER_SENTENCES: Readonly<Record<PublishBlocker, Said>> = {
  NAME_MISSING: said('Please enter a name for the event', 'Vui lòng nhập tên sự kiện'),
  ADDRESS_MISSING: said('Please enter the event address', 'Vui lòng nhập địa chỉ sự kiện'),
  ONLINE_LINK_MISSING: said('Please enter the online room link', 'Vui lòng nhập liên kết phòng trực tuyến'),
  SESSION_MISSING: said('Add at least one session', 'Hãy thêm ít nhất một suất'),
  SESSION_ENDED: said(
    'All sessions have ended. Choose a new time',
    'Tất cả các suất đã kết thúc. Hãy chọn thời gian mới',
  ),
  TICKET_MISSING: said(
    'Add at least one ticket type to every session, or make the event private and invite your guests',
    'Hãy thêm ít nhất một loại vé cho mỗi suất, hoặc chuyển sang sự kiện riêng tư rồi gửi thư mời',
  ),
  CORPORATE_NOT_APPROVED: said(
    'The corporate publisher has not been approved yet',
    'Tài khoản doanh nghiệp chưa được duyệt',
  ),
  PUBLISHER_SUSPENDED: said(
    'The organiser’s account is suspended. Write to us on the Contact page',
    'Tài khoản của ban tổ chức đang bị tạm khóa. Vui lòng nhắn cho chúng tôi tại trang Liên hệ',
  ),
};
