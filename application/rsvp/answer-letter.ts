import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import {
  type Acceptance,
  InvitationDesk,
  type Letter,
  type SeenInvitation,
} from '#application/rsvp/ports/invitation-desk.ts';
import { InvitationSecrets } from '#application/rsvp/ports/invitation-secrets.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Replies are idempotent. */
export type AnswerLetter = {
  /** The invitation link of the address; without one, the link that this tab kept. Null: none, or not complete. */
  readonly letterOf: (eventId: number, brought: Letter | 'INCOMPLETE' | null) => Letter | null;
  readonly open: (letter: Letter) => Promise<Result<SeenInvitation, Trouble>>;
  readonly accept: (letter: Letter, yes: Acceptance) => Promise<Result<SeenInvitation, Trouble>>;
  readonly decline: (letter: Letter) => Promise<Result<SeenInvitation, Trouble>>;
};

export const AnswerLetter = defineUseCase(
  'AnswerLetter',
  { invitationDesk: InvitationDesk, invitationSecrets: InvitationSecrets },
  ({ invitationDesk, invitationSecrets }): AnswerLetter => ({
    letterOf: (eventId, brought) => {
      if (brought === 'INCOMPLETE') return null;
      if (brought === null) return invitationSecrets.find(eventId);
      invitationSecrets.keep(eventId, brought);
      return brought;
    },
    open: (letter) => retry(() => invitationDesk.read(letter)),
    accept: (letter, yes) => retry(() => invitationDesk.accept(letter, yes)),
    decline: (letter) => retry(() => invitationDesk.decline(letter)),
  }),
);
