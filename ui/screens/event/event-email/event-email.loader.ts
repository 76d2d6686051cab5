import { KeepQuestionnaire } from '#application/event/keep-questionnaire.ts';
import type { EventNotice } from '#application/event/ports/event-messages.ts';
import { WriteToGuests } from '#application/event/write-to-guests.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { GroupGuests } from '#application/ticket/group-guests.ts';
import type { GuestGroup } from '#application/ticket/ports/guest-groups.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import { ok } from '#domain/kernel/result.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export type EventEmailFacts = {
  readonly emailText: string | null;
  readonly notices: Page<EventNotice>;
  /** Null: nothing is asked. */
  readonly questions: Form | null;
  /** Of guests; none where they cannot be read. */
  readonly groups: readonly GuestGroup[];
};

export const eventEmailLoader = eventPartLoader<EventEmailFacts>(
  'event.mail',
  async ({ id }, { use, query }) => {
    const write = use(WriteToGuests);
    const [emailText, notices, questions, groups] = await Promise.all([
      write.emailText(id),
      write.notices(id, { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined }),
      use(KeepQuestionnaire).read(id),
      use(GroupGuests).list(id),
    ]);
    if (!emailText.ok) return emailText;
    if (!questions.ok) return questions;
    return notices.ok
      ? ok({
          emailText: emailText.value,
          notices: notices.value,
          questions: questions.value,
          groups: groups.ok ? groups.value : [],
        })
      : notices;
  },
  ROUTES['admin-event-email'],
);
