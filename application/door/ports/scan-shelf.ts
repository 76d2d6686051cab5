import { type Token, token } from '#domain/kernel/token.ts';

/** A scan without an answer yet; its key makes it count once however often it is sent. */
export type KeptScan = { readonly key: string; readonly text: string; readonly sessionId: number };

/** Keeps the unsent scans of an event in this tab, also while it is reloaded. */
export type ScanShelf = {
  /** Oldest first. */
  readonly read: (eventId: number) => readonly KeptScan[];
  readonly keep: (eventId: number, scans: readonly KeptScan[]) => void;
};
export const ScanShelf: Token<ScanShelf> = token('ScanShelf');
