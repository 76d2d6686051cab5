import { expect, it } from 'vitest';
import { makeMemoryBoxOffice } from '#adapters/memory/sale/memory-box-office.ts';
import { refused } from '#domain/kernel/result.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { FindUnfinishedPayment } from './find-unfinished-payment.ts';

const event = anEventPage({ sessions: [aSession({ id: 5001, tickets: [aTicket()] })] });

function buyer() {
  let ids = 0;
  const office = makeMemoryBoxOffice({
    events: [event],
    clock: { now: () => NOW },
    newId: () => `id-${++ids}`,
    buyer: () => 'lan',
  });
  const begin = async () => {
    const lines = await office.cart.choose(5001, [{ ticketId: aTicket().id, quantity: 1 }], 'hold');
    if (!lines.ok) throw new Error(lines.refusal.code);
    const attendees = lines.value.map(({ id }) => ({
      cartLineId: id,
      attendees: [{ email: 'lan@example.test', firstName: 'Lan', lastName: '', phoneNumber: '' }],
    }));
    const asked = {
      eventId: event.id,
      sectionEventId: 5001,
      attendees,
      policyAgreed: true,
      shownPrice: aTicket().price,
    };
    const begun = await office.checkoutDesk.begin(asked, 'begin');
    if (!begun.ok) throw new Error(begun.refusal.code);
    return begun.value;
  };
  return { ...office, begin, find: FindUnfinishedPayment.make(office) };
}

it('finds a payment only while its transfer is awaited', async () => {
  const { begin, find, checkoutDesk, receiveTransfer } = buyer();
  expect(await find(5001)).toBe(null);
  const { id, price } = await begin();
  expect(await find(5001)).toBe(null);
  const transfer = await checkoutDesk.startBankTransfer(id, 'pay');
  if (!transfer.ok) throw new Error(transfer.refusal.code);
  expect(await find(5001)).toMatchObject({ session: { id, price }, transfer: transfer.value });
  receiveTransfer(transfer.value.message, price, 'FT1');
  expect(await find(5001)).toBe(null);
});

it('finds nothing when the server does not answer', async () => {
  const find = FindUnfinishedPayment.make({
    checkoutDesk: { unfinished: async () => refused({ code: 'UNAUTHORIZED' }) },
  });
  expect(await find(5001)).toBe(null);
});
