import { z } from 'zod';
import { MOST_MEDIA } from '#domain/event/next-position.ts';
import { LONGEST_ROOM_LINK } from '#domain/event/room-link.ts';
import { MEDIA_KINDS, MEDIA_LABEL_MAX, type MediaKind } from '#domain/event/session-media.ts';
import { videoLinks } from '#domain/event/video.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { ChangeMedia } from '#server/event/media/change-media.ts';
import { writeMediaLink } from '#server/event/media/media-link.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import type { SessionMediaRow } from '#server/event/ports/session-media.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { fresh } from '#server/platform/graphql/fresh.ts';
import { oneOf, rowNumber, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { mayViewMedia } from './media-access.ts';

const eventOfSession = async (
  { section_event_id }: { readonly section_event_id: number },
  context: RequestContext,
): Promise<number | null> => (await context.loaders.session.load(section_event_id))?.eventId ?? null;
const eventOfRow = ({ id }: { readonly id: WireId }): number => id.eventId;
const label = words(10 * MEDIA_LABEL_MAX);

type Wanted = { readonly kind: MediaKind; readonly isPrivate: boolean };

async function mediaOf(session: SectionEventRow, context: RequestContext, wanted: Wanted): Promise<SessionMediaRow[]> {
  const [media, may] = await Promise.all([
    context.loaders.mediaOf.load(session.eventId),
    mayViewMedia(session, context, wanted),
  ]);
  const { kind, isPrivate } = wanted;
  return media.filter(
    (one) => may && one.sectionEventId === session.sectionEventId && one.kind === kind && one.isPrivate === isPrivate,
  );
}

export const publicLinks = async (session: SectionEventRow, context: RequestContext): Promise<readonly string[]> =>
  (await mediaOf(session, context, { kind: 'LINK', isPrivate: false })).flatMap((one) =>
    'url' in one ? [one.url] : [],
  );

export const mediaResolvers: Resolvers = {
  Query: {
    session_media: rootField({
      access: onEvent('event.edit', ({ event_id }: { readonly event_id: number }) => event_id),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => ok([...(await context.loaders.mediaOf.load(event_id))]),
    }),
  },
  Mutation: {
    create_session_media: rootField({
      access: onEvent('event.edit', eventOfSession),
      input: z.object({
        section_event_id: rowNumber,
        input: z.object({
          kind: oneOf(MEDIA_KINDS),
          label,
          url: words(2 * LONGEST_ROOM_LINK),
          is_private: z.boolean().nullish(),
        }),
      }),
      resolve: async ({ section_event_id: sectionEventId, input }, context) => {
        const session = await context.loaders.session.load(sectionEventId);
        if (session === null) return refused({ code: 'NOT_FOUND' });
        const { eventId } = session;
        const { is_private, ...fields } = input;
        const asked = { eventId, sectionEventId, actor: context.accountId, fields, isPrivate: is_private ?? true };
        return fresh(context, eventId, await context.use(ChangeMedia).add(asked));
      },
    }),
    update_session_media: rootField({
      access: onEvent('event.edit', eventOfRow),
      input: z.object({ id: wireId, label: label.nullish(), is_private: z.boolean().nullish() }),
      resolve: async ({ id: { eventId, rowId }, ...changed }, context) => {
        const asked = { eventId, sessionMediaId: rowId, actor: context.accountId };
        const revised = await context
          .use(ChangeMedia)
          .revise({ ...asked, label: changed.label ?? null, isPrivate: changed.is_private ?? null });
        return fresh(context, eventId, revised);
      },
    }),
    order_session_media: rootField({
      access: onEvent('event.edit', eventOfSession),
      input: z.object({ section_event_id: rowNumber, ids: z.array(wireId).max(MOST_MEDIA) }),
      resolve: async ({ section_event_id: sectionEventId, ids }, context) => {
        const session = await context.loaders.session.load(sectionEventId);
        if (session === null || ids.some((id) => id.eventId !== session.eventId)) return refused({ code: 'NOT_FOUND' });
        const { eventId } = session;
        const arranged = await context.use(ChangeMedia).arrange({
          eventId,
          sectionEventId,
          actor: context.accountId,
          sessionMediaIds: ids.map(({ rowId }) => rowId),
        });
        const answer = fresh(context, eventId, arranged);
        return answer.ok ? ok([...answer.value]) : answer;
      },
    }),
    delete_session_media: rootField({
      access: onEvent('event.edit', eventOfRow),
      input: z.object({ id: wireId }),
      resolve: async ({ id: { eventId, rowId } }, context) =>
        fresh(
          context,
          eventId,
          await context.use(ChangeMedia).discard({ eventId, sessionMediaId: rowId, actor: context.accountId }),
        ),
    }),
  },

  SectionEvent: {
    videos: async (session, _args, context) => {
      const media = await mediaOf(session, context, { kind: 'VIDEO', isPrivate: false });
      const urls = [...videoLinks(session.urls), ...media.flatMap((one) => ('url' in one ? [one.url] : []))];
      return urls.map((url) => JSON.stringify({ url }));
    },
    images: (session, _args, context) => mediaOf(session, context, { kind: 'IMAGE', isPrivate: false }),
    documents: (session, _args, context) => mediaOf(session, context, { kind: 'DOCUMENT', isPrivate: false }),
    photos: async ({ eventId }, _args, context) => [...(await context.loaders.photosOf.load(eventId))],
    private_documents: (session, _args, context) => mediaOf(session, context, { kind: 'DOCUMENT', isPrivate: true }),
    private_images: (session, _args, context) => mediaOf(session, context, { kind: 'IMAGE', isPrivate: true }),
    private_urls: (session, _args, context) => mediaOf(session, context, { kind: 'LINK', isPrivate: true }),
    private_videos: (session, _args, context) => mediaOf(session, context, { kind: 'VIDEO', isPrivate: true }),
    private_videos_count: async (session, _args, context) => {
      const media = await context.loaders.mediaOf.load(session.eventId);
      return media.filter(
        ({ sectionEventId, kind, isPrivate }) =>
          sectionEventId === session.sectionEventId && kind === 'VIDEO' && isPrivate,
      ).length;
    },
  },

  SessionMedia: {
    id: ({ eventId, sessionMediaId }) => encodeWireId(eventId, sessionMediaId),
    section_event_id: ({ sectionEventId }) => sectionEventId,
    is_private: ({ isPrivate }) => isPrivate,
    url: (media, _args, context) =>
      'url' in media
        ? media.url
        : writeMediaLink(context.use(Keyring), { ...media, accountId: context.accountId }, context.now),
    format: (media) => ('file' in media ? media.file.format : null),
    bytes: (media) => ('file' in media ? media.file.bytes : null),
  },
};
