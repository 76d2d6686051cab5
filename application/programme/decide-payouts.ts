import { defineUseCase } from '#domain/kernel/use-case.ts';
import { WithdrawalDesk } from './ports/withdrawal-desk.ts';

/** [D6] */
export type DecidePayouts = WithdrawalDesk;

export const DecidePayouts = defineUseCase(
  'DecidePayouts',
  { desk: WithdrawalDesk },
  ({ desk }): DecidePayouts => ({
    ...desk,
    reject: (id, reason) => desk.reject(id, reason.trim()),
    confirm: (id, reference) => desk.confirm(id, reference.trim()),
    giveBack: (id, reason) => desk.giveBack(id, reason.trim()),
    rejectCard: (accountId, reason) => desk.rejectCard(accountId, reason.trim()),
  }),
);
