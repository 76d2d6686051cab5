import { isMappableAddress } from '#domain/event/event.ts';

/** Where a map shows the address; null for words that stand in its place. */
export const mapLink = (address: string): string | null =>
  isMappableAddress(address) ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}` : null;
