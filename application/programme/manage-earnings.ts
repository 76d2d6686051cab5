import { NewKey } from '#application/platform/ports/new-key.ts';
import { payoutStatementFileName } from '#domain/kernel/files/download-names.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { EarningsDesk, PayoutStatements, type PublisherName, type StatementOf } from './ports/earnings-desk.ts';

type Statement = { readonly file: Blob; readonly name: string };

export type ManageEarnings = EarningsDesk & {
  readonly newKey: () => string;
  readonly statement: (publisher: PublisherName, of: StatementOf) => Promise<Result<Statement, Refusal>>;
};

export const ManageEarnings = defineUseCase(
  'ManageEarnings',
  { desk: EarningsDesk, statements: PayoutStatements, newKey: NewKey },
  ({ desk, statements, newKey }): ManageEarnings => ({
    ...desk,
    newKey,
    // Apps show the six digits with a space in between.
    request: (wish, key) => desk.request({ ...wish, code: wish.code.replaceAll(/\s/g, '') }, key),
    async statement(publisher, of) {
      const answer = await statements.statement(publisher, of);
      if (!answer.ok) return answer;
      const [from, to] = 'from' in of ? [of.from, of.to] : ['payout', of.payoutId.slice(0, 8)];
      return ok({ file: answer.value, name: payoutStatementFileName(from, to) });
    },
  }),
);
