import { type Token, token } from '#domain/kernel/token.ts';
import type { EventMessages } from './event-messages.ts';

export type EventNews = Pick<EventMessages, 'notices'>;
export const EventNews: Token<EventNews> = token('EventNews');
