import type { RehearsalObstacle } from '#domain/waiting-room/waiting-room-refusals.ts';
import { type Said, said } from '#words/platform/said.ts';

export const REHEARSAL_OBSTACLES: Readonly<Record<RehearsalObstacle, Said>> = {
  SALE_IS_HOT: said(
    'People are buying or waiting for tickets right now, and a rehearsal would slow them down. Please try again when it is quiet',
    'Đang có người mua vé hoặc chờ vé, chạy thử lúc này sẽ làm họ chậm lại. Vui lòng thử lại khi vắng hơn',
  ),
  ANOTHER_RUNS: said(
    'Another rehearsal is running. It takes about a minute; please try again then',
    'Đang có một lần chạy thử khác. Lần chạy kéo dài khoảng một phút, vui lòng thử lại sau',
  ),
  NOTHING_TO_SELL: said(
    'This event has no ticket types yet, so there is nothing to rehearse',
    'Sự kiện chưa có loại vé nào nên chưa có gì để chạy thử',
  ),
};
