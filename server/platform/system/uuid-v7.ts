import { randomFillSync } from 'node:crypto';
import type { NewId } from '#server/platform/ports/new-id.ts';

// RFC 9562, section 6.2, method 1: a 12-bit counter after the millisecond keeps one process's ids in order.
const COUNTER_END = 0x1000;
const RANDOM_BYTES = 10;
// Asking the random source for four thousand bytes costs as much as for ten.
const POOL_BYTES = 4_000;
const HEX = Buffer.from('0123456789abcdef');

/** Also when the clock stops or goes back. */
export function makeUuidV7(now: () => number): NewId {
  const bytes = Buffer.alloc(16);
  // Written in place: one string per id.
  const letters = Buffer.from('00000000-0000-0000-0000-000000000000');
  const pool = Buffer.alloc(POOL_BYTES);
  let used = POOL_BYTES;
  let lastMs = 0;
  let counter = 0;
  return {
    newId: () => {
      if (used === POOL_BYTES) {
        randomFillSync(pool);
        used = 0;
      }
      pool.copy(bytes, 6, used, used + RANDOM_BYTES);
      used += RANDOM_BYTES;
      const ms = Math.max(now(), lastMs);
      // Starts in the lower half, so that a burst has room before it borrows the next millisecond.
      counter = ms === lastMs ? counter + 1 : bytes.readUInt16BE(6) & 0x7ff;
      lastMs = counter < COUNTER_END ? ms : ms + 1;
      if (counter >= COUNTER_END) counter = 0;
      bytes.writeUIntBE(lastMs, 0, 6);
      bytes.writeUInt16BE(0x7000 | counter, 6);
      bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
      let at = 0;
      for (let index = 0; index < bytes.length; index += 1) {
        if (index === 4 || index === 6 || index === 8 || index === 10) at += 1;
        const byte = bytes[index] ?? 0;
        letters[at] = HEX[byte >> 4] ?? 0;
        letters[at + 1] = HEX[byte & 0xf] ?? 0;
        at += 2;
      }
      return letters.toString('latin1');
    },
  };
}
