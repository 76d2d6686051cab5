import type { OrderedPart } from '#domain/event/event-refusals.ts';
import { type Said, said } from '#words/platform/said.ts';

export const KEPT_BY_ORDERS_SAID: Readonly<Record<OrderedPart, Said>> = {
  UNPUBLISH: said(
    'This event has orders, so it can’t be unpublished. Make it private, or cancel it to refund the buyers',
    'Sự kiện đã có đơn hàng nên không thể gỡ xuống. Hãy chuyển sang riêng tư, hoặc hủy để hoàn tiền',
  ),
  DELETE: said(
    'This event has orders, so it can’t be deleted. Archive it instead',
    'Sự kiện đã có đơn hàng nên không thể xóa. Hãy lưu trữ sự kiện',
  ),
  CANCEL: said(
    'This event has orders. Cancel it on its overview, so that everyone is told and refunded',
    'Sự kiện đã có đơn hàng. Hãy hủy ở trang Tổng quan để mọi người được báo và hoàn tiền',
  ),
  SESSION: said(
    'Tickets of this session are sold or held, so it can’t be removed. Move it to another time instead',
    'Buổi này đã có vé bán hoặc đang giữ nên không thể xóa. Hãy dời sang giờ khác',
  ),
  TICKET_TYPE: said(
    'Tickets of this type are sold or held, so it can’t be removed. End its sales period instead',
    'Loại vé này đã bán hoặc đang giữ nên không thể xóa. Hãy kết thúc thời gian bán của nó',
  ),
  SEATS: said(
    'Tickets without seats are already sold or held for this session. Add another session for the seat map',
    'Buổi này đã bán hoặc đang giữ vé không ghế. Hãy thêm một buổi khác cho sơ đồ ghế',
  ),
};
