import { WaitingPlaces } from '#application/sale/ports/waiting-places.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Waits for tickets that are sold out, and stops waiting. */
export type WaitForTickets = WaitingPlaces;

export const WaitForTickets = defineUseCase(
  'WaitForTickets',
  { places: WaitingPlaces },
  ({ places }): WaitForTickets => places,
);
