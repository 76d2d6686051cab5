import { useEffect, useState } from 'react';
import { type Instant, MINUTE } from '#domain/kernel/instant.ts';
import { BANK_TRANSFER_SHOWN } from '#domain/money/payment/hold-times.ts';

/** [S9-17] */
export const MINUTES_TO_PAY = BANK_TRANSFER_SHOWN / MINUTE;

/** On the device's monotonic clock, so that a wrong wall clock does no harm. */
export function useSecondsLeft(until: Instant | null, serverNow: Instant | null, heardAt: number): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null || serverNow === null) return null;
  const passed = performance.now() - heardAt;
  return Math.max(0, Math.ceil((until - serverNow - passed) / 1_000));
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** '9:05', or '23:59:05' for places that wait for a day. */
export const clockLeft = (seconds: number): string =>
  seconds < 3_600
    ? `${Math.trunc(seconds / 60)}:${twoDigits(seconds % 60)}`
    : `${Math.trunc(seconds / 3_600)}:${twoDigits(Math.trunc(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;

const SPOKEN_AT = [1_800, 1_500, 1_200, 900, 600, 300, 120, 60, 30, 10, 0];

/** The marks at which a screen reader announces the countdown. */
export const spokenLeft = (seconds: number): number =>
  SPOKEN_AT.findLast((mark) => seconds <= mark) ?? SPOKEN_AT[0] ?? 0;
