import type { FastifyPluginAsync } from 'fastify';
import { groupDigits } from '#domain/kernel/locale/money-display.ts';
import type { Token } from '#domain/kernel/token.ts';
import { inPercent } from '#domain/report/event-numbers.ts';
import { type NumbersCard, readNumbersCard } from '#domain/report/numbers-card.ts';
import { DrawNumbersCard } from '#server/event/cards/draw-numbers-card.ts';
import { isSignedPicture } from '#server/platform/files/picture-signature.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import {
  EVENT_IN_NUMBERS,
  guestsWhoCame,
  SHARE_CHECKED_IN,
  sessionsHeld,
  ticketsIssued,
} from '#words/report/event-numbers.ts';

/** The first is the largest. */
function numbersOn({ came, tickets, sessions, locale }: NumbersCard) {
  const ofTickets = { number: groupDigits(tickets, locale), label: ticketsIssued(tickets)[locale] };
  const ofGuests =
    came === null
      ? []
      : [
          { number: groupDigits(came, locale), label: guestsWhoCame(came)[locale] },
          { number: `${inPercent(came, tickets)}%`, label: SHARE_CHECKED_IN[locale] },
        ];
  const ofSessions =
    sessions > 1 ? [{ number: groupDigits(sessions, locale), label: sessionsHeld(sessions)[locale] }] : [];
  return [...ofGuests, ofTickets, ...ofSessions];
}

/** Of signed values only: nobody invents the numbers of an event. */
export const numbersCardRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/generate-numbers-image', { config: { limit: 'page' } }, async (request, reply) => {
      const query = new URL(request.url, 'http://vemoi').searchParams;
      const isOurs = isSignedPicture(use(Keyring), 'image-event-numbers', query);
      const card = isOurs ? readNumbersCard((field) => query.get(field)) : null;
      if (card === null) return sendRefusal(request, reply, { code: 'NOT_FOUND' });
      const { eventName, time, shape, imageUrl, locale } = card;
      const picture = await use(DrawNumbersCard)({
        over: EVENT_IN_NUMBERS[locale],
        eventName,
        time,
        numbers: numbersOn(card),
        shape,
        imageUrl,
      });
      return reply.header('cache-control', 'private, max-age=86400').type('image/png').send(picture);
    });
  };
