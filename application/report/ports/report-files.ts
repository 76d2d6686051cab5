import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { ExportOf, ExportState } from '#domain/report/report-export.ts';

/** The file of a long report. `rows`: orders, events or organisers. */
export type ReportFile = {
  readonly id: string;
  readonly of: ExportOf;
  /** The event's, or empty. */
  readonly name: string;
  readonly state: ExportState;
  readonly rows: number;
  readonly total: number;
  readonly percent: number;
  readonly askedAt: Instant;
  /** Null while it is being prepared. */
  readonly keptUntil: Instant | null;
};

export type ReportFiles = {
  /** The viewer's, the newest first. */
  readonly list: () => Promise<Result<readonly ReportFile[], Refusal>>;
  /** EXPORT_RUNNING while another is being prepared. */
  readonly request: (of: ExportOf) => Promise<Result<null, Refusal>>;
  readonly cancel: (id: string) => Promise<Result<null, Refusal>>;
  /** An address for some minutes. */
  readonly link: (id: string) => Promise<Result<string, Refusal>>;
};
export const ReportFiles: Token<ReportFiles> = token('ReportFiles');
