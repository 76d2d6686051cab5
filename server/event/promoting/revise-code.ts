import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { CodeDraft } from '#domain/sale/promotion/check-code.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import { checkCodeChange } from '#domain/sale/promotion/promotion-change.ts';
import { versionOfCode } from '#server/event/editing/edit-version.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { refusedTerms } from './refused-terms.ts';
import { type ReadVersion, reviseTerms, revisingPorts } from './revise-terms.ts';

/** Orders that were made under it keep their price. Refused with PROMOTION_REFUSED or INVALID_INPUT. [S3-54] */
export type ReviseCode = (
  given: ReadVersion & {
    readonly eventId: number;
    readonly code: CodeText;
    readonly actor: AccountId;
    readonly fields: Omit<CodeDraft, 'code'>;
  },
) => Promise<Result<true, Refusal>>;

export const ReviseCode = defineUseCase(
  'ReviseCode',
  { ...revisingPorts, promotions: PromotionBook },
  (ports): ReviseCode =>
    ({ eventId, code, actor, fields, version }) =>
      reviseTerms(ports, {
        eventId,
        actor,
        named: { code },
        version,
        versionOf: versionOfCode,
        lock: (tx) => ports.promotions.lockCode(tx, eventId, code),
        check: (before, { tickets }) => {
          const terms = checkCodeChange(before, fields, tickets);
          return terms.ok ? terms : refusedTerms(terms.refusal);
        },
        put: (tx, terms) => ports.promotions.reviseCode(tx, eventId, terms),
        facts: () => ({ quantity: fields.quantity, percentOff: fields.percentOff, amountOff: fields.amountOff }),
      }),
);
