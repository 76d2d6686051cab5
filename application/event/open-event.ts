import { type DeskEvent, type EventCategory, EventDesk } from '#application/event/ports/event-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type OpenEvent = (eventId: number) => Promise<Result<DeskEvent, Refusal>>;

export const OpenEvent = defineUseCase(
  'OpenEvent',
  { desk: EventDesk },
  ({ desk }): OpenEvent =>
    (eventId) =>
      desk.read(eventId),
);

export type ListCategories = () => Promise<readonly EventCategory[]>;

export const ListCategories = defineUseCase(
  'ListCategories',
  { desk: EventDesk },
  ({ desk }): ListCategories =>
    async () => {
      const found = await desk.categories();
      return found.ok ? found.value : [];
    },
);
