import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { InvitationDesk, type Letter, type SeenInvitation } from '#application/rsvp/ports/invitation-desk.ts';
import { InvitationSecrets } from '#application/rsvp/ports/invitation-secrets.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Replies are idempotent. */
export type AnswerLetter = {
  /** The invitation link of the address, or the one this tab kept. Null: none. */
  readonly letterOf: (eventId: number, brought: Letter | null) => Letter | null;
  readonly open: (letter: Letter) => Promise<Result<SeenInvitation, Trouble>>;
  readonly accept: (letter: Letter, policyAgreed: boolean) => Promise<Result<SeenInvitation, Trouble>>;
  readonly decline: (letter: Letter) => Promise<Result<SeenInvitation, Trouble>>;
};

export const AnswerLetter = defineUseCase(
  'AnswerLetter',
  { invitationDesk: InvitationDesk, invitationSecrets: InvitationSecrets },
  ({ invitationDesk, invitationSecrets }): AnswerLetter => ({
    letterOf: (eventId, brought) => {
      if (brought !== null) invitationSecrets.keep(eventId, brought);
      return brought ?? invitationSecrets.find(eventId);
    },
    open: (letter) => retry(() => invitationDesk.read(letter)),
    accept: (letter, policyAgreed) => retry(() => invitationDesk.accept(letter, policyAgreed)),
    decline: (letter) => retry(() => invitationDesk.decline(letter)),
  }),
);
