import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { accountId, anAccount } from '#test/builders/a-viewer.ts';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import { EVENT_ABILITIES } from './event-abilities.ts';
import { type TicketAbility, type TicketFacts, ticketAbilities } from './ticket-abilities.ts';

const ticket: TicketFacts = {
  holderAccountId: accountId('minh'),
  giverAccountId: null,
  isVoid: false,
  eventAbilities: ['event.view'],
};
const asHolder = { ...ticket, holderAccountId: accountId('lan') };
const onItsWay = { ...ticket, holderAccountId: null, giverAccountId: accountId('lan') };
const HOLDER: TicketAbility[] = ['ticket.view', 'ticket.contact', 'ticket.qr', 'ticket.code'];

describe('abilities on a ticket', () => {
  it('role × ability, on somebody else’s ticket', () => {
    const hoas = { ...ticket, holderAccountId: accountId('hoa') };
    expect(tableOfEvent((viewer, eventAbilities) => ticketAbilities(viewer, { ...hoas, eventAbilities }))).toBe(`
                  anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
ticket.code       ·         ·      ●         ●       ·      ●    ●     ●        ●        ●      ·       ·          ●
ticket.contact    ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
ticket.send-again ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
ticket.view       ·         ·      ●         ●       ·      ●    ●     ●        ●        ●      ·       ·          ●
`);
  });

  it.each<[string, Parameters<typeof ticketAbilities>[0], TicketFacts, TicketAbility[]]>([
    ['an anonymous visitor', anonymous, ticket, []],
    ['another user [S6-10]', anAccount(), ticket, []],
    ['its holder, who admits nobody [S6-10] [S6-45]', anAccount(), asHolder, [...HOLDER, 'ticket.send-again']],
    [
      'its giver while it is on its way: neither its QR nor its code [S6-10]',
      anAccount(),
      onItsWay,
      ['ticket.view', 'ticket.contact', 'ticket.send-again'],
    ],
    [
      'its giver, once it was received: only to whom it went',
      anAccount(),
      { ...ticket, giverAccountId: accountId('lan') },
      ['ticket.view'],
    ],
    [
      'the holder of a void one',
      anAccount(),
      { ...asHolder, isVoid: true },
      ['ticket.view', 'ticket.contact', 'ticket.code'],
    ],
    [
      'the door, which learns no address of anybody [S6-38] [S6-45]',
      anAccount(),
      { ...ticket, eventAbilities: ['event.view', 'event.check-in'] },
      ['ticket.view', 'ticket.code'],
    ],
    [
      'the organiser',
      anAccount(),
      { ...ticket, eventAbilities: EVENT_ABILITIES },
      ['ticket.view', 'ticket.contact', 'ticket.code', 'ticket.send-again'],
    ],
  ])('%s', (_who, viewer, facts, abilities) => {
    expect(ticketAbilities(viewer, facts)).toEqual(abilities);
  });
});
