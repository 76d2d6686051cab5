import type { RefusalOf } from '#domain/refusal.ts';
import { type Said, said } from '#words/platform/said.ts';

/** Why a check-in is not taken back. */
export const UNDO_PROBLEMS_SAID: Readonly<Record<RefusalOf<'UNDO_REFUSED'>['because'], Said>> = {
  NOT_FOUND: said('Check-in not found', 'Không tìm thấy lượt check-in'),
  NOT_YOURS: said(
    'Only whoever scanned this ticket, or the organiser, can undo the check-in',
    'Chỉ người đã quét vé hoặc ban tổ chức mới hoàn tác được lượt check-in này',
  ),
  ALREADY_UNDONE: said('This check-in was already undone', 'Lượt check-in này đã được hoàn tác'),
  NOT_LAST: said(
    'This ticket was scanned again later. Undo the latest check-in first',
    'Vé đã được quét lại sau đó. Hãy hoàn tác lượt check-in mới nhất trước',
  ),
  TOO_LATE: said(
    'Too late to undo. Staff have 15 minutes, the organiser a day',
    'Đã quá thời gian hoàn tác. Nhân viên có 15 phút, ban tổ chức có 1 ngày',
  ),
};
