import { useLingui } from '@lingui/react/macro';
import type { SharedField } from '#application/event/draft/merge-draft.ts';
import type { EventDraft } from '#application/event/event-draft.ts';

/** The name of a control by its path, as the form labels it. */
export function useFieldWords(draft: EventDraft): (path: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<SharedField, string>> = {
    type: t`Type`,
    format: t`Format`,
    name: t`Name`,
    categoryId: t`Category`,
    address: t`Address`,
    link: t`Online room link`,
    timezone: t`Time zone`,
    description: t`Description`,
    policy: t`Regulations (optional)`,
    cover: t`Cover`,
    plate: t`Background`,
    feature: t`Visibility`,
    donations: t`Accept donations`,
    approval: t`Require approval`,
    oneFormPerTicket: t`One form per ticket`,
    generalInfo: t`Require general information`,
    ticketsAtVenue: t`Hand out tickets at the venue`,
    unlimited: t`Unlimited`,
    capacity: t`Number of places`,
    closeAtCapacity: t`Close sales at capacity`,
    allowReEntry: t`Allow re-entry`,
    approvalDays: t`Days to answer`,
    refundDays: t`Return tickets for a refund`,
    nameChangeDays: t`Set a deadline for changing names`,
    sessionChangeDays: t`Change to another session`,
    begin: t`Starts`,
    end: t`Ends`,
    planSale: t`Sale`,
    recording: t`Link to the recording (optional)`,
    note: t`Note for buyers`,
    kind: t`Free or paid`,
    price: t`Price per ticket`,
    originalPrice: t`Original price`,
    limit: t`Maximum per purchase`,
    accountLimit: t`Maximum per person`,
    multipleOf: t`Sold in sets of`,
    sale: t`Sale`,
    saleBegin: t`Sales start`,
    saleEnd: t`Sales end`,
    mode: t`Format`,
  };
  const word = (field: string): string => words[field as SharedField];
  const nameOf = (kind: string, key: string): string => {
    if (kind === 'ticket') {
      const ticket = draft.sessions.flatMap(({ tickets }) => tickets).find((one) => one.key === key);
      return ticket?.name || t`Ticket type`;
    }
    const at = draft.sessions.findIndex((session) => session.key === key);
    return draft.sessions[at]?.name || (at < 0 ? t`Session` : t`Session ${at + 1}`);
  };
  return (path) => {
    const [kind = '', key, field] = path.split('.');
    if (key === undefined) return word(kind);
    if (field !== undefined) return `${nameOf(kind, key)}: ${word(field)}`;
    const isHere = draft.sessions.some(
      (session) => session.key === key || session.tickets.some((ticket) => ticket.key === key),
    );
    return isHere ? t`${nameOf(kind, key)} (added)` : t`${nameOf(kind, key)} (removed)`;
  };
}
