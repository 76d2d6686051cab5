import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeGraphqlGuestActs } from '#adapters/graphql/ticket/graphql-guest-acts.ts';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { askAs } from '#test/server/ask-as.ts';
import {
  type Account,
  type CatalogueWorld,
  catalogueWorld,
  type OneSessionEvent,
} from '#test/server/catalogue-world.ts';

let world: CatalogueWorld;
let organiser: Account;
let event: OneSessionEvent;
let made = 0;

beforeAll(async () => {
  world = await catalogueWorld(instant(Date.now()));
  organiser = await world.account('organiser');
  event = await world.published(organiser, { inMs: 60 * MINUTE });
});

async function guest(): Promise<string> {
  made += 1;
  const buyer = await world.account(`buyer.${made}`);
  await world.register(event, buyer, [{ firstName: 'Lan', email: `lan.${made}@example.test` }]);
  const { entries } = await world.one<{ readonly entries: readonly { readonly id: string }[] }>(
    '{ my_tickets(input: { limit: 1 }) { entries { id } } }',
    { as: buyer },
  );
  const [ticket] = entries;
  if (ticket === undefined) throw new Error('No ticket');
  return ticket.id;
}
const actsOf = (viewer: Account) => makeGraphqlGuestActs(askAs(world, viewer));
function done<T>(answer: Result<T, Refusal>): T {
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}
const nobody = () => encodeWireId(event.eventId, randomUUID());

describe('acts on several guests over our schema', () => {
  it('check guests in, once for a key, tell whom not and why, and are taken back by what they answered', async () => {
    const acts = actsOf(organiser);
    const [lan, mai, unknown] = [await guest(), await guest(), nobody()];
    const key = randomUUID();
    const first = done(await acts.checkIn(event.eventId, [lan, mai, unknown], key));
    expect(first.checkedIn.map(({ ticketId }) => ticketId)).toEqual([lan, mai]);
    expect(first.refused).toEqual([{ id: unknown, refusal: { code: 'NOT_FOUND' } }]);
    expect(done(await acts.checkIn(event.eventId, [lan, mai, unknown], key))).toEqual(first);
    const second = done(await acts.checkIn(event.eventId, [lan], randomUUID()));
    expect(second).toEqual({
      checkedIn: [],
      refused: [{ id: lan, refusal: { code: 'ALREADY_CHECKED_IN', firstAt: world.now() } }],
    });
    const ids = first.checkedIn.map(({ checkInId }) => checkInId);
    expect(done(await acts.undoCheckIns(event.eventId, ids))).toEqual({ done: 2, refused: [] });
    expect(done(await acts.undoCheckIns(event.eventId, ids))).toEqual({
      done: 0,
      refused: ids.map((id) => ({ id, refusal: { code: 'UNDO_REFUSED', because: 'ALREADY_UNDONE' } })),
    });
  });

  it('email tickets again, and say when the next may be', async () => {
    const acts = actsOf(organiser);
    const [lan, unknown] = [await guest(), nobody()];
    expect(done(await acts.sendAgain(event.eventId, [lan, unknown]))).toEqual({
      done: 1,
      refused: [{ id: unknown, refusal: { code: 'NOT_FOUND' } }],
    });
    const resendAt = later(world.now(), 5 * MINUTE);
    expect(done(await acts.sendAgain(event.eventId, [lan]))).toEqual({
      done: 0,
      refused: [{ id: lan, refusal: { code: 'RESEND_TOO_SOON', resendAt } }],
    });
  });

  it('are refused to strangers as a whole', async () => {
    const acts = actsOf(await world.account('stranger'));
    const lan = await guest();
    const forbidden = { ok: false, refusal: { code: 'FORBIDDEN' } };
    expect(await acts.checkIn(event.eventId, [lan], randomUUID())).toEqual(forbidden);
    expect(await acts.undoCheckIns(event.eventId, [nobody()])).toEqual(forbidden);
    expect(await acts.sendAgain(event.eventId, [lan])).toEqual(forbidden);
  });
});
