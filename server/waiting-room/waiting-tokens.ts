import type { Instant } from '#domain/kernel/instant.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { drawnLot, type Waiter } from '#domain/waiting-room/place.ts';
import {
  checkToken,
  readWaitingToken,
  type TokenProblem,
  type WaitingTokenFields,
  type WaitingTokenKind,
  waitingTokenPayload,
  writeWaitingToken,
} from '#domain/waiting-room/waiting-token.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

export function signWaitingToken(keyring: Keyring, fields: WaitingTokenFields): string {
  const payload = waitingTokenPayload(fields);
  const { keyId, mac } = keyring.hmac('waiting-room', payload);
  return writeWaitingToken(keyId, payload, mac);
}

export function verifyWaitingToken(
  keyring: Keyring,
  text: string | null,
  asked: { readonly kind: WaitingTokenKind; readonly eventId: number; readonly holders: readonly Waiter[] },
  now: Instant,
): Result<WaitingTokenFields, TokenProblem> {
  if (text === null) return refused('MISSING');
  const read = readWaitingToken(text);
  if (!read.ok) return read;
  const { keyId, payload, mac, fields } = read.value;
  return keyring.verifyHmac('waiting-room', payload, { keyId, mac })
    ? checkToken(fields, asked, now)
    : refused('INVALID');
}

/** Unpredictable without our key, and fixed per person. */
export const drawLot = (keyring: Keyring, eventId: number, opensAt: Instant, { kind, id }: Waiter): number =>
  drawnLot(keyring.hmac('waiting-room', `draw ${eventId} ${opensAt} ${kind} ${id}`).mac);
