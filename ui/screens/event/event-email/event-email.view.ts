import { useState } from 'react';
import { WriteToGuests } from '#application/event/write-to-guests.ts';
import type { NotificationText, NotificationType } from '#domain/event/event-notification.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

export {
  LONGEST_EMAIL_TEXT,
  LONGEST_NOTIFICATION_BODY,
  LONGEST_NOTIFICATION_TITLE,
  NOTIFICATION_TYPES,
  NOTIFICATIONS_A_DAY,
  SUMMARIES_A_DAY,
} from '#domain/event/event-notification.ts';

/** Each act answers null when it is done, else why not, and reads the page again. */
export function useEventEmail(eventId: number) {
  const write = useUseCase(WriteToGuests);
  const { busy, act } = useDeskAct();
  const [key, setKey] = useState(write.newKey);
  return {
    busy,
    saveText: (text: string, done: string) => act(write.writeEmailText(eventId, text), done),
    mailSummary: async (done: string) => {
      const trouble = await act(write.mailSummary(eventId, key), done);
      if (trouble === null) setKey(write.newKey());
      return trouble;
    },
    push: async (notice: NotificationText & { readonly type: NotificationType }, done: string) => {
      const trouble = await act(write.push(eventId, notice, key), done);
      if (trouble === null) setKey(write.newKey());
      return trouble;
    },
  };
}
