import { type Said, said } from '#words/platform/said.ts';

export const TICKET_PDF_WORDS = {
  title: said('E-ticket', 'Vé điện tử'),
  time: said('Time', 'Thời gian'),
  place: said('Place', 'Địa điểm'),
  online: said('Online', 'Trực tuyến'),
  toBeAnnounced: said('To be announced', 'Sẽ thông báo sau'),
  holder: said('Holder', 'Người giữ vé'),
  ticket: said('Ticket', 'Loại vé'),
  order: said('Order', 'Đơn hàng'),
  organiser: said('Organiser', 'Ban tổ chức'),
  showIt: said('Show the QR code at the door, or read out this code', 'Đưa mã QR tại cửa hoặc đọc mã này'),
  joinIt: said(
    'Open the ticket under My tickets to join the online room',
    'Mở vé trong mục Vé của tôi để vào phòng trực tuyến',
  ),
  once: said('Each QR code admits one person, once.', 'Mỗi mã QR chỉ dùng cho một người, một lần.'),
} as const satisfies Readonly<Record<string, Said>>;
