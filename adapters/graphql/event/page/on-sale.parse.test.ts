import { expect, it } from 'vitest';
import { NOW } from '#test/builders/moments.ts';
import { parseSession } from './on-sale.parse.ts';

const MANY = {
  id: 'many',
  name: 'Mua ba',
  type: 'QUANTITY_BASED',
  percent_off: 20,
  amount_off: null,
  begin_at: null,
  end_at: null,
  min_ticket: 3,
  max_ticket: null,
  left: 7,
};

const promotedBy = (promotions: readonly (typeof MANY)[]) =>
  parseSession({
    section_event: {
      id: 5001,
      event_id: 1012,
      name: 'Đêm nhạc',
      description: null,
      address: null,
      begin_at: NOW,
      end_at: NOW,
      timezone: 'Asia/Ho_Chi_Minh',
      plan_sale: null,
      is_cancelled: false,
      moves: 0,
      tickets: [
        {
          id: 'sen',
          name: 'Hạng Sen',
          description: null,
          note: null,
          price: 150_000,
          quantity: 10,
          limit: 5,
          purchase_limit: 5,
          limited_purchase: null,
          already_bought: 0,
          combo_purchase: 1,
          begin_at: null,
          end_at: null,
          ticket_type: 'ONSITE',
          processing_ticket: 0,
          required_seat: false,
          metadata: { original_price: 250_000 },
          base_price: 200_000,
          promotions,
        },
      ],
    },
  }).tickets[0]?.promoted;

it('reads a ticket’s promotions with what is left of them, on its own price', () => {
  expect(promotedBy([MANY])).toEqual({
    unitPrice: 200_000,
    by: [
      {
        promotionId: 'many',
        ticketTypeId: 'sen',
        type: 'QUANTITY_BASED',
        name: 'Mua ba',
        discount: { type: 'PERCENT_OFF', percentOff: 20 },
        quantity: 7,
        used: 0,
        paused: false,
        beginAt: null,
        endAt: null,
        minTicket: 3,
        maxTicket: null,
      },
    ],
  });
  expect(promotedBy([])).toBe(null);
});

it('keeps the price of the answer where a promotion of a kind that it does not know counts', () => {
  expect(promotedBy([{ ...MANY, type: 'LUCKY_DRAW' }, MANY])).toBe(null);
});
