import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { InvitingDesk, type Reminders, type Unanswered } from '#application/rsvp/ports/inviting-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** `refusal`: why it ended early; null: it did not. */
type Reminded = { readonly sent: number; readonly refusal: Trouble | null };

export type SendReminders = {
  readonly count: (of: Unanswered) => Promise<Result<Reminders, Refusal>>;
  /** Goes on until everybody was reminded, `goesOn` says no or a request is refused. Answers how many. */
  readonly remind: (of: Unanswered, goesOn: (sent: number) => boolean) => Promise<Reminded>;
};

export const SendReminders = defineUseCase(
  'SendReminders',
  { desk: InvitingDesk },
  ({ desk }): SendReminders => ({
    count: desk.reminders,
    async remind(of, goesOn) {
      let sent = 0;
      for (;;) {
        // Who was reminded is left out for days, so a retry after a lost answer writes to nobody twice.
        const answer = await retry(() => desk.remindAll(of));
        if (!answer.ok) return { sent, refusal: answer.refusal };
        sent += answer.value.sent;
        if (answer.value.left === 0 || answer.value.sent === 0 || !goesOn(sent)) return { sent, refusal: null };
      }
    },
  }),
);
