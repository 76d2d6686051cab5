import { randomUUID } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { instant } from '#domain/kernel/instant.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { type Sale, type SaleGiven, saleWorld } from '#test/races/sale-world.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { ask, deliverMail, mailedCode, mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

export type Ticket = {
  readonly id: string;
  readonly hand: string;
  readonly abilities: readonly string[];
  readonly first_name: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly qr_text: string | null;
  readonly redeem_id: string | null;
  readonly user_order_id: string;
};
export const TICKET = 'id hand abilities first_name email phone_number qr_text redeem_id user_order_id';

const CHOOSE = 'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }';
const BEGIN =
  'mutation ($input: BeginPaymentCheckoutSessionInput!) { begin_payment_checkout_session(input: $input) { id user_order_id } }';
const REDEEM =
  'mutation ($text: String!, $session: Int!) { redeem_bought_ticket(redeem_id: $text, section_event_id: $session) { outcome } }';

export async function ticketWorld() {
  const mailer = makeMemoryMailer();
  let waited = 0;
  const app = await startTestApp({ instead: mailTo(mailer), clock: { now: () => instant(Date.now() + waited) } });
  const sales = await saleWorld({}, app.database);

  async function person(name: string) {
    const email = `${name}.${randomUUID().slice(0, 8)}@example.test`;
    const { accessToken: token } = await signIn(app, mailer, email);
    const asks = async <Field = Ticket>(
      query: string,
      variables: Readonly<Record<string, unknown>> = {},
      idempotencyKey: string = randomUUID(),
    ) => {
      const told = await app.graphql(query, { token, variables, idempotencyKey, locale: 'vi' });
      const [error] = told.errors;
      return {
        value: Object.values(told.data ?? {})[0] as Field,
        refusal:
          error === undefined ? null : { code: error.extensions['code'], ...(error.extensions['data'] as object) },
        message: error?.message ?? null,
      };
    };
    const get = (path: string, locale: 'en' | 'vi' = 'vi') =>
      fetch(`${app.url}${path}`, { headers: { authorization: token, 'x-locale': locale } });
    return { email, ask: asks, get, proves: () => giveSecondFactor(app, token) };
  }
  type Somebody = Awaited<ReturnType<typeof person>>;

  const held = async (by: Somebody): Promise<readonly Ticket[]> =>
    (
      await by.ask<{ readonly entries: readonly Ticket[] }>(
        `{ my_tickets(input: { time: "UPCOMING" }) { entries { ${TICKET} } } }`,
      )
    ).value.entries;

  /** The first ticket is in the buyer's name. */
  async function orders(buyer: Somebody, sale: Sale, ...others: readonly string[]) {
    const chosen = await buyer.ask<readonly { readonly id: string }[]>(CHOOSE, {
      input: {
        section_event_id: sale.sectionEventId,
        lines: [
          {
            ticket_id: encodeWireId(sale.eventId, sale.types[0]?.ticketTypeId ?? ''),
            number_of_tickets: 1 + others.length,
          },
        ],
      },
    });
    const begun = await buyer.ask<{ readonly id: string; readonly user_order_id: string | null }>(BEGIN, {
      input: {
        event_id: sale.eventId,
        section_event_id: sale.sectionEventId,
        information_attendees_inputs: [
          {
            shopping_item_id: chosen.value[0]?.id,
            attendees: [
              { first_name: 'Lan', email: buyer.email, phone_number: '0912345678' },
              ...others.map((email) => ({ first_name: 'Bạn', email })),
            ],
          },
        ],
      },
    });
    if (begun.refusal !== null) throw new Error(`Not ordered: ${JSON.stringify(begun.refusal)}`);
    return begun.value;
  }

  async function takes(buyer: Somebody, sale: Sale, ...others: readonly string[]): Promise<readonly Ticket[]> {
    await orders(buyer, sale, ...others);
    return held(buyer);
  }

  async function buyerWithTicket(given: SaleGiven = {}) {
    const sale = await sales.sale(given);
    const buyer = await person('lan');
    const [ticket] = await takes(buyer, sale);
    if (ticket === undefined) throw new Error('No ticket');
    return { sale, buyer, ticket };
  }

  async function team(sale: Sale, role: 'MANAGER' | 'EDITOR' | 'CHECK_IN'): Promise<Somebody> {
    const one = await person('team');
    await app.database.asOwner(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, account_id, $3, now() FROM account WHERE email = $2`,
      [sale.eventId, one.email, role],
    );
    return one;
  }

  async function atTheDoor(sale: Sale) {
    const door = await team(sale, 'CHECK_IN');
    return async (text: string | null) => {
      const { value, refusal } = await door.ask<{ readonly outcome: string } | null>(REDEEM, {
        text,
        session: sale.sectionEventId,
      });
      return refusal?.code ?? value?.outcome;
    };
  }

  async function signsIn({ email }: Pick<Somebody, 'email'>) {
    waited += 61_000;
    const asked = await ask(app, 'POST', '/oauth2/otp', { email });
    await deliverMail(app);
    const answered = await ask(app, 'POST', '/oauth2/otp/verify', {
      challenge: asked.data?.['challenge'],
      code: mailedCode(mailer, email),
    });
    return { status: answered.status, code: answered.error?.code ?? null };
  }

  async function mailsTo(email: string) {
    await deliverMail(app);
    return mailer.sent.filter((mail) => mail.to === email);
  }

  async function textOf(png: Uint8Array | undefined): Promise<string> {
    const { data, info } = await sharp(png)
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
  }

  async function broughtTo(email: string): Promise<{ readonly qr: string; readonly secret: string }> {
    const mail = (await mailsTo(email)).at(-1);
    return {
      qr: await textOf(mail?.attachments[0]?.content),
      secret: /\/my-ticket\/receive#(\S+)/.exec(mail?.text ?? '')?.[1] ?? 'no link',
    };
  }

  return {
    app,
    sales,
    person,
    held,
    orders,
    takes,
    buyerWithTicket,
    team,
    atTheDoor,
    signsIn,
    mailsTo,
    textOf,
    broughtTo,
    wait: (ms: number) => {
      waited += ms;
    },
  };
}
export type TicketWorld = Awaited<ReturnType<typeof ticketWorld>>;
export type Person = Awaited<ReturnType<TicketWorld['person']>>;
