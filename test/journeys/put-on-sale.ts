import { randomInt } from 'node:crypto';
import { aPerson, type Person, type Place } from './person.ts';

const DAY = 86_400_000;

export type OnSale = {
  readonly eventId: number;
  readonly sessionId: number;
  readonly name: string;
  readonly slug: string;
  readonly tickets: ReadonlyMap<string, string>;
  readonly organiser: Person;
};

/** Unique in this run: journeys share one server. */
export const mark = (): string => String(randomInt(1_000_000_000));

export async function putOnSale(
  journey: Place,
  event: {
    readonly name: string;
    readonly tickets: readonly { readonly name: string; readonly price: number; readonly places: number | null }[];
    readonly policy?: string;
    readonly isPrivate?: boolean;
    readonly donations?: boolean;
    readonly approval?: boolean;
    readonly online?: boolean;
    /** Each ticket is asked for itself. */
    readonly askedPerTicket?: boolean;
    readonly questions?: readonly unknown[];
    /** Left out: somebody new. */
    readonly organiser?: Person;
    /** Whose event it is; left out: the organiser's own. */
    readonly corporateId?: number;
  },
): Promise<OnSale> {
  const own = mark();
  const name = `${event.name} ${own}`;
  const organiser =
    event.organiser ?? (await aPerson(journey, `to-chuc-${own}@example.com`, { first: 'Hà', last: 'Nguyễn' }));
  const beginAt = Date.now() + 9 * DAY;
  const { id: eventId } = await organiser.ask<{ id: number }>(
    'mutation ($input: CreateEventInput!) { create_event(input: $input) { id slug } }',
    {
      input: {
        name,
        ...(event.online === true
          ? { event_type: 'ONLINE', urls: ['https://meet.example.test/phong-hop'] }
          : { event_type: 'ONSITE', address: 'Nhà hát Lớn Hà Nội, 1 Tràng Tiền, Hoàn Kiếm, Hà Nội' }),
        description: '<p>Một đêm để nhớ, với những người bạn cũ.</p>',
        corporate_id: event.corporateId ?? null,
        policy: event.policy ?? null,
        feature: event.isPrivate === true ? 'PRIVATE' : 'PUBLIC',
        enable_ticket_donation: event.donations ?? false,
        required_approval: event.approval ?? false,
        is_required_form_ticket: event.askedPerTicket ?? false,
        session: { begin_at: beginAt, end_at: beginAt + 3 * 3_600_000 },
      },
    },
  );
  const [session] = await organiser.ask<readonly { id: number }[]>(
    'query ($id: Int!) { sections_event_admin(event_id: $id) { id } }',
    {
      id: eventId,
    },
  );
  const sessionId = session?.id ?? 0;
  const tickets = new Map<string, string>();
  for (const { name: ticketName, price, places } of event.tickets) {
    const { id } = await organiser.ask<{ id: string }>(
      'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
      {
        id: sessionId,
        input: {
          name: ticketName,
          price,
          capacity: places,
          ticket_type: event.online === true ? 'ONLINE' : 'ONSITE',
        },
      },
    );
    tickets.set(ticketName, id);
  }
  if (event.questions !== undefined)
    await organiser.ask('mutation ($input: Json!) { submit_form(input: $input) { version } }', {
      input: { event_id: eventId, fields: event.questions },
    });
  const { slug } = await organiser.ask<{ slug: string }>(
    'mutation ($id: Int!) { update_event_status(id: $id, status: "PUBLISHED") { slug } }',
    {
      id: eventId,
    },
  );
  return { eventId, sessionId, name, slug, tickets, organiser };
}
