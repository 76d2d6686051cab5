import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type CodeDraft, checkCode } from '#domain/sale/promotion/check-code.ts';
import { type CodeText, readCode } from '#domain/sale/promotion/discount-code.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { changeEvent } from './change-event.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';

/** Adds a discount code to an event. Refused with PROMOTION_REFUSED or INVALID_INPUT. [S3-54] [S5-14] */
export type RecordPromotionCode = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly fields: CodeDraft;
  readonly creationKey?: string | null;
}) => Promise<Result<{ readonly code: CodeText }, Refusal>>;

const SUBJECT = 'promotion-code:';

const codeIn = (subject: string): { readonly code: CodeText } | undefined => {
  const code = subject.startsWith(SUBJECT) ? readCode(subject.slice(SUBJECT.length)) : null;
  return code?.ok === true ? { code: code.value } : undefined;
};

export const RecordPromotionCode = defineUseCase(
  'RecordPromotionCode',
  { ...organisingPorts, promotions: PromotionBook },
  (ports): RecordPromotionCode =>
    ({ eventId, actor, fields, creationKey = null }) =>
      changeEvent(ports, {
        eventId,
        actor,
        creation: { key: creationKey, request: [fields], made: (_papers, subject) => codeIn(subject) },
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const { codes } = await ports.promotions.all(tx, eventId);
          const checked = checkCode(fields, {
            tickets: papers.tickets,
            codes: new Set(codes.map(({ code }) => code)),
          });
          if (!checked.ok)
            return checked.refusal.code === 'INVALID_INPUT'
              ? refused(checked.refusal)
              : refused({ code: 'PROMOTION_REFUSED', because: checked.refusal.code });
          await ports.promotions.addCode(tx, eventId, checked.value, ports.clock.now());
          const { code, quantity } = checked.value;
          return ok({
            event: papers.event,
            value: { code },
            act: 'promotion-code.created',
            subject: `${SUBJECT}${code}`,
            facts: { quantity, percentOff: fields.percentOff, amountOff: fields.amountOff },
          });
        },
      }),
);
