import { expect, it } from 'vitest';
import type { TicketKeyRow, TicketKeyRows } from '#server/ticket/ports/ticket-key-rows.ts';

const key = (keyNumber: number, filled: number): TicketKeyRow => ({
  keyNumber,
  publicKey: new Uint8Array(32).fill(filled),
  privateKey: { keyId: 'k1', sealed: new Uint8Array(60).fill(filled) },
});
const plain = (rows: readonly TicketKeyRow[]) =>
  rows.map(({ keyNumber, publicKey, privateKey }) => ({
    keyNumber,
    publicKey: Uint8Array.from(publicKey),
    privateKey: { keyId: privateKey.keyId, sealed: Uint8Array.from(privateKey.sealed) },
  }));

/** `newEvent` answers the id of an event without keys. */
export function ticketKeyRowsContract(
  make: () => Promise<{ readonly rows: TicketKeyRows; readonly newEvent: () => Promise<number> }>,
): void {
  it('returns the keys of an event unchanged, oldest first', async () => {
    const { rows, newEvent } = await make();
    const [event, other] = [await newEvent(), await newEvent()];
    await rows.add(event, key(2, 2));
    await rows.add(event, key(1, 1));
    await rows.add(other, key(1, 9));
    expect(plain(await rows.ofEvent(event))).toEqual([key(1, 1), key(2, 2)]);
  });

  it('keeps the first key of a number when two nodes create one at once', async () => {
    const { rows, newEvent } = await make();
    const event = await newEvent();
    await Promise.all([3, 4, 5].map((filled) => rows.add(event, key(1, filled))));
    const kept = await rows.ofEvent(event);
    expect(kept).toHaveLength(1);
    await rows.add(event, key(1, 7));
    expect(plain(await rows.ofEvent(event))).toEqual(plain(kept));
  });

  it('returns no keys for an event without any', async () => {
    const { rows, newEvent } = await make();
    expect(await rows.ofEvent(await newEvent())).toEqual([]);
  });
}
