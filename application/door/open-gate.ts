import type { DoorPlace } from '#application/door/ports/door.ts';
import { DoorShelf } from '#application/door/ports/door-shelf.ts';
import { GateKeys } from '#application/door/ports/gate-keys.ts';
import { GatePassDesk } from '#application/door/ports/gate-pass-desk.ts';
import { ScanQueue } from '#application/door/ports/scan-queue.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { doorSession } from '#domain/door/door-session.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

type Opened = { readonly place: DoorPlace; readonly suggested: number | null };

/** KEPT: nobody answered, or the pass no longer holds while scans wait here. */
export type GateFound =
  | { readonly kind: 'LOCKED' }
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | ({ readonly kind: 'OPEN' | 'KEPT' } & Opened);

export type OpenGate = {
  /** Rejects where nobody answers and the device does not know the door. */
  readonly open: (passId: string) => Promise<GateFound>;
  readonly enter: (passId: string, pin: string) => Promise<Result<unknown, Refusal>>;
  readonly leave: () => void;
};

const isOver = ({ code }: Refusal) => code === 'PASS_REVOKED' || code === 'PASS_OVER';

export const OpenGate = defineUseCase(
  'OpenGate',
  { desk: GatePassDesk, keys: GateKeys, shelf: DoorShelf, queue: ScanQueue, clock: Clock },
  ({ desk, keys, shelf, queue, clock }): OpenGate => {
    const opened = (place: DoorPlace): Opened => ({
      place,
      suggested: doorSession(place.sessions, clock.now())?.id ?? null,
    });

    async function keptDoor(passId: string, eventId: number | null): Promise<Opened | null> {
      const kept = eventId === null ? null : await shelf.door(eventId);
      return kept?.place.pass?.id === passId ? opened(kept.place) : null;
    }

    async function refusedDoor(passId: string, eventId: number | null, refusal: Refusal): Promise<GateFound> {
      if (refusal.code === 'UNAUTHORIZED') {
        keys.forget(passId);
        return { kind: 'LOCKED' };
      }
      const kept = isOver(refusal) ? await keptDoor(passId, eventId) : null;
      const waiting = kept === null ? [] : await queue.read(kept.place.eventId);
      return kept === null || waiting.length === 0 ? { kind: 'REFUSED', refusal } : { kind: 'KEPT', ...kept };
    }

    return {
      open: async (passId) => {
        const known = keys.read(passId);
        if (known === null) return { kind: 'LOCKED' };
        keys.show(passId);
        try {
          const found = await desk.door(passId);
          if (!found.ok) return await refusedDoor(passId, known.eventId, found.refusal);
          keys.keep(passId, { ...known, eventId: found.value.eventId });
          await shelf.keepDoor(found.value);
          return { kind: 'OPEN', ...opened(found.value) };
        } catch (error) {
          const kept = await keptDoor(passId, known.eventId);
          if (kept === null) throw error;
          return { kind: 'KEPT', ...kept };
        }
      },
      enter: async (passId, pin) => {
        const given = await desk.enter(passId, pin);
        if (given.ok) keys.keep(passId, { key: given.value.key, eventId: null });
        return given;
      },
      leave: () => keys.show(null),
    };
  },
);
