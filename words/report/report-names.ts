import { never } from '#domain/kernel/never.ts';
import type { ExportKind } from '#domain/report/report-export.ts';
import { type Said, said } from '#words/platform/said.ts';

/** `name`: the event's. */
export function reportName(kind: ExportKind, name: string): Said {
  switch (kind) {
    case 'ORDERS':
      return said(`Orders of ${name}`, `Đơn hàng của ${name}`);
    case 'REVENUE':
      return said('Revenue by event', 'Doanh thu theo sự kiện');
    case 'BALANCES':
      return said('Organiser balances', 'Số dư của các ban tổ chức');
    default:
      return never(kind);
  }
}
