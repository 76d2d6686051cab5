import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasPage, isPrivate } from '#domain/event/event.ts';
import { isTitleOf, previewSize, readInvitationCard } from '#domain/event/share/link-preview.ts';
import { cleanThanks } from '#domain/event/share/thanks-data.ts';
import { localeOf } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { type CardAsked, DrawCard } from '#server/event/draw-card.ts';
import { opensEvent } from '#server/event/event-link.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { isSignedPicture } from '#server/platform/files/picture-signature.ts';
import { eventNumber } from '#server/platform/http/event-number.ts';
import { hasTag } from '#server/platform/http/page-tag.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Log } from '#server/platform/ports/log.ts';
import { thanksCard, YOU_ARE_INVITED } from '#words/event/social-cards.ts';

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
  ...size,
});

type Asked = {
  readonly card: CardAsked;
  readonly width: string | null;
  readonly height: string | null;
  /** The event that the title has to be the name of; null: words that may be drawn as they are. */
  readonly titleOf: { readonly eventId: number; readonly key: string } | null;
};

const OUR_NAME = 'Vemoi';

function askedPreview(query: unknown): Asked | null {
  const read = previewQuery.safeParse(query);
  if (!read.success) return null;
  const { title, id = '', imageUrl = null, locale = '', key = '', width = null, height = null } = read.data;
  return {
    card: { over: OUR_NAME, title, under: YOU_ARE_INVITED[localeOf(locale)], imageUrl },
    width,
    height,
    titleOf: { eventId: eventNumber(id) ?? 0, key },
  };
}

function askedThanks(query: unknown): Asked | null {
  const read = thanksQuery.safeParse(query);
  if (!read.success) return null;
  const { width = null, height = null, ...given } = read.data;
  const thanks = cleanThanks({ ...given, locale: localeOf(given.locale) });
  const { over, under } = thanksCard(thanks);
  return {
    card: { over: over[thanks.locale], title: thanks.eventName, under: under[thanks.locale], imageUrl: null },
    width,
    height,
    titleOf: null,
  };
}

function invitation(query: URLSearchParams): Asked {
  const { headline, name, eventName, time, place, imageUrl } = readInvitationCard((field) => query.get(field));
  const filled = (words: readonly string[]): string => words.filter((word) => word !== '').join(' · ');
  return {
    card: { over: filled([headline, name]), title: eventName, under: filled([time, place]), imageUrl },
    width: null,
    height: null,
    titleOf: null,
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

    /** Nobody puts words of their own on a picture of ours (docs/decisions/0043). */
    const hasOwnWords = async ({ card, titleOf }: Asked): Promise<boolean> => {
      if (titleOf === null) return true;
      const { eventId, key } = titleOf;
      const [event] = eventId === 0 ? [] : await use(EventCatalogue).events([eventId]);
      if (event === undefined || !hasPage(event)) return false;
      // A guessed name of a private event is answered as that of none.
      if (isPrivate(event.feature) && !opensEvent(use(Keyring), event, key)) return false;
      return isTitleOf(card.title, event.name);
    };

    const answer =
      (read: (query: unknown) => Asked | null) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const asked = read(request.query);
        const pixels = asked === null ? null : previewSize(asked);
        const retryAt = use(RateLimiter).take({ address: request.ip }, 'page', use(Clock).now());
        if (asked === null || pixels?.ok !== true || retryAt !== null)
          return send(request, reply, fallback, KEPT_INSTEAD);
        try {
          const own = await hasOwnWords(asked);
          const card = own ? asked.card : { ...asked.card, title: OUR_NAME };
          return send(request, reply, await use(DrawCard)(card, pixels.value), own ? KEPT : KEPT_INSTEAD);
        } catch (error) {
          use(Log).error(error, 'a card could not be drawn', { correlationId: request.id });
          return send(request, reply, fallback, KEPT_INSTEAD);
        }
      };

    app.get('/api/generate-meta-image', answer(askedPreview));
    app.get('/api/generate-thanks-buy-ticket-image', answer(askedThanks));
    // No network asks for it: only who was given the address.
    app.get('/api/generate-invitation-image', async (request, reply) => {
      const query = new URL(request.url, 'http://vemoi').searchParams;
      return isSignedPicture(use(Keyring), 'image-rsvp-template', query)
        ? answer(() => invitation(query))(request, reply)
        : reply.code(404).header('cache-control', 'no-store').send();
    });
  };
