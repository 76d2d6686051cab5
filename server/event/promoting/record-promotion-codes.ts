import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import {
  type CodeProblem,
  type CodeRow,
  type CodeRowsSetting,
  readCodeRows,
} from '#domain/sale/promotion/check-code.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';

const MOST_CODES = 50_000;

/** Each is the prefix and ten characters that nobody guesses. */
type MadeUpCodes = Omit<CodeRow, 'line' | 'code'> & { readonly prefix: string; readonly count: number };

type RecordedCodes = {
  readonly codes: readonly CodeText[];
  readonly refused: readonly { readonly line: number; readonly problem: CodeProblem }[];
};

/** Keeps valid rows and reports each other one. [S3-55] */
export type RecordPromotionCodes = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly setting: CodeRowsSetting;
  readonly rows: readonly CodeRow[] | MadeUpCodes;
}) => Promise<Result<RecordedCodes, Refusal>>;

const RANDOM_CHARACTERS = 10;
const isMadeUp = (rows: readonly CodeRow[] | MadeUpCodes): rows is MadeUpCodes => 'prefix' in rows;

export const RecordPromotionCodes = defineUseCase(
  'RecordPromotionCodes',
  { ...organisingPorts, promotions: PromotionBook },
  ({ promotions, ...ports }): RecordPromotionCodes => {
    // The end of an id is its random part.
    const madeUp = ({ prefix, count, ...terms }: MadeUpCodes): readonly CodeRow[] =>
      Array.from({ length: count }, (_none, at) => ({
        ...terms,
        line: at + 1,
        code: `${prefix}${ports.ids.newId().slice(-RANDOM_CHARACTERS)}`,
      }));

    return ({ eventId, actor, setting, rows: asked }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const now = ports.clock.now();
          const forbidden = forbiddenAction(papers, ['EDIT'], now);
          if (forbidden !== null) return refused(forbidden);
          const { codes: known } = await promotions.all(tx, eventId);
          const rows = isMadeUp(asked) ? madeUp(asked) : asked;
          if (known.length + rows.length > MOST_CODES)
            return refused({ code: 'INVALID_INPUT', field: 'count', problem: { kind: 'TOO_LARGE', max: MOST_CODES } });
          const event = { tickets: papers.tickets, codes: new Set(known.map(({ code }) => code)) };
          const read = readCodeRows(rows, setting, event);
          if (read.codes.length > 0) await promotions.addCodes(tx, eventId, read.codes, now);
          return ok({
            event: papers.event,
            value: { codes: read.codes.map(({ code }) => code), refused: read.refused },
            act: 'promotion-codes.created',
            subject: `event:${eventId}`,
            facts: { count: read.codes.length, refused: read.refused.length },
          });
        },
      });
  },
);
