import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { ListPosition } from '#domain/kernel/page.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { ExportOf, ExportState } from '#domain/report/report-export.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type ExportId = { readonly accountId: AccountId; readonly exportId: string };

export type ReportExportRow = ExportId & {
  readonly of: ExportOf;
  /** The event's, or empty. */
  readonly name: string;
  readonly locale: Locale;
  readonly state: ExportState;
  readonly rows: number;
  readonly total: number;
  readonly parts: number;
  /** Where the next part begins. */
  readonly position: ListPosition | null;
  readonly insertedAt: Instant;
  readonly changedAt: Instant;
};

export type ReportExports = {
  /** False while another of the account is open. */
  readonly add: (tx: Transaction, row: ReportExportRow) => Promise<boolean>;
  /** The newest first. */
  readonly of: (accountId: AccountId, most: number) => Promise<readonly ReportExportRow[]>;
  readonly find: (id: ExportId) => Promise<ReportExportRow | null>;
  readonly lock: (tx: Transaction, id: ExportId) => Promise<ReportExportRow | null>;
  readonly put: (tx: Transaction, row: ReportExportRow) => Promise<void>;
  /** Open ones without progress since then. */
  readonly stuck: (since: Instant, most: number) => Promise<readonly ExportId[]>;
  /** Ended before then. */
  readonly ended: (before: Instant, most: number) => Promise<readonly ReportExportRow[]>;
  readonly remove: (id: ExportId) => Promise<void>;
};
export const ReportExports: Token<ReportExports> = token('ReportExports');
