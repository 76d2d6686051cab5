import type { RehearsalObstacle } from '#domain/waiting-room/waiting-room-refusals.ts';
import { type Said, said } from '#words/platform/said.ts';

export const REHEARSAL_OBSTACLES: Readonly<Record<RehearsalObstacle, Said>> = {
  SALE_IS_HOT: said(
    'People are buying or waiting for tickets right now, and a rehearsal would slow them down. Please try again later',
    'Đang có người mua vé hoặc chờ vé, chạy thử lúc này sẽ làm họ chậm lại. Vui lòng thử lại sau',
  ),
  ANOTHER_RUNS: said(
    'Another rehearsal is running. Please try again in about a minute',
    'Đang có một lần chạy thử khác. Vui lòng thử lại sau khoảng một phút',
  ),
  NOTHING_TO_SELL: said(
    'This event has no ticket types yet, so there is nothing to rehearse',
    'Sự kiện chưa có loại vé nào nên chưa có gì để chạy thử',
  ),
};
