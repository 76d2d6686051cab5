import { WaitingPlaces } from '#application/sale/ports/waiting-places.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type WaitForTickets = WaitingPlaces;

export const WaitForTickets = defineUseCase(
  'WaitForTickets',
  { places: WaitingPlaces },
  ({ places }): WaitForTickets => places,
);
