import type { EventNotice } from '#application/event/ports/event-messages.ts';
import { WriteToGuests } from '#application/event/write-to-guests.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { ok } from '#domain/kernel/result.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export type EventEmailFacts = { readonly emailText: string | null; readonly notices: Page<EventNotice> };

export const eventEmailLoader = eventPartLoader<EventEmailFacts>(
  'event.mail',
  async ({ id }, { use, query }) => {
    const write = use(WriteToGuests);
    const [emailText, notices] = await Promise.all([
      write.emailText(id),
      write.notices(id, { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined }),
    ]);
    if (!emailText.ok) return emailText;
    return notices.ok ? ok({ emailText: emailText.value, notices: notices.value }) : notices;
  },
  ROUTES['admin-event-email'],
);
