import { MailingOptOuts } from '#application/event/ports/mailing-opt-outs.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Without a sign-in. Repeating is safe. */
export type Unsubscribe = (secret: string) => Promise<Result<null, Trouble>>;

export const Unsubscribe = defineUseCase(
  'Unsubscribe',
  { optOuts: MailingOptOuts },
  ({ optOuts }): Unsubscribe =>
    (secret) =>
      optOuts.end(secret).catch(() => refused({ code: 'UNREACHABLE' } as const)),
);
