import { type Token, token } from '#domain/kernel/token.ts';
import type { EventMessages } from './event-messages.ts';

/** What an event's team told its guests, for those who hold a ticket. */
export type EventNews = Pick<EventMessages, 'notices'>;
export const EventNews: Token<EventNews> = token('EventNews');
