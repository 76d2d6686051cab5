import { nextPhotoPosition } from '#domain/event/next-position.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { PhotoRow } from '#server/event/ports/photo-row.ts';
import { changeEvent } from './change-event.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';

export type RecordPhoto = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly url: string;
  readonly label: string | null;
  /** The photo whose place it takes; one that is gone has none. */
  readonly replaces?: string | null;
  readonly creationKey?: string | null;
}) => Promise<Result<PhotoRow, Refusal>>;

export const RecordPhoto = defineUseCase(
  'RecordPhoto',
  organisingPorts,
  (ports): RecordPhoto =>
    async ({ eventId, actor, url, label, replaces = null, creationKey = null }) => {
      const file = await ports.files.find(url);
      // Only the uploader may show it.
      if (file === null || file.kind !== 'EVENT_IMAGE' || file.accountId !== actor)
        return refused({ code: 'INVALID_INPUT', field: 'url', problem: { kind: 'MALFORMED' } });
      return changeEvent(ports, {
        eventId,
        actor,
        creation: {
          key: creationKey,
          request: replaces === null ? [url, label] : [url, label, replaces],
          made: ({ photos }, subject) => photos.find((photo) => subject === `photo:${photo.photoId}`),
        },
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const { event, photos } = papers;
          const replaced = photos.find(({ photoId }) => photoId === replaces);
          const position = replaced === undefined ? nextPhotoPosition(photos) : ok(replaced.position);
          if (!position.ok) return position;
          const photo: PhotoRow = {
            eventId,
            photoId: ports.ids.newId(),
            url: file.url,
            thumbnailUrl: file.thumbnailUrl,
            label,
            width: file.width,
            height: file.height,
            color: file.color,
            position: position.value,
            insertedAt: ports.clock.now(),
          };
          if (replaced !== undefined) await ports.events.removePhoto(tx, eventId, replaced.photoId);
          await ports.events.putPhoto(tx, photo);
          return ok({ event, value: photo, act: 'photo.added', subject: `photo:${photo.photoId}` });
        },
      });
    },
);
