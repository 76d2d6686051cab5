import { describe } from 'vitest';
import { makeGraphqlPublicPages } from '#adapters/graphql/people/graphql-public-pages.ts';
import { makeMemoryPublicPages } from '#adapters/memory/people/memory-public-pages.ts';
import { DAY, later } from '#domain/kernel/instant.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { aCorporate, aPerson } from '#test/builders/a-public-face.ts';
import { anEventCard } from '#test/builders/an-event-card.ts';
import { NOW } from '#test/builders/moments.ts';
import { apolloTo } from '#test/server/apollo-to.ts';
import { mailTo, signIn } from '#test/server/sign-in-for-test.ts';
import { startTestApp } from '#test/server/start-test-app.ts';
import { publicPagesContract } from './public-pages.contract.ts';

describe('in memory', () =>
  publicPagesContract(async () => {
    const by = { kind: 'PERSON', id: aPerson().id } as const;
    const event = (id: number, inMs: number) => ({
      by,
      event: anEventCard({ id, beginAt: later(NOW, inMs), endAt: later(NOW, inMs + DAY / 4) }),
    });
    const pages = makeMemoryPublicPages({
      now: NOW,
      people: [aPerson()],
      corporates: [aCorporate()],
      events: [event(1, DAY), event(2, 2 * DAY), event(3, -3 * DAY)],
    });
    return {
      pages,
      organiser: { username: 'lan', firstName: 'Lan' },
      corporate: { id: 12, slug: 'Cong-ty-Ve-12', companyName: 'Công ty Vé' },
      signIn: async (email) => pages.signIn(email !== null),
    };
  }));

describe('over Apollo and HTTP, against the server', async () => {
  const mailer = makeMemoryMailer();
  const app = await startTestApp({ instead: mailTo(mailer) });
  const { accessToken } = await signIn(app, mailer, 'lan.organises@example.test');
  const as = async <Field>(query: string, variables: Readonly<Record<string, unknown>>): Promise<Field> => {
    const { data, errors } = await app.graphql(query, {
      token: accessToken,
      variables,
      idempotencyKey: crypto.randomUUID(),
    });
    if (errors.length > 0 || data === null) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0] as Field;
  };
  const publish = async (inMs: number): Promise<number> => {
    const at = Date.now() + inMs;
    const input = {
      name: 'Đêm nhạc',
      event_type: 'ONSITE',
      address: 'Hà Nội',
      session: { begin_at: at, end_at: at + 7_200_000 },
    };
    const { id } = await as<{ id: number }>(
      'mutation ($input: CreateEventInput!) { create_event(input: $input) { id } }',
      { input },
    );
    const [session] = await as<readonly { id: number }[]>(
      'query ($id: Int!) { sections_event_admin(event_id: $id) { id } }',
      { id },
    );
    await as(
      'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
      {
        id: session?.id,
        input: { name: 'Vé', price: 0, capacity: 10 },
      },
    );
    await as('mutation ($id: Int!) { update_event_status(id: $id, status: "PUBLISHED") { id } }', { id });
    return id;
  };
  await as('mutation { update_profile(input: { first_name: "Lan", last_name: "Ngô" }) { id } }', {});
  const { username } = await as<{ username: string }>('{ profile { username } }', {});
  await publish(DAY);
  await publish(2 * DAY);
  const over = await publish(3 * DAY);
  await app.database.asOwner(
    `UPDATE event SET begin_at = begin_at - interval '30 days', end_at = end_at - interval '30 days' WHERE event_id = $1`,
    [over],
  );
  const [row] = (
    await app.database.pool.query<{ id: number }>(
      `INSERT INTO corporate (company_name, company_email, status) VALUES ('Công ty Vé', 've@corporate.test', 'APPROVED') RETURNING corporate_id AS id`,
    )
  ).rows;
  const id = row?.id ?? 0;

  publicPagesContract(async () => {
    let token: string | null = null;
    const transport = apolloTo(app.url, () => token);
    return {
      pages: makeGraphqlPublicPages(transport),
      organiser: { username, firstName: 'Lan' },
      corporate: { id, slug: `Cong-ty-Ve-${id}`, companyName: 'Công ty Vé' },
      signIn: async (email) => {
        token = email === null ? null : (await signIn(app, mailer, email)).accessToken;
      },
    };
  });
});
