import { csvFileName } from '#domain/kernel/files/download-names.ts';
import { DAY, HOUR } from '#domain/kernel/instant.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { ReportPeriod } from './report-period.ts';

export const EXPORT_KINDS = ['ORDERS', 'REVENUE', 'BALANCES'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Which rows a file has: as the list on the screen, on all its pages. */
export type ExportOf =
  | {
      readonly kind: 'ORDERS';
      readonly eventId: number;
      readonly period: ReportPeriod | null;
      readonly status: OrderStatus | null;
      readonly search: string | null;
    }
  | { readonly kind: 'REVENUE'; readonly period: ReportPeriod | null; readonly search: string | null }
  | { readonly kind: 'BALANCES' };

export const EXPORT_STATES = ['WAITING', 'RUNNING', 'READY', 'FAILED', 'CANCELLED'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** What may come next. */
export const NEXT_EXPORT_STATES: Readonly<Record<ExportState, readonly ExportState[]>> = {
  WAITING: ['RUNNING', 'FAILED', 'CANCELLED'],
  RUNNING: ['READY', 'FAILED', 'CANCELLED'],
  READY: [],
  FAILED: [],
  CANCELLED: [],
};

/** One account prepares one file at a time. */
export const isExportOpen = (state: ExportState): boolean => NEXT_EXPORT_STATES[state].length > 0;

/** Longer reports are prepared in the background. [design] */
export const LONG_REPORT_ROWS = 2_000;

/** `rows` null: too many to count at once. */
export const isLongReport = (rows: number | null): boolean => rows === null || rows > LONG_REPORT_ROWS;

export const EXPORT_KEPT_FOR = 7 * DAY;

/** Without progress for as long, the node that wrote it is gone and nobody goes on. */
export const EXPORT_STUCK_AFTER = HOUR;

/** From 0 to 100; 100 only when the file is ready. Orders may be added while it is written. */
export function exportPercent({
  state,
  rows,
  total: all,
}: {
  state: ExportState;
  rows: number;
  total: number;
}): number {
  if (state === 'READY') return 100;
  return all === 0 ? 0 : Math.min(99, Math.floor((rows * 100) / all));
}

/** The name of the downloaded file. */
export const exportFileName = (of: ExportOf): string =>
  csvFileName(of.kind === 'ORDERS' ? `orders-${of.eventId}` : of.kind === 'REVENUE' ? 'revenue' : 'organiser-balances');
