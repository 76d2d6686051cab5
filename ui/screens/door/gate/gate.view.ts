import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { OpenGate } from '#application/door/open-gate.ts';
import { readGatePin } from '#domain/door/gate-pass.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

type PinTrouble = { readonly kind: 'SHORT' | 'NO_ANSWER' } | { readonly kind: 'REFUSED'; readonly refusal: Refusal };

/** Requests show the pass while its page is open. */
export function useGate(): void {
  const gate = useUseCase(OpenGate);
  useEffect(() => gate.leave, [gate]);
}

/** Sends the PIN; the page is loaded again with what it opened. */
export function usePin(passId: string) {
  const gate = useUseCase(OpenGate);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PinTrouble | null>(null);
  async function enter(typed: string): Promise<void> {
    const pin = readGatePin(typed);
    if (pin === null) return setTrouble({ kind: 'SHORT' });
    setBusy(true);
    const given = await gate.enter(passId, pin).catch(() => null);
    if (given?.ok === true) await revalidate();
    setBusy(false);
    if (given === null) setTrouble({ kind: 'NO_ANSWER' });
    else setTrouble(given.ok ? null : { kind: 'REFUSED', refusal: given.refusal });
  }
  return { busy, trouble, enter, forget: () => setTrouble(null) };
}
