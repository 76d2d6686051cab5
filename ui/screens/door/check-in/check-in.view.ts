import { useEffect, useMemo, useState } from 'react';
import { CodeScanner, type ScannerNotice } from '#application/door/ports/code-scanner.ts';
import { DoorSignal } from '#application/door/ports/door-signal.ts';
import { type DoorAnswer, type DoorState, type DoorWatch, ScanTickets } from '#application/door/scan-tickets.ts';
import { normaliseRedeemCode } from '#domain/door/redeem-code.ts';
import { useStream } from '#ui/bindings/use-stream.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export type { DoorAnswer, DoorState, RecentScan } from '#application/door/scan-tickets.ts';

/** How long an answer stays when nobody taps it: 'come in' is understood at once, the others are read. */
export const answerMs = (answer: DoorAnswer): number => (answer.kind === 'ADMITTED' ? 2_000 : 3_000);

/** The door of one session, for as long as the page stands on it. */
export function useDoor(eventId: number, sessionId: number): { readonly state: DoorState; readonly door: DoorWatch } {
  const scanTickets = useUseCase(ScanTickets);
  const door = useMemo(() => scanTickets(eventId, sessionId), [scanTickets, eventId, sessionId]);
  useEffect(() => () => door.close(), [door]);
  return { door, state: useStream(door.state, door.now()) };
}

export type CameraState = Exclude<ScannerNotice, { kind: 'READ' }>;

/** The camera behind `view`; what it reads goes to the door. A new element asks for the camera again. */
export function useCamera(
  view: HTMLVideoElement | null,
  onRead: (text: string) => void,
): { readonly camera: CameraState; readonly light: (on: boolean) => void } {
  const scanner = useUseCase(CodeScanner);
  const [camera, setCamera] = useState<CameraState>({ kind: 'STARTING' });
  useEffect(() => {
    if (view === null) return;
    const reading = scanner.scan(view).subscribe((notice) => {
      if (notice.kind === 'READ') onRead(notice.text);
      else setCamera(notice);
    });
    return () => reading.unsubscribe();
  }, [scanner, view, onRead]);
  return { camera, light: (on) => void scanner.light(on) };
}

/** A code as it is typed: capitals, without blanks; anything longer is passed on as the text of a QR code. */
export function typedCode(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 20 ? trimmed : (normaliseRedeemCode(trimmed) ?? trimmed);
}

/** Silence is this device's own choice. */
export function useMuted(): readonly [boolean, (muted: boolean) => void] {
  const signal = useUseCase(DoorSignal);
  const [muted, setMuted] = useState(signal.isMuted);
  return [
    muted,
    (next) => {
      signal.mute(next);
      setMuted(next);
    },
  ];
}
