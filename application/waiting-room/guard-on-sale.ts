import type { EventDesk } from '#application/event/ports/event-desk.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Letting people in to an event's sale one after another, through its waiting room, or not. */
export type GuardOnSale = EventDesk['turnWaitingRoom'];
export const GuardOnSale: Token<GuardOnSale> = token('GuardOnSale');

export const makeGuardOnSale = (desk: Pick<EventDesk, 'turnWaitingRoom'>): GuardOnSale => desk.turnWaitingRoom;
