import { askSurely } from '#application/platform/ask-surely.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { InvitationDesk, type Letter, type SeenInvitation } from '#application/rsvp/ports/invitation-desk.ts';
import { LetterBox } from '#application/rsvp/ports/letter-box.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Opening a letter and answering it. Each answer may be sent again without harm. */
export type AnswerLetter = {
  /** The letter that an address brought, else the one that this tab brought before. Null: there is none. */
  readonly letterOf: (eventId: number, brought: Letter | null) => Letter | null;
  readonly open: (letter: Letter) => Promise<Result<SeenInvitation, Trouble>>;
  readonly accept: (letter: Letter, policyAgreed: boolean) => Promise<Result<SeenInvitation, Trouble>>;
  readonly decline: (letter: Letter) => Promise<Result<SeenInvitation, Trouble>>;
};

export const AnswerLetter = defineUseCase(
  'AnswerLetter',
  { invitationDesk: InvitationDesk, letterBox: LetterBox },
  ({ invitationDesk, letterBox }): AnswerLetter => ({
    letterOf: (eventId, brought) => {
      if (brought !== null) letterBox.keep(eventId, brought);
      return brought ?? letterBox.find(eventId);
    },
    open: (letter) => askSurely(() => invitationDesk.read(letter)),
    accept: (letter, policyAgreed) => askSurely(() => invitationDesk.accept(letter, policyAgreed)),
    decline: (letter) => askSurely(() => invitationDesk.decline(letter)),
  }),
);
