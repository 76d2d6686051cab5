import { type Token, token } from '#domain/kernel/token.ts';
import type { KeptFilter } from './filter-shelf.ts';

/** Saved searches of somebody who is not signed in. */
export type DeviceSearches = {
  readonly read: () => readonly KeptFilter[];
  /** False: this device keeps nothing. */
  readonly write: (searches: readonly KeptFilter[]) => boolean;
};
export const DeviceSearches: Token<DeviceSearches> = token('DeviceSearches');
