import { type GuestMailing, GuestMailings } from '#application/event/ports/guest-mailings.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { Pause } from '#application/platform/ports/pause.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** [S1-37] */
export type MailGuests = GuestMailings & {
  readonly newKey: NewKey;
  /** Polls while one is being sent. Lost connections are retried. */
  readonly watch: (eventId: number, goesOn: () => boolean, show: (page: Page<GuestMailing>) => void) => Promise<void>;
};

const ASK_EVERY_MS = 2_000;

export const MailGuests = defineUseCase(
  'MailGuests',
  { mailings: GuestMailings, newKey: NewKey, pause: Pause },
  ({ mailings, newKey, pause }): MailGuests => ({
    ...mailings,
    newKey,
    watch: async (eventId, goesOn, show) => {
      while (goesOn()) {
        const answer = await mailings.list(eventId, {}).catch(() => null);
        if (answer?.ok === false) return;
        if (answer !== null && goesOn()) {
          show(answer.value);
          if (!answer.value.entries.some(({ state }) => state === 'SENDING')) return;
        }
        await pause(ASK_EVERY_MS);
      }
    },
  }),
);
