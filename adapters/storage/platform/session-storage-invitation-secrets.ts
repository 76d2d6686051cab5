import * as z from 'zod/mini';
import type { InvitationSecrets } from '#application/rsvp/ports/invitation-secrets.ts';

const keyOf = (eventId: number) => `letter:${eventId}`;
const written = z.object({ invitationId: z.string(), secret: z.string() });

export function makeSessionStorageInvitationSecrets(storage: () => Storage): InvitationSecrets {
  const memory = new Map<number, z.infer<typeof written>>();
  return {
    keep: (eventId, letter) => {
      memory.set(eventId, letter);
      try {
        storage().setItem(keyOf(eventId), JSON.stringify(letter));
      } catch {
        // Then it is lost on reload.
      }
    },
    find: (eventId) => {
      try {
        return memory.get(eventId) ?? written.parse(JSON.parse(storage().getItem(keyOf(eventId)) ?? 'null'));
      } catch {
        return null;
      }
    },
  };
}
