import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeVietQr } from '#test/standards/decode-vietqr.ts';
import { buyingWorld, type Json, LINE, sepay } from './buying-world.ts';

const { app, world, asBuyer, tellSepay } = await buyingWorld();

describe('buying over HTTP', () => {
  it('turns a selection into a cart, a checkout, a VietQR and, once paid, an order with tickets [S7.5-01] [S7.5-12]', async () => {
    const sale = await world.sale({ types: [{ price: 150_000, originalPrice: 200_000 }] });
    const buyer = await asBuyer();
    const chosen = await buyer.choose(sale, [2]);
    expect(chosen.value).toMatchObject([
      {
        price: 300_000,
        metadata: { number_of_tickets: 2, original_price: 400_000, special_off: 0 },
        product: { price: 150_000 },
      },
    ]);
    const cart = await buyer.ask('shopping_items', `query { shopping_items(filter: "", limit: 1000) { ${LINE} } }`, {});
    expect(cart.value).toHaveLength(1);
    const begun = await buyer.begin(sale, chosen.value, { shown_price: 300_000 });
    expect(begun.value).toMatchObject({
      price: 300_000,
      original_price: 400_000,
      discount: 100_000,
      result: { status: 'OPEN', received: 0 },
    });
    const transfer = await buyer.transfer(begun.value['id']);
    const { qr_code, message } = transfer.value['bank_transfer'] as Json;
    const decoded = decodeVietQr(String(qr_code));
    expect(decoded).toMatchObject({
      ok: true,
      value: { account: '0011004321234', bin: '970436', amount: 300_000, message },
    });
    expect((await buyer.read(begun.value['id'])).value).toMatchObject({
      result: { status: 'PENDING' },
      bank_transfer_payment: { value: 300_000 },
    });

    expect(await tellSepay(sepay(`MBVCB.1.${String(message).toLowerCase()}.CT tu 012`, 300_000))).toEqual({
      status: 200,
      body: { success: true },
    });
    const paid = await buyer.read(begun.value['id']);
    expect(paid.value).toMatchObject({
      result: { status: 'SUCCESSFUL', received: 300_000 },
      bank_transfer_payment: null,
    });
    const orders = await buyer.ask(
      'user_orders',
      `query { user_orders(limit: 10) { user_orders { id order_number status price payment_method user_registrant { email } section_event { id } bought_items { name number_of_tickets unit_price price bought_tickets { id full_name email qr_text } } } metadata { after total_count } } }`,
      {},
    );
    expect(orders.value).toMatchObject({
      user_orders: [
        {
          id: paid.value['user_order_id'],
          status: 'SUCCESSFUL',
          price: 300_000,
          payment_method: 'BANK_TRANSFER',
          bought_items: [{ number_of_tickets: 2, unit_price: 150_000 }],
        },
      ],
      metadata: { total_count: 1 },
    });
  });

  it('shows each ticket once in an order with two lines of one ticket type', async () => {
    const sale = await world.sale();
    const buyer = await asBuyer();
    const add = (number_of_tickets: number) =>
      buyer.ask('buy_tickets', `mutation ($input: BuyTicketsInput!) { buy_tickets(input: $input) { ${LINE} } }`, {
        input: { ticket_id: buyer.ticketId(sale), number_of_tickets },
      });
    const lines = [(await add(1)).value, (await add(2)).value];
    const begun = await buyer.begin(sale, lines);
    expect(begun.value).toMatchObject({ result: { status: 'SUCCESSFUL' } });
    const order = await buyer.ask(
      'user_order',
      'query ($id: ID!) { user_order(id: $id) { bought_items { number_of_tickets bought_tickets { id } } } }',
      {
        id: begun.value['user_order_id'],
      },
    );
    const items = order.value['bought_items'] as readonly Json[];
    expect(
      items.map((item) => [item['number_of_tickets'], (item['bought_tickets'] as readonly Json[]).length]),
    ).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(
      new Set(items.flatMap((item) => (item['bought_tickets'] as readonly Json[]).map((ticket) => ticket['id']))).size,
    ).toBe(3);
  });

  it('refuses an order above the largest transfer amount', async () => {
    const sale = await world.sale({ types: [{ price: 9_999_999_999_999 }] });
    const buyer = await asBuyer();
    const chosen = await buyer.choose(sale, [2]);
    const begun = await buyer.begin(sale, chosen.value);
    expect([begun.code, begun.errorData]).toEqual([
      'INVALID_INPUT',
      { field: 'price', problem: { kind: 'TOO_LARGE', max: 9_999_999_999_999 } },
    ]);
  });

  it('turns a free selection into an order at once [S7.5-09]', async () => {
    const sale = await world.sale();
    const buyer = await asBuyer();
    const chosen = await buyer.choose(sale, [1]);
    const begun = await buyer.begin(sale, chosen.value);
    expect(begun.value).toMatchObject({ price: 0, pay_before: null, result: { status: 'SUCCESSFUL' } });
    expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(1);
  });

  it('counts every order towards the account limit, and refuses more with what is left [S3-85]', async () => {
    const sale = await world.sale({ types: [{ accountLimit: 4 }] });
    const buyer = await asBuyer();
    const buy = async (quantity: number) => {
      const chosen = await buyer.choose(sale, [quantity]);
      expect(chosen.code).toBe(null);
      expect((await buyer.begin(sale, chosen.value)).value).toMatchObject({ result: { status: 'SUCCESSFUL' } });
    };
    const offered = async () => {
      const session = await buyer.ask(
        'section_event',
        'query ($id: Int!) { section_event(id: $id) { tickets { limit purchase_limit limited_purchase already_bought } } }',
        { id: sale.sectionEventId },
      );
      return session.value['tickets'];
    };
    await buy(2);
    await buy(1);
    expect(await offered()).toEqual([{ limit: 1, purchase_limit: 5, limited_purchase: 4, already_bought: 3 }]);
    const over = await buyer.choose(sale, [2]);
    expect(over.code).toBe('REACH_LIMITED_PURCHASE');
    expect(over.errorData).toMatchObject({ max: 1, because: 'ACCOUNT' });
    await buy(1);
    expect((await buyer.choose(sale, [1])).errorData).toMatchObject({ max: 0, because: 'ACCOUNT' });
    const another = await asBuyer();
    expect((await another.choose(sale, [4])).code).toBe(null);
  });

  it('adds a line, changes its number and empties the cart [S7.5-04] [S7.5-06] [S7.5-03]', async () => {
    const sale = await world.sale({ types: [{ price: 10_000 }] });
    const buyer = await asBuyer();
    const buy = `mutation ($id: ID!, $n: Int!) { buy_tickets(input: { ticket_id: $id, number_of_tickets: $n }) { ${LINE} } }`;
    const bought = await buyer.ask('buy_tickets', buy, { id: buyer.ticketId(sale), n: 2 });
    expect(bought.value).toMatchObject({ price: 20_000, ticket_id: buyer.ticketId(sale) });
    const update = `mutation ($id: ID!, $n: Int!) { update_number_of_tickets(shopping_item_id: $id, number_of_tickets: $n) { id metadata { number_of_tickets } } }`;
    expect((await buyer.ask('update_number_of_tickets', update, { id: bought.value['id'], n: 5 })).value).toMatchObject(
      {
        metadata: { number_of_tickets: 5 },
      },
    );
    expect((await buyer.ask('update_number_of_tickets', update, { id: bought.value['id'], n: 6 })).code).toBe(
      'REACH_LIMITED_PURCHASE',
    );
    expect((await buyer.ask('remove_all_shopping_items', 'mutation { remove_all_shopping_items }', {})).value).toBe(
      true,
    );
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 0 });
  });

  it.each([
    ['nobody', 'UNAUTHORIZED'],
    ['no key', 'IDEMPOTENCY_KEY_REQUIRED'],
    ['a ticket of another event', 'NOT_FOUND'],
    ['a session that does not exist', 'NOT_FOUND'],
    ['a negative number', 'INVALID_INPUT'],
    ['a huge number', 'INVALID_INPUT'],
    ['an id that is none', 'INVALID_INPUT'],
    ['more than one may buy', 'REACH_LIMITED_PURCHASE'],
    ['more than there is', 'SOLD_OUT'],
  ])('a selection is refused with its code: %s is %s', async (what, code) => {
    const sale = await world.sale({ types: [{ capacity: 3 }] });
    const other = await world.sale();
    const buyer = await asBuyer();
    const input = (ticket_id: string, number_of_tickets: number, section_event_id = sale.sectionEventId) => ({
      section_event_id,
      lines: [{ ticket_id, number_of_tickets }],
    });
    const choose = (given: unknown, key: string | null = randomUUID()) =>
      buyer.ask(
        'choose_tickets',
        'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
        { input: given },
        key,
      );
    const id = buyer.ticketId(sale);
    const answers: Readonly<Record<string, () => Promise<{ readonly code: unknown }>>> = {
      nobody: async () => {
        const told = await app.graphql(
          'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
          {
            variables: { input: input(id, 1) },
            idempotencyKey: 'k',
          },
        );
        return { code: told.errors[0]?.extensions['code'] };
      },
      'no key': () => choose(input(id, 1), null),
      'a ticket of another event': () => choose(input(buyer.ticketId(other), 1)),
      'a session that does not exist': () => choose(input(id, 1, 77)),
      'a negative number': () => choose(input(id, -1)),
      'a huge number': () => choose(input(id, 2_000_000_000)),
      'an id that is none': () => choose(input('1', 1)),
      'more than one may buy': () => choose(input(id, 6)),
      'more than there is': () => choose(input(id, 4)),
    };
    expect((await answers[what]?.())?.code).toBe(code);
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 0 });
  });

  it('names a refused line by the id in the request', async () => {
    const sale = await world.sale({ types: [{ capacity: 9 }, { capacity: 3 }] });
    const buyer = await asBuyer();
    expect((await buyer.choose(sale, [1, 4])).errorData).toMatchObject({
      ticketId: buyer.ticketId(sale, 1),
      remaining: 3,
    });
    const chosen = (await buyer.choose(sale, [2])).value as readonly Json[];
    const nobodyNamed = { information_attendees_inputs: [{ shopping_item_id: chosen[0]?.['id'], attendees: [] }] };
    expect((await buyer.begin(sale, chosen, nobodyNamed)).errorData).toMatchObject({
      shoppingItemId: chosen[0]?.['id'],
      expected: 2,
      given: 0,
    });
  });

  it('does not find another buyer’s checkout, order or line', async () => {
    const sale = await world.sale({ types: [{ price: 10_000 }] });
    const [owner, stranger] = [await asBuyer(), await asBuyer()];
    const chosen = await owner.choose(sale, [1]);
    const begun = await owner.begin(sale, chosen.value);
    await owner.transfer(begun.value['id']);
    const order = (await owner.read(begun.value['id'])).value['user_order_id'];
    const line = (chosen.value as readonly Json[])[0]?.['id'];
    const answers = await Promise.all([
      stranger.read(begun.value['id']),
      stranger.transfer(begun.value['id']),
      stranger.ask('user_order', 'query ($id: ID!) { user_order(id: $id) { id } }', { id: order }),
      stranger.ask(
        'update_number_of_tickets',
        'mutation ($id: ID!) { update_number_of_tickets(shopping_item_id: $id, number_of_tickets: 1) { id } }',
        { id: line },
      ),
      stranger.ask(
        'add_shopping_item_attendees',
        'mutation ($id: ID!) { add_shopping_item_attendees(shopping_item_id: $id, attendees: [{ email: "a@b.vn", first_name: "A" }]) { id } }',
        { id: line },
      ),
      stranger.ask(
        'create_resume_link',
        'mutation ($id: ID!) { create_resume_link(payment_checkout_session_id: $id) { url } }',
        {
          id: begun.value['id'],
        },
      ),
    ]);
    expect(answers.map((answer) => answer.code)).toEqual(Array.from({ length: 6 }, () => 'NOT_FOUND'));
    expect(
      (await owner.ask('user_order', 'query ($id: ID!) { user_order(id: $id) { id status } }', { id: order })).value,
    ).toMatchObject({
      status: 'PROCESSING',
    });
  });

  it('refuses a changed price with the current price, in the caller’s language', async () => {
    const sale = await world.sale({ types: [{ price: 10_000 }] });
    const buyer = await asBuyer();
    const chosen = await buyer.choose(sale, [1]);
    expect(await buyer.begin(sale, chosen.value, { shown_price: 9_000 })).toMatchObject({
      code: 'PRICE_CHANGED',
      errorData: { price: 10_000 },
    });
    expect(await buyer.begin(sale, chosen.value, { currency: 'USD' })).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('the link for another device', () => {
  it('shows amount, QR code, status and a masked name, follows the payment, and refuses a changed secret', async () => {
    const sale = await world.sale({ types: [{ price: 70_000 }] });
    const buyer = await asBuyer();
    const begun = await buyer.begin(sale, (await buyer.choose(sale, [1])).value);
    const message = ((await buyer.transfer(begun.value['id'])).value['bank_transfer'] as Json)['message'];
    const link = await buyer.ask(
      'create_resume_link',
      'mutation ($id: ID!) { create_resume_link(payment_checkout_session_id: $id) { url } }',
      {
        id: begun.value['id'],
      },
    );
    const [address, secret] = String(link.value['url']).split('#');
    expect(address).toBe('http://vemoi.test/pay');
    const open = async (token: unknown) => {
      const response = await fetch(`${app.url}/api/v1/payment/resume`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
      return {
        status: response.status,
        body: (await response.json()) as { readonly data: Json; readonly error?: Json },
      };
    };
    const shown = await open(secret);
    expect(shown).toMatchObject({
      status: 200,
      body: {
        data: {
          event_name: 'Đêm nhạc',
          price: 70_000,
          status: 'PENDING',
          bank_transfer_payment: { value: 70_000, bank_transfer: { message } },
        },
      },
    });
    expect(JSON.stringify(shown.body)).not.toContain('example.test');
    await tellSepay(sepay(String(message), 70_000));
    expect((await open(secret)).body.data).toMatchObject({
      status: 'SUCCESSFUL',
      received: 70_000,
      bank_transfer_payment: null,
    });
    for (const wrong of [
      `${secret}x`,
      String(secret).replace(`.${sale.eventId}.`, `.${sale.eventId + 1}.`),
      '',
      17,
      'a'.repeat(600),
    ]) {
      expect(await open(wrong)).toMatchObject({ status: 410, body: { error: { code: 'LINK_EXPIRED' } } });
    }
  });
});
