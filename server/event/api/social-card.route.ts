import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasPage, isPrivate } from '#domain/event/event.ts';
import { plateOf, printOf } from '#domain/event/plate/plate.ts';
import { isTitleOf, previewSize, readInvitationCard } from '#domain/event/share/link-preview.ts';
import { cleanThanks } from '#domain/event/share/thanks-data.ts';
import { type Locale, localeOf } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { type CardAsked, DrawCard } from '#server/event/cards/draw-card.ts';
import { DrawGuestCard } from '#server/event/cards/draw-guest-card.ts';
import { opensEvent } from '#server/event/event-link.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import { isSignedPicture } from '#server/platform/files/picture-signature.ts';
import { eventNumber } from '#server/platform/http/event-number.ts';
import { hasTag } from '#server/platform/http/page-tag.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Log } from '#server/platform/ports/log.ts';
import { thanksCard, YOU_ARE_INVITED } from '#words/event/social-cards.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { ONLINE_PLACE } from '#words/rsvp/rsvp-letter.ts';

const FALLBACK = new URL('../../../ui/public/social.jpg', import.meta.url);
const KEPT = 'public, max-age=86400';
/** Short, so that the real card replaces the fallback soon. */
const KEPT_INSTEAD = 'public, max-age=60';

const text = z.string().max(2_000);
const size = { width: text.optional(), height: text.optional() };
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const previewQuery = z.object({
  title: text,
  id: text.optional(),
  imageUrl: text.optional(),
  locale: text.optional(),
  /** Of a private event's link. */
  key: text.optional(),
  ...size,
});
const thanksQuery = z.object({
  name: text,
  eventName: text,
  companyName: text.default(''),
  isDonate: flag,
  isPrivate: flag,
  locale: text,
  /** Of the event, whose picture is on it; `key` of a private event’s link. */
  id: text.optional(),
  key: text.optional(),
  ...size,
});

type Asked = {
  /** The event that has this title, if any; `key`: of a private event's link. */
  readonly title: string;
  readonly eventId: number;
  readonly key: string;
  readonly width: string | null;
  readonly height: string | null;
  readonly cardOf: (event: EventRow | null, pictureOf: (event: EventRow) => Promise<string>) => Promise<CardAsked>;
  /** How long the picture is kept without an event. */
  readonly keptWithout: string;
};

const OUR_NAME = 'Vemoi';

function askedPreview(query: unknown): Asked | null {
  const read = previewQuery.safeParse(query);
  if (!read.success) return null;
  const { title, id = '', imageUrl = null, locale: spoken = '', key = '', width = null, height = null } = read.data;
  const locale = localeOf(spoken);
  const invited = YOU_ARE_INVITED[locale];
  return {
    title,
    eventId: eventNumber(id) ?? 0,
    key,
    width,
    height,
    // Nobody puts words of their own on a picture of ours (docs/decisions/0043).
    cardOf: async (event) =>
      event === null
        ? { over: OUR_NAME, title: OUR_NAME, under: invited, imageUrl }
        : { over: invited, title, under: whenAndWhere(event, locale), imageUrl },
    keptWithout: KEPT_INSTEAD,
  };
}

function whenAndWhere({ beginAt, timezone, eventType, address }: EventRow, locale: Locale): string {
  const place = eventType === 'ONLINE' ? ONLINE_PLACE[locale] : address;
  return [showMoment(beginAt, locale, timezone), ...(place ? [place] : [])].join(' · ');
}

function askedThanks(query: unknown): Asked | null {
  const read = thanksQuery.safeParse(query);
  if (!read.success) return null;
  const { width = null, height = null, id = '', key = '', ...given } = read.data;
  const thanks = cleanThanks({ ...given, locale: localeOf(given.locale) });
  const { over, under } = thanksCard(thanks);
  const title = thanks.eventName;
  const card = { over: over[thanks.locale], title, under: under[thanks.locale], imageUrl: null };
  return {
    title,
    eventId: eventNumber(id) ?? 0,
    key,
    width,
    height,
    cardOf: async (event, pictureOf) => (event === null ? card : { ...card, imageUrl: await pictureOf(event) }),
    keptWithout: KEPT,
  };
}

/** Always answers with a picture, since a network asks once. [S7.8-01] [S7.8-03] [S9-44] [S9-45] */
export const socialCardRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const fallback = readFileSync(FALLBACK);

    const send = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer, kept: string): FastifyReply => {
      const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
      reply.header('cache-control', kept).header('etag', tag).header('x-content-type-options', 'nosniff');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return hasTag(request.headers['if-none-match'], tag)
        ? reply.code(304).send()
        : reply.type('image/jpeg').send(bytes);
    };

    /** Null: no published event has this title, or its link was not given. */
    const titled = async ({ title, eventId, key }: Asked): Promise<EventRow | null> => {
      const [event] = eventId === 0 ? [] : await use(EventCatalogue).events([eventId]);
      if (event === undefined || !hasPage(event)) return null;
      // A guessed name of a private event is answered as that of none.
      if (isPrivate(event.feature) && !opensEvent(use(Keyring), event, key)) return null;
      return isTitleOf(title, event.name) ? event : null;
    };

    const pictureOf = async ({ eventId, plate }: EventRow): Promise<string> => {
      const [photo] = await use(EventCatalogue).photosOf([eventId]);
      return photo?.url ?? printOf(plateOf(eventId, plate)).url;
    };

    const drawn = async (
      request: FastifyRequest,
      reply: FastifyReply,
      draw: (() => Promise<readonly [picture: Buffer, kept: string]>) | null,
    ): Promise<FastifyReply> => {
      const retryAt = use(RateLimiter).take({ address: request.ip }, 'page', use(Clock).now());
      if (draw === null || retryAt !== null) return send(request, reply, fallback, KEPT_INSTEAD);
      try {
        return send(request, reply, ...(await draw()));
      } catch (error) {
        use(Log).error(error, 'a card could not be drawn', { correlationId: request.id });
        return send(request, reply, fallback, KEPT_INSTEAD);
      }
    };

    const answer =
      (read: (query: unknown) => Asked | null) =>
      (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const asked = read(request.query);
        const pixels = asked === null ? null : previewSize(asked);
        if (asked === null || pixels?.ok !== true) return drawn(request, reply, null);
        return drawn(request, reply, async () => {
          const event = await titled(asked);
          const card = await asked.cardOf(event, pictureOf);
          return [await use(DrawCard)(card, pixels.value), event === null ? asked.keptWithout : KEPT];
        });
      };

    app.get('/api/generate-meta-image', answer(askedPreview));
    app.get('/api/generate-thanks-buy-ticket-image', answer(askedThanks));
    // No network asks for it: only who was given the address.
    app.get('/api/generate-invitation-image', async (request, reply) => {
      const query = new URL(request.url, 'http://vemoi').searchParams;
      if (!isSignedPicture(use(Keyring), 'image-rsvp-template', query))
        return reply.code(404).header('cache-control', 'no-store').send();
      const card = readInvitationCard((field) => query.get(field));
      return drawn(request, reply, async () => [await use(DrawGuestCard)(card), KEPT]);
    });
  };
