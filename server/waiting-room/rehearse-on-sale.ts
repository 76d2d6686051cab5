import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { HOT_FROM, type REHEARSED_BUYERS } from '#domain/waiting-room/rehearsal.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Pause } from '#server/platform/ports/pause.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { RehearsalStage, type Stage } from '#server/waiting-room/ports/rehearsal-stage.ts';
import { Rehearsals } from '#server/waiting-room/ports/rehearsals.ts';
import { CheckoutLoad } from './checkout-load.ts';
import { runRehearsal } from './run-rehearsal.ts';
import { WaitingLines } from './waiting-lines.ts';

/** Returns at once; the report appears in Rehearsals when it is over. */
export type RehearseOnSale = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly buyers: (typeof REHEARSED_BUYERS)[number];
}) => Promise<Result<null, RefusalOf<'REHEARSAL_REFUSED'>>>;

const GRAINS = 2 ** 32;

export const RehearseOnSale = defineUseCase(
  'RehearseOnSale',
  {
    stage: RehearsalStage,
    rehearsals: Rehearsals,
    load: CheckoutLoad,
    lines: WaitingLines,
    secrets: SecretSource,
    newId: NewId,
    clock: Clock,
    pause: Pause,
    log: Log,
  },
  (given): RehearseOnSale => {
    const { rehearsals, load, lines, secrets, newId, clock, pause, log } = given;
    const isHot = (): boolean => lines.waiting() > 0 || load.recentCount(clock.now()) >= HOT_FROM;

    async function play(stage: Stage, eventId: number, buyers: number): Promise<void> {
      try {
        const chance = (): number => secrets.below(GRAINS) / GRAINS;
        const report = await runRehearsal({
          stage,
          eventId,
          buyers,
          clock,
          newId: newId.newId,
          chance,
          pause,
          mustStop: isHot,
        });
        await rehearsals.end(eventId, report, clock.now());
      } catch (error) {
        log.error(error, 'a rehearsal of a sale was broken off');
        await rehearsals.end(eventId, null, clock.now());
      } finally {
        await stage.close();
      }
    }

    return async ({ eventId, actor, buyers }) => {
      if (isHot()) return refused({ code: 'REHEARSAL_REFUSED', because: 'SALE_IS_HOT' });
      const opened = await given.stage.open(eventId);
      if (!opened.ok) return refused({ code: 'REHEARSAL_REFUSED', because: opened.refusal });
      await rehearsals.begin(eventId, actor, buyers, clock.now());
      play(opened.value, eventId, buyers).catch((error: unknown) =>
        log.error(error, 'a rehearsal of a sale was not put away'),
      );
      return ok(null);
    };
  },
);
