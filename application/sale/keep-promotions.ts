import { CsvReader } from '#application/platform/ports/csv-reader.ts';
import {
  type AddedCodes,
  type CodesSetting,
  OrganiserPromotions,
} from '#application/sale/ports/organiser-promotions.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** [S1-32] [S2.14-15] */
export type KeepPromotions = OrganiserPromotions & {
  /** Sent in parts, so that a large file is no large request. [S3-55] */
  readonly uploadCodes: (eventId: number, setting: CodesSetting, csv: string) => Promise<Result<AddedCodes, Refusal>>;
};

const ROWS_AT_ONCE = 1_000;

export const KeepPromotions = defineUseCase(
  'KeepPromotions',
  { desk: OrganiserPromotions, readCsv: CsvReader },
  ({ desk, readCsv }): KeepPromotions => ({
    ...desk,
    async uploadCodes(eventId, setting, csv) {
      const rows = (await readCsv(csv)).map(({ line, cells }) => ({
        line,
        code: cells['code'] ?? '',
        percentOff: cells['percent_off'] ?? '',
        amountOff: cells['amount_off'] ?? '',
        quantity: cells['quantity'] ?? '',
      }));
      const created: string[] = [];
      const refused: AddedCodes['refused'][number][] = [];
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        const added = await desk.addCodes(eventId, setting, rows.slice(from, from + ROWS_AT_ONCE));
        if (!added.ok) return added;
        created.push(...added.value.created);
        refused.push(...added.value.refused);
      }
      return ok({ created, refused });
    },
  }),
);
