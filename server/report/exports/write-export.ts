import { csvHead, csvRows } from '#domain/kernel/csv/write-csv.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { PrivateFiles } from '#server/platform/ports/private-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { EndExport } from './end-export.ts';
import { ExportRight } from './export-right.ts';
import { type ExportId, type ReportExportRow, ReportExports } from './ports/report-exports.ts';
import { ReadExportRows } from './read-export-rows.ts';

/** Then it is a person's turn: who asked gets a mail. */
const MOST_ATTEMPTS = 5;
export const WRITE_EXPORT_JOB = { task: 'write-export', lane: 'bulk', maxAttempts: MOST_ATTEMPTS } as const;
export const EXPORT_PART_ROWS = 1_000;
/** Then other jobs of the lane have their turn. */
const PARTS_IN_A_RUN = 10;

export const partName = (exportId: string, part: number): string => `${exportId}-${part}`;

/** Each part is kept with its position, so that another node goes on where a killed one stopped. */
export type WriteExport = (
  run: ExportId & {
    /** Written before this run. */
    readonly parts: number;
    readonly attempt: number;
  },
) => Promise<void>;

export const WriteExport = defineUseCase(
  'WriteExport',
  {
    exports: ReportExports,
    right: ExportRight,
    read: ReadExportRows,
    end: EndExport,
    catalogue: EventCatalogue,
    files: PrivateFiles,
    transact: Transact,
    jobs: JobQueue,
    clock: Clock,
  },
  ({ exports, right, read, end, catalogue, files, transact, jobs, clock }): WriteExport => {
    /** Null once it ended, or another run wrote this part. */
    const step = (
      before: ReportExportRow,
      work: (
        tx: Parameters<Parameters<Transact['transaction']>[0]>[0],
        row: ReportExportRow,
      ) => Promise<ReportExportRow | null>,
    ): Promise<ReportExportRow | null> =>
      transact.transaction(async (tx) => {
        const row = await exports.lock(tx, before);
        if (row === null || (row.state !== 'WAITING' && row.state !== 'RUNNING') || row.parts !== before.parts)
          return null;
        return work(tx, row);
      });
    const fail = (row: ReportExportRow) =>
      step(row, async (tx, locked) => {
        await end(tx, locked, 'FAILED');
        return null;
      });
    const asked = async ({ accountId, of, locale }: ReportExportRow) => {
      const [event] = of.kind === 'ORDERS' ? await catalogue.events([of.eventId]) : [];
      return { accountId, of, locale, timezone: event?.timezone ?? 'Asia/Ho_Chi_Minh' };
    };

    async function write(started: ReportExportRow): Promise<void> {
      const of = await asked(started);
      const counted = started.parts > 0 ? started.total : await read.count(of);
      let row: ReportExportRow | null = await step(started, async (tx, locked) => {
        const next: ReportExportRow = { ...locked, state: 'RUNNING', total: counted, changedAt: clock.now() };
        await exports.put(tx, next);
        return next;
      });
      for (let part = 1; row !== null; part += 1) {
        if (!(await right(row.accountId, row.of))) return void (await fail(row));
        const { titles, lines, entries, after } = await read.part(of, row.position, EXPORT_PART_ROWS);
        const text =
          (row.parts === 0 ? csvHead(titles.map((title) => ({ title }))) : '') +
          csvRows(
            titles.map((title, at) => ({ title, cell: (line: (typeof lines)[number]) => line[at] ?? '' })),
            lines,
          );
        row = await step(row, async (tx, locked) => {
          const rows = locked.rows + entries;
          const next = {
            ...locked,
            rows,
            total: Math.max(locked.total, rows),
            parts: locked.parts + 1,
            position: after,
            changedAt: clock.now(),
          };
          await files.put({
            accountId: locked.accountId,
            fileId: partName(locked.exportId, locked.parts),
            bytes: Buffer.from(text),
          });
          await exports.put(tx, next);
          if (after === null) {
            await end(tx, next, 'READY');
            return null;
          }
          if (part < PARTS_IN_A_RUN) return next;
          await jobs.enqueue(tx, [
            { ...WRITE_EXPORT_JOB, payload: { accountId: next.accountId, exportId: next.exportId, parts: next.parts } },
          ]);
          return null;
        });
      }
      jobs.wake('bulk');
      jobs.wake('tickets');
    }

    return async ({ parts, attempt, ...id }) => {
      const row = await exports.find(id);
      // Parts of this run that an earlier attempt wrote are kept.
      if (row === null || row.parts < parts || row.parts > parts + PARTS_IN_A_RUN) return;
      try {
        await write(row);
      } catch (error) {
        const now = attempt >= MOST_ATTEMPTS ? await exports.find(id) : null;
        if (now !== null) await fail(now);
        throw error;
      }
    };
  },
);
