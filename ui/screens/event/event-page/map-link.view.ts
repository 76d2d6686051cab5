import { isMappableAddress } from '#domain/event/event.ts';

export const mapLink = (address: string): string | null =>
  isMappableAddress(address) ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}` : null;
