import type { LateScan } from '#application/door/ports/door.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** A scan without an answer yet; its key makes it count once however often it is sent. */
export type KeptScan = LateScan & {
  /** The ticket it admitted; null: the device could not tell. */
  readonly ticketId: string | null;
  /** Taken back before it was sent. The server may have counted it all the same, so it is told. */
  readonly undone?: true;
};

/** Keeps the unsent scans of an event on the device until the server has answered each. Never rejects. */
export type ScanQueue = {
  /** Oldest first. */
  readonly read: (eventId: number) => Promise<readonly KeptScan[]>;
  /** Resolves when the scan is stored. */
  readonly keep: (eventId: number, scan: KeptScan) => Promise<void>;
  readonly drop: (keys: readonly string[]) => Promise<void>;
};
export const ScanQueue: Token<ScanQueue> = token('ScanQueue');
