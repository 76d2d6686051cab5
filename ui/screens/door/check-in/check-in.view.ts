import { useEffect, useMemo, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { CodeScanner, type ScannerNotice } from '#application/door/ports/code-scanner.ts';
import type { Admission, DoorPlace, Gate } from '#application/door/ports/door.ts';
import { DoorSignal } from '#application/door/ports/door-signal.ts';
import {
  type DoorAnswer,
  type DoorState,
  type DoorWatch,
  type RecentScan,
  ScanTickets,
} from '#application/door/scan-tickets.ts';
import { codeInDoorLink } from '#domain/door/door-link.ts';
import { isTypedCode, normaliseRedeemCode } from '#domain/door/redeem-code.ts';
import { DAY, type Instant, SECOND } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useStream } from '#ui/bindings/use-stream.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';

export type { DoorAnswer, DoorState, RecentScan } from '#application/door/scan-tickets.ts';

export type WayBack = { readonly kind: 'EVENT' | 'MY_EVENTS'; readonly to: string };

/** Who only checks in does not see the event's desk; a device with a pass has no other page. */
export function backFrom({ eventId, managesGuests, pass }: DoorPlace): WayBack | null {
  if (pass !== undefined) return null;
  return managesGuests === true
    ? { kind: 'EVENT', to: paths.manageEvent(eventId) }
    : { kind: 'MY_EVENTS', to: paths.myEvents() };
}

type Refused = Extract<DoorAnswer, { readonly kind: 'REFUSED' }>;

/** 'welcome' is understood at once, the others have to be read. */
export function answerMs({ kind }: DoorAnswer): number {
  if (kind === 'EARLY') return Number.POSITIVE_INFINITY;
  return kind === 'ADMITTED' || kind === 'LEFT' || kind === 'BACK' ? 2_000 : 3_000;
}

/** Whole days until the session begins, at least 1. */
export const daysUntil = ({ at, beginAt }: { readonly at: Instant; readonly beginAt: Instant }): number =>
  Math.max(1, Math.round((beginAt - at) / DAY));

/** Seconds since the first check-in; null: longer than a minute ago. */
export function secondsSinceFirst({ at, firstAt }: Admission): number | null {
  const seconds = Math.round((at - firstAt) / SECOND);
  return seconds < 60 ? Math.max(1, seconds) : null;
}

/** The session in the address, else the one that is suggested. */
export function useChosenSession(
  place: DoorPlace,
  suggested: number | null,
): readonly [sessionId: number, choose: (sessionId: number) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('session'));
  const chosen = place.sessions.find(({ id }) => id === asked)?.id ?? suggested ?? place.sessions[0]?.id ?? 0;
  return [chosen, (sessionId) => setQuery({ session: String(sessionId) }, { replace: true })];
}

export function useDoor(eventId: number, sessionId: number): { readonly state: DoorState; readonly door: DoorWatch } {
  const scanTickets = useUseCase(ScanTickets);
  const door = useMemo(() => scanTickets(eventId, sessionId), [scanTickets, eventId, sessionId]);
  useEffect(() => () => door.close(), [door]);
  return { door, state: useStream(door.state, door.now()) };
}

export type CameraState = Exclude<ScannerNotice, { kind: 'READ' }>;

/** A new element asks for the camera again. */
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

const MANIFEST = 'link[rel="manifest"]';

const DOOR_APPS: Readonly<Record<Locale, string>> = { en: '/door.webmanifest', vi: '/door.vi.webmanifest' };

/** As a separate app while its page is open. It starts in the page's language, whose worker keeps the door. [S1-41] */
export function useDoorApp(): void {
  const locale = useLocale();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>(MANIFEST);
    const before = link?.getAttribute('href') ?? null;
    link?.setAttribute('href', DOOR_APPS[locale]);
    return () => {
      if (before !== null) link?.setAttribute('href', before);
    };
  }, [locale]);
}

/** The code that a link to the door brings. [S7.6-19] */
export const codeInAddress = (hash: string): string => codeInDoorLink(hash) ?? '';

export function typedCode(text: string): string {
  const trimmed = text.trim();
  return isTypedCode(trimmed) ? (normaliseRedeemCode(trimmed) ?? trimmed) : trimmed;
}

/** Who typed a code showed no QR code that could be invalid. */
export const isUnknownCode = ({ refusal, isTyped }: Refused): boolean => isTyped && refusal.code === 'QR_INVALID';

/** Tells nameless gates apart. */
export const gateNumber = ({ id }: Gate): string => id.slice(0, 4).toUpperCase();

/** Once a door opened without a network reaches the server. */
export function useReopen(isKept: boolean, state: DoorState): void {
  const { revalidate } = useRevalidator();
  const isReached = state.summary !== null && !state.offline;
  useEffect(() => {
    if (isKept && isReached) void revalidate();
  }, [isKept, isReached, revalidate]);
}

/** Muting is kept on the device. */
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

/** What let somebody in or out, or may have. */
export const mayUndo = ({ ticket, outcome }: RecentScan): boolean =>
  ticket !== null && outcome !== 'UNDONE' && outcome !== 'EARLY' && outcome !== 'REFUSED';
