import { useState } from 'react';
import type { NewGatePass } from '#application/door/ports/gate-pass-desk.ts';
import { GatePassDesk } from '#application/door/ports/gate-pass-desk.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { MOST_GATE_PASS_HOURS } from '#domain/door/gate-pass.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

export const HOURS: readonly number[] = Array.from({ length: MOST_GATE_PASS_HOURS }, (_, index) => index + 1);

/** Shown once: the PIN is nowhere to be read again. */
export type FreshPass = { readonly name: string; readonly link: string; readonly pin: string };

/** `make` answers null when it is done, else why not. */
export function useGatePasses(event: Pick<DeskEvent, 'id'>) {
  const keep = useUseCase(GatePassDesk);
  const locale = useLocale();
  const { busy, act, tell } = useDeskAct();
  const [fresh, setFresh] = useState<FreshPass | null>(null);
  async function making(pass: NewGatePass): Promise<Result<null, Refusal>> {
    const made = await keep.create(event.id, pass);
    if (!made.ok) return made;
    const { passId, pin } = made.value;
    setFresh({ name: pass.name, link: linkOf(passId, locale), pin });
    return { ok: true, value: null };
  }
  return {
    busy,
    fresh,
    close: () => setFresh(null),
    make: (pass: NewGatePass) => act(making(pass), null),
    revoke: (passId: string, done: string) => tell(keep.revoke(passId), done),
    linkTo: (passId: string) => linkOf(passId, locale),
  };
}

const linkOf = (passId: string, locale: Parameters<typeof localisedPath>[1]): string =>
  new URL(localisedPath(paths.gatePass(passId), locale), window.location.origin).href;
