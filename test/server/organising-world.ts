import { type Account, catalogueWorld } from './catalogue-world.ts';

export const DAY = 86_400_000;
export const CREATE = `mutation ($input: CreateEventInput!) { create_event(input: $input) { id slug name description summary status feature begin_at end_at category { name } sale_state abilities } }`;
export const PUBLISH = `mutation ($id: Int!, $status: String!) { update_event_status(id: $id, status: $status) { id status } }`;

export type Numbered = { readonly id: number };

export const CREATE_TICKET = `mutation ($session: Int!, $input: TicketInput!) { create_ticket(section_event_id: $session, input: $input) { id capacity sold held remaining ticket { name limit price } } }`;

export async function organisingWorld() {
  const world = await catalogueWorld();
  const organiser = await world.account('organiser');
  const stranger = await world.account('stranger');
  await world.pool.query(
    `INSERT INTO category (category_id, name_en, name_vi, color) VALUES (1, 'Music', 'Âm nhạc', '#aa3300'), (2, 'Talks', 'Hội thảo', '#0033aa')`,
  );

  const session = (from = 7 * DAY) => ({ begin_at: world.now() + from, end_at: world.now() + from + 7_200_000 });

  async function draft(
    input: Readonly<Record<string, unknown>> = {},
    as: Account = organiser,
  ): Promise<{ readonly id: number; readonly session: number }> {
    const { id } = await world.one<Numbered>(CREATE, {
      as,
      variables: {
        input: {
          name: 'Đêm nhạc Trịnh',
          event_type: 'ONSITE',
          address: '15 Lê Lợi, Đà Lạt',
          session: session(),
          ...input,
        },
      },
    });
    const [first] = await world.one<readonly Numbered[]>(
      'query ($id: Int!) { sections_event_admin(event_id: $id) { id } }',
      {
        as,
        variables: { id },
      },
    );
    return { id, session: first?.id ?? 0 };
  }

  async function ticket(
    sessionId: number,
    input: Readonly<Record<string, unknown>> = {},
    as: Account = organiser,
  ): Promise<string> {
    const { id } = await world.one<{ readonly id: string }>(CREATE_TICKET, {
      as,
      variables: { session: sessionId, input: { name: 'Vé thường', price: 100_000, capacity: 10, ...input } },
    });
    return id;
  }

  return { world, organiser, stranger, session, draft, ticket };
}
