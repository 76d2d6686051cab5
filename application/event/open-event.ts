import type { DeskEvent, EventCategory, EventDesk } from '#application/event/ports/event-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type OpenEvent = (eventId: number) => Promise<Result<DeskEvent, Refusal>>;
export const OpenEvent: Token<OpenEvent> = token('OpenEvent');

/** The event as its organiser prepares it, with its sessions and ticket types. */
export const makeOpenEvent =
  (desk: EventDesk): OpenEvent =>
  (eventId) =>
    desk.read(eventId);

export type ListCategories = () => Promise<readonly EventCategory[]>;
export const ListCategories: Token<ListCategories> = token('ListCategories');

/** What an event may be filed under; a form without them still works, so a refusal answers none. */
export const makeListCategories =
  (desk: EventDesk): ListCategories =>
  async () => {
    const found = await desk.categories();
    return found.ok ? found.value : [];
  };
