import { mediaAbilities } from '#domain/permission/media-abilities.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';

/** Whether the viewer may see the private, or public, media of a session. [S3-84] */
export async function mayViewMedia(
  { eventId, sectionEventId }: { readonly eventId: number; readonly sectionEventId: number },
  context: RequestContext,
  { isPrivate }: { readonly isPrivate: boolean },
): Promise<boolean> {
  const [held, abilities] = await Promise.all([
    context.loaders.sessionsWithTicket.load(eventId),
    context.eventAbilities(eventId),
  ]);
  const facts = { isPrivate, holdsItsTicket: held.has(sectionEventId), eventAbilities: [...abilities] };
  return mediaAbilities(context.viewer, facts).includes('media.view');
}
