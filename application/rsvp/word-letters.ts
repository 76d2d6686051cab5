import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import {
  InvitingDesk,
  type LetterSample,
  type LetterWords,
  type WrittenLetter,
} from '#application/rsvp/ports/inviting-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type WordLetters = {
  /** Null: the default text. */
  readonly read: (eventId: number) => Promise<Result<LetterWords | null, Refusal>>;
  readonly save: (eventId: number, words: LetterWords) => Promise<Result<LetterWords, Trouble>>;
  readonly show: (sample: LetterSample) => Promise<Result<WrittenLetter, Trouble>>;
};

export const WordLetters = defineUseCase(
  'WordLetters',
  { desk: InvitingDesk },
  ({ desk }): WordLetters => ({
    read: desk.words,
    save: (eventId, words) => retry(() => desk.saveWords(eventId, words)),
    show: (sample) => retry(() => desk.write(sample)),
  }),
);
