import { invalid } from '#domain/kernel/field-problems.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { movingPorts } from './moving-ports.ts';

/** Answers how many moves it concerns; people who were already told are not told again. */
export type AllowGiveBack = (asked: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly until: Instant | null;
}) => Promise<Result<number, Refusal>>;

export const AllowGiveBack = defineUseCase(
  'AllowGiveBack',
  movingPorts,
  (ports): AllowGiveBack =>
    ({ eventId, actor, until }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async ({ event }, tx) => {
          if (until !== null && (until <= ports.clock.now() || until > event.endAt))
            return refused(invalid('until', { kind: 'MALFORMED' }));
          const moves = (await ports.moves.lockUntold(tx, eventId)).filter(({ state }) => state === 'WAITING');
          for (const move of moves) await ports.moves.put(tx, { ...move, giveBackUntil: until });
          return ok({
            event,
            value: moves.length,
            act: 'event.give-back-allowed',
            subject: `event:${eventId}`,
            facts: { moves: moves.length, until },
          });
        },
      }),
);
