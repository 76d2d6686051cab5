import { reorder } from '#domain/event/session-media.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { PhotoRow } from '#server/event/ports/photo-row.ts';
import { changeEvent } from './change-event.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';

/** All photos in their new order, with the words of each. The first is the cover. */
export type ArrangePhotos = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly photos: readonly Pick<PhotoRow, 'photoId' | 'label'>[];
}) => Promise<Result<readonly PhotoRow[], Refusal>>;

export const ArrangePhotos = defineUseCase(
  'ArrangePhotos',
  organisingPorts,
  (ports): ArrangePhotos =>
    ({ eventId, actor, photos: wanted }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const present = new Map(papers.photos.map((photo) => [photo.photoId, photo]));
          const ids = wanted.map(({ photoId }) => photoId);
          const order = reorder([...present.keys()], ids, 'photos');
          if (!order.ok) return order;
          const arranged = wanted.flatMap(({ photoId, label }, position) => {
            const photo = present.get(photoId);
            return photo === undefined ? [] : [{ ...photo, label, position }];
          });
          for (const photo of arranged) await ports.events.putPhoto(tx, photo);
          return ok({ event: papers.event, value: arranged, act: 'photo.arranged', subject: `event:${eventId}` });
        },
      }),
);
