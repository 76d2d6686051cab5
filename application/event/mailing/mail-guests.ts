import { type GuestMailing, GuestMailings } from '#application/event/ports/guest-mailings.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { Pause } from '#application/platform/ports/pause.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** [S1-37] */
export type MailGuests = GuestMailings & {
  readonly newKey: NewKey;
  /** Polls while one is being sent, and now and then while one waits for its time. Lost connections are retried. */
  readonly watch: (eventId: number, goesOn: () => boolean, show: (page: Page<GuestMailing>) => void) => Promise<void>;
};

const ASK_EVERY_MS = 2_000;
const ASK_WHILE_SCHEDULED_MS = 30_000;

export const MailGuests = defineUseCase(
  'MailGuests',
  { mailings: GuestMailings, newKey: NewKey, pause: Pause },
  ({ mailings, newKey, pause }): MailGuests => ({
    ...mailings,
    newKey,
    watch: async (eventId, goesOn, show) => {
      while (goesOn()) {
        let wait = ASK_EVERY_MS;
        const answer = await mailings.list(eventId, {}).catch(() => null);
        if (answer?.ok === false) return;
        if (answer !== null && goesOn()) {
          show(answer.value);
          const states = answer.value.entries.map(({ state }) => state);
          if (!states.includes('SENDING')) {
            if (!states.includes('SCHEDULED')) return;
            wait = ASK_WHILE_SCHEDULED_MS;
          }
        }
        await pause(wait);
      }
    },
  }),
);
