import { decideHandOver, type HandOverNews } from '#domain/event/hand-over.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { EventTeams } from '#server/event/ports/event-teams.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { EarningsBook } from '#server/programme/ports/earnings-book.ts';

/** Makes a member of the team the owner at once, and tells both. A repeated key hands it over once. [design] */
export type HandOverEvent = (given: {
  readonly eventId: number;
  readonly by: AccountId;
  readonly to: AccountId;
  readonly creationKey: string | null;
}) => Promise<Result<true, Refusal>>;

export const HandOverEvent = defineUseCase(
  'HandOverEvent',
  { ...organisingPorts, teams: EventTeams, accounts: AccountRows, outbox: EmailOutbox, earnings: EarningsBook },
  ({ teams, accounts, outbox, earnings, ...ports }): HandOverEvent => {
    async function tell(
      tx: Transaction,
      eventId: number,
      news: HandOverNews,
      { reader, other }: { readonly reader: AccountId; readonly other: AccountId },
    ): Promise<void> {
      const [account, who] = await Promise.all([accounts.find(reader), accounts.find(other)]);
      if (account === null || who === null) return;
      const content = {
        message: 'event-handed-over',
        eventId,
        noticeId: ports.ids.newId(),
        news,
        who: who.email,
      } as const;
      await outbox.queue(tx, [{ content, recipient: account.email, locale: account.locale }]);
    }

    return ({ eventId, by, to, creationKey }) => {
      const subject = `event:${eventId}` as const;
      return changeEvent<true>(ports, {
        eventId,
        actor: by,
        creation: {
          key: creationKey,
          request: ['hand-over', to],
          made: (_papers, part) => (part === subject ? true : undefined),
        },
        work: async (papers, tx) => {
          const { event } = papers;
          const now = ports.clock.now();
          const team = await teams.all(tx, eventId);
          const revenue = await earnings.revenue(tx, eventId);
          const [person] = await ports.publishers.people([to]);
          const decided = decideHandOver(
            { by, to: { accountId: to, suspended: person?.suspended === true } },
            { ...event, team, revenuePaidOver: revenue !== null && revenue.movements > 0 },
          );
          if (!decided.ok)
            return decided.refusal === 'NOT_THE_OWNER'
              ? refused({ code: 'FORBIDDEN' })
              : refused({ code: 'TEAM_REFUSED', because: decided.refusal });
          if (person === undefined) return refused({ code: 'TEAM_REFUSED', because: 'NOT_IN' });
          const forbidden = forbiddenAction(papers, ['HAND_OVER'], now);
          if (forbidden !== null) return refused(forbidden);
          await teams.remove(tx, eventId, to);
          for (const { accountId, role } of decided.value)
            if (accountId === by) await teams.put(tx, eventId, { accountId, role, insertedAt: now });
          await tell(tx, eventId, 'RECEIVED', { reader: to, other: by });
          await tell(tx, eventId, 'GIVEN', { reader: by, other: to });
          const organiserName = fullName(person) || person.username;
          return ok({
            event: { ...event, ownerAccountId: to, organiserName },
            value: true,
            act: 'event.handed-over',
            subject,
            facts: { from: by, to },
          });
        },
      });
    };
  },
);
