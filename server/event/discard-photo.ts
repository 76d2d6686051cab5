import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from './change-event.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';

/** The file stays: other pages may show it. */
export type DiscardPhoto = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly photoId: string;
}) => Promise<Result<boolean, Refusal>>;

export const DiscardPhoto = defineUseCase(
  'DiscardPhoto',
  organisingPorts,
  (ports): DiscardPhoto =>
    ({ eventId, actor, photoId }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const { event, photos } = papers;
          if (!photos.some((photo) => photo.photoId === photoId)) return refused({ code: 'NOT_FOUND' });
          await ports.events.removePhoto(tx, eventId, photoId);
          return ok({ event, value: true, act: 'photo.removed', subject: `photo:${photoId}` });
        },
      }),
);
