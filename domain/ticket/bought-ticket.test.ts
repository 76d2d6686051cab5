import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { anyTicketAct, type TicketAct } from '#test/arbitraries/ticket.arbitraries.ts';
import { aBoughtTicket, aRecipient, TOMORROW } from '#test/builders/a-bought-ticket.ts';
import { given } from '#test/builders/given.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { reachable } from '#test/builders/reachable.ts';
import { type AdmissibleTicket, type AdmitRefusal, admit, type Scan } from './admit.ts';
import {
  type BoughtTicket,
  changeRefusal,
  evolveTicket,
  TICKET_STATES,
  TICKET_TRANSITIONS,
  type TicketEvent,
  ticketUse,
} from './bought-ticket.ts';
import {
  editTicket,
  RESEND_TICKET_AFTER,
  receiveTicket,
  reissueTicket,
  resendTicket,
  sendTicket,
  takeBackTicket,
  voidTicket,
} from './decide-ticket.ts';

/** The ticket as a door checks it. */
const admissibleTicket = (ticket: BoughtTicket): AdmissibleTicket => ({
  status: ticket.state === 'VOID' ? 'VOID' : 'VALID',
  eventId: ticket.eventId,
  sectionEventId: ticket.sectionEventId,
  issueNumber: ticket.issueNumber,
  redeemCount: ticket.checkIns.length,
  firstRedeemedAt: ticket.checkIns[0]?.at ?? null,
  leftAt: null,
});

function checkIn(
  one: BoughtTicket,
  scan: Scan & { readonly scanId: string },
  at: Instant,
): Result<readonly TicketEvent[], AdmitRefusal> {
  if (one.checkIns.some(({ scanId }) => scanId === scan.scanId)) return ok([]);
  const admitted = admit(admissibleTicket(one), scan, at);
  return admitted.ok ? ok([{ kind: 'CHECKED_IN', scanId: scan.scanId, at }]) : admitted;
}

const undo = (one: BoughtTicket, scanId: string): Result<readonly TicketEvent[], { readonly code: string }> =>
  one.checkIns.some((known) => known.scanId === scanId)
    ? ok([{ kind: 'CHECK_IN_UNDONE', scanId }])
    : refused({ code: 'NO_SUCH_CHECK_IN' });

/** Who can use the ticket: an account, or the reader of an address; null for a void one. Never two. */
function ticketHolder(ticket: BoughtTicket): unknown {
  if (ticket.state === 'VOID') return null;
  return ticket.state === 'SENT'
    ? { kind: 'ADDRESS', email: ticket.recipient.email }
    : { kind: 'ACCOUNT', accountId: ticket.holder };
}

const LAN = 'lan' as AccountId;
const MINH = 'minh' as AccountId;
const OVER = { endAt: minutes(-1) };
const ENDING = { endAt: NOW };
const minh = aRecipient('Minh');
const hoa = aRecipient('Hoa');

const ticket = given(evolveTicket, aBoughtTicket());
const SENT: TicketEvent = { kind: 'SENT', to: minh, at: NOW };
const RECEIVED: TicketEvent = { kind: 'RECEIVED', by: MINH };
const VOIDED: TicketEvent = { kind: 'VOIDED', because: 'ORDER_REFUNDED' };
const came = (scanId = 's1', at = NOW): TicketEvent => ({ kind: 'CHECKED_IN', scanId, at });

const send =
  (to = minh, session = TOMORROW) =>
  (one: BoughtTicket) =>
    sendTicket(one, to, 'LAN@example.com', session, NOW);
const edit =
  (email: string, firstName = 'Lan', lastName: string | null = 'Trần') =>
  (one: BoughtTicket) =>
    editTicket(one, { firstName, lastName, email });
const receive =
  (by = MINH, email = 'MINH@example.com') =>
  (one: BoughtTicket) =>
    receiveTicket(one, by, email);
const scan =
  (scanId: string, issueNumber: number | null = null, at = NOW) =>
  (one: BoughtTicket) =>
    checkIn(one, { scanId, eventId: 1012, sectionEventId: 5001, issueNumber }, at);
const reissue =
  (session = TOMORROW) =>
  (one: BoughtTicket) =>
    reissueTicket(one, session, NOW);

describe('forwarding a ticket', () => {
  it('lets the recipient use it at once, and not the sender', () => {
    const sent = ticket().when(send()).thenHappens(SENT).when(send()).thenHappens();
    expect(sent.state).toEqual({
      ...paper(),
      issueNumber: 2,
      recipient: minh,
      state: 'SENT',
      sender: LAN,
      sentAt: NOW,
      before: aRecipient('Lan', 'Trần'),
    });
    expect(ticketHolder(sent.state)).toEqual({ kind: 'ADDRESS', email: 'minh@example.com' });
    sent.when(scan('s1', 1)).thenRefused({ code: 'TICKET_REISSUED' }).when(scan('s1', 2)).thenHappens(came());
  });

  it('lets only the account of its address claim it, ignoring case', () => {
    const told = ticket(SENT)
      .when(receive(LAN, 'lan@example.com'))
      .thenRefused({ code: 'NOT_FOUND' })
      .when(receive())
      .thenHappens(RECEIVED)
      .when(receive())
      .thenHappens()
      .when(receive(LAN))
      .thenRefused({ code: 'NOT_FOUND' });
    expect(told.state).toEqual({
      ...paper(),
      issueNumber: 2,
      recipient: minh,
      state: 'RECEIVED',
      holder: MINH,
      sender: LAN,
    });
    expect(ticketHolder(told.state)).toEqual({ kind: 'ACCOUNT', accountId: MINH });
    ticket()
      .when(receive(LAN, 'lan@example.com'))
      .thenHappens()
      .when(receive(MINH, 'lan@example.com'))
      .thenRefused({ code: 'NOT_FOUND' });
    ticket(SENT, VOIDED).when(receive()).thenRefused({ code: 'TICKET_VOID' });
  });

  it('can be undone until claimed or used', () => {
    const told = ticket(SENT).when(takeBackTicket).thenHappens({ kind: 'TAKEN_BACK' });
    expect(told.state).toEqual({ ...aBoughtTicket(), issueNumber: 3 });
    told.when(takeBackTicket).thenRefused({ code: 'NOT_SENT' });
    ticket(SENT, RECEIVED).when(takeBackTicket).thenRefused({ code: 'NOT_SENT' });
    ticket(SENT, came()).when(takeBackTicket).thenRefused({ code: 'TICKET_CHECKED_IN' });
  });

  it('cannot be forwarded or edited [S5-13]', () => {
    for (const events of [[SENT], [SENT, RECEIVED]]) {
      ticket(...events)
        .when(send(hoa))
        .thenRefused({ code: 'TICKET_TRANSFERRED' })
        .when(edit('hoa@example.com'))
        .thenRefused({ code: 'TICKET_TRANSFERRED' });
    }
  });

  it('needs another person, before the session ends', () => {
    ticket()
      .when(send(aRecipient('LAN')))
      .thenRefused({ code: 'TO_ONESELF' });
    ticket().when(send(minh, OVER)).thenRefused({ code: 'EVENT_ENDED' }).when(send(minh, ENDING)).thenHappens(SENT);
  });
});

describe('editing a ticket', () => {
  it('changes name and address while unused', () => {
    const told = ticket()
      .when(edit(' HOA@example.com', ' Hoa ', ' '))
      .thenHappens({ kind: 'EDITED', recipient: hoa })
      .when(edit('hoa@example.com', 'Hoa', null))
      .thenHappens();
    expect(told.state).toEqual({ ...aBoughtTicket(), recipient: hoa });
    for (const other of [
      edit('lan@example.com', 'Hoa'),
      edit('lan@example.com', 'Lan', null),
      edit('hoa@example.com'),
    ]) {
      expect(other(aBoughtTicket())).toMatchObject({ value: [{ kind: 'EDITED' }] });
    }
  });

  it('changes the order of a name only where one is said', () => {
    const name = { firstName: 'Tom', lastName: 'Nguyen' };
    const recipient = { ...aRecipient('tom'), ...name, nameOrder: 'GIVEN_FIRST' as const };
    const one = { ...aBoughtTicket(), recipient };
    const typed = { ...name, email: recipient.email };
    expect(editTicket(one, typed)).toEqual({ ok: true, value: [] });
    expect(editTicket(one, { ...typed, email: 'other@example.com' })).toMatchObject({
      value: [{ recipient: { ...name, email: 'other@example.com', nameOrder: 'GIVEN_FIRST' } }],
    });
    expect(editTicket(one, { ...typed, nameOrder: 'FAMILY_FIRST' })).toMatchObject({
      value: [{ recipient: { ...name, nameOrder: 'FAMILY_FIRST' } }],
    });
    expect(editTicket(one, { ...typed, firstName: 'Hoa' })).toStrictEqual({
      ok: true,
      value: [{ kind: 'EDITED', recipient: { firstName: 'Hoa', lastName: 'Nguyen', email: recipient.email } }],
    });
  });

  it('is refused after check-in [S5-12]', () => {
    ticket(came())
      .when(edit('hoa@example.com'))
      .thenRefused({ code: 'TICKET_CHECKED_IN' })
      .when(send())
      .thenRefused({ code: 'TICKET_CHECKED_IN' })
      .when((one) => undo(one, 's1'))
      .thenHappens({ kind: 'CHECK_IN_UNDONE', scanId: 's1' })
      .when(send())
      .thenHappens(SENT);
  });

  it('is refused for an invalid email', () => {
    ticket().when(edit('hoa')).thenRefused({ code: 'INVALID_EMAIL' });
  });

  it('is refused when void', () => {
    ticket(VOIDED)
      .when(edit('hoa@example.com'))
      .thenRefused({ code: 'TICKET_VOID' })
      .when(send())
      .thenRefused({ code: 'TICKET_VOID' })
      .when(reissue())
      .thenRefused({ code: 'TICKET_VOID' })
      .when(scan('s1'))
      .thenRefused({ code: 'TICKET_VOID' });
  });
});

describe('reissuing', () => {
  it('invalidates the previous token, until the session ends', () => {
    ticket()
      .when(reissue())
      .thenHappens({ kind: 'REISSUED' })
      .when(scan('s1', 1))
      .thenRefused({ code: 'TICKET_REISSUED' })
      .when(scan('s1', 2))
      .thenHappens(came())
      .when(reissue(OVER))
      .thenRefused({ code: 'EVENT_ENDED' })
      .when(reissue(ENDING))
      .thenHappens({ kind: 'REISSUED' });
  });
});

describe('check-ins of a ticket', () => {
  it('are counted, once per scan, and can be undone', () => {
    const told = ticket()
      .when(scan('s1'))
      .thenHappens(came())
      .when(scan('s1', 7))
      .thenHappens()
      .when(scan('s2', null, minutes(5)))
      .thenHappens(came('s2', minutes(5)));
    expect(admissibleTicket(told.state)).toEqual({
      status: 'VALID',
      eventId: 1012,
      sectionEventId: 5001,
      issueNumber: 1,
      redeemCount: 2,
      firstRedeemedAt: NOW,
      leftAt: null,
    });
    const undone = told.when((one) => undo(one, 's1')).thenHappens({ kind: 'CHECK_IN_UNDONE', scanId: 's1' });
    expect(admissibleTicket(undone.state)).toMatchObject({ redeemCount: 1, firstRedeemedAt: minutes(5) });
    undone.when((one) => undo(one, 's1')).thenRefused({ code: 'NO_SUCH_CHECK_IN' });
  });

  it('survive voiding, and a repeated scan keeps its answer', () => {
    const told = ticket(came())
      .when((one) => ({ ok: true, value: voidTicket(one, 'ORDER_REFUNDED') }))
      .thenHappens(VOIDED);
    expect(told.state).toEqual({
      ...paper(),
      checkIns: [{ scanId: 's1', at: NOW }],
      state: 'VOID',
      because: 'ORDER_REFUNDED',
    });
    expect([ticketHolder(told.state), voidTicket(told.state, 'CHARGEBACK')]).toEqual([null, []]);
    told.when(scan('s1')).thenHappens();
  });
});

describe('the ticket’s email', () => {
  it('is sent again to its address, after a pause', () => {
    const one = ticket(SENT).state;
    expect(resendTicket(one, null, TOMORROW, NOW)).toEqual({ ok: true, value: { to: minh } });
    expect(resendTicket(one, minutes(-5), ENDING, NOW)).toEqual({ ok: true, value: { to: minh } });
    expect(resendTicket(one, minutes(-4), TOMORROW, NOW)).toEqual({
      ok: false,
      refusal: { code: 'RESEND_TOO_SOON', resendAt: minutes(1) },
    });
    expect(resendTicket(one, null, OVER, NOW)).toEqual({ ok: false, refusal: { code: 'EVENT_ENDED' } });
    expect(resendTicket(ticket(VOIDED).state, null, TOMORROW, NOW)).toEqual({
      ok: false,
      refusal: { code: 'TICKET_VOID' },
    });
    expect(RESEND_TICKET_AFTER).toBe(5 * 60_000);
  });
});

const paper = () => {
  const { ticketId, eventId, sectionEventId, issueNumber, recipient, checkIns } = aBoughtTicket();
  return { ticketId, eventId, sectionEventId, issueNumber, recipient, checkIns };
};

function decide(one: BoughtTicket, act: TicketAct): Result<readonly TicketEvent[], { readonly code: string }> {
  switch (act.kind) {
    case 'EDIT':
      return editTicket(one, act.to);
    case 'SEND':
      return sendTicket(one, act.to, act.from, { endAt: act.endAt }, NOW);
    case 'TAKE_BACK':
      return takeBackTicket(one);
    case 'RECEIVE':
      return receiveTicket(one, act.by, act.email);
    case 'REISSUE':
      return reissueTicket(one, { endAt: act.endAt }, NOW);
    case 'SCAN':
      return checkIn(one, act, NOW);
    case 'UNDO':
      return undo(one, act.scanId);
    case 'VOID':
      return { ok: true, value: voidTicket(one, 'CHARGEBACK') };
  }
}

describe('a repeated gift', () => {
  it('changes nothing, also once the ticket was received, and goes to nobody else', () => {
    ticket(SENT, RECEIVED).when(send()).thenHappens();
    ticket(SENT, RECEIVED).when(send(hoa)).thenRefused({ code: 'TICKET_TRANSFERRED' });
    const toMinhself = sendTicket(ticket(SENT, RECEIVED).state, minh, minh.email.toUpperCase(), TOMORROW, NOW);
    expect(toMinhself).toEqual({ ok: false, refusal: { code: 'TICKET_TRANSFERRED' } });
  });
});

describe('ticket states', () => {
  it('are all reachable', () => {
    expect(reachable(TICKET_TRANSITIONS, 'HELD')).toEqual(new Set(TICKET_STATES));
  });

  it('every transition is used', () => {
    const steps: readonly (readonly [BoughtTicket, TicketEvent])[] = [
      [ticket().state, SENT],
      [ticket().state, VOIDED],
      [ticket(SENT).state, { kind: 'TAKEN_BACK' }],
      [ticket(SENT).state, RECEIVED],
      [ticket(SENT).state, VOIDED],
      [ticket(SENT, RECEIVED).state, VOIDED],
    ];
    const taken = steps.map(([before, event]) => `${before.state} ${evolveTicket(before, event).state}`);
    expect(taken.sort()).toEqual(
      Object.entries(TICKET_TRANSITIONS)
        .flatMap(([from, to]) => to.map((one) => `${from} ${one}`))
        .sort(),
    );
  });

  it('events that do not fit a state change nothing', () => {
    for (const events of [[VOIDED], [SENT, RECEIVED]]) {
      const { state } = ticket(...events);
      for (const event of [SENT, { kind: 'TAKEN_BACK' } as const, RECEIVED])
        expect(evolveTicket(state, event)).toEqual(state);
    }
    for (const event of [{ kind: 'TAKEN_BACK' } as const, RECEIVED])
      expect(evolveTicket(aBoughtTicket(), event)).toEqual(aBoughtTicket());
  });

  it('always: one live token, one holder, void tickets admit nobody, and counts match scans', () => {
    fc.assert(
      fc.property(fc.array(anyTicketAct, { maxLength: 25 }), (acts) => {
        let one = aBoughtTicket();
        const dead = new Set<number>();
        const scans = new Set<string>();
        for (const act of acts) {
          const before = one;
          const answer = decide(one, act);
          if (!answer.ok) expect(answer.refusal.code).toMatch(/^[A-Z_]+$/);
          one = (answer.ok ? answer.value : []).reduce(evolveTicket, one);
          expect(one.state === before.state || TICKET_TRANSITIONS[before.state].some((to) => to === one.state)).toBe(
            true,
          );
          // A new hand, or a re-issue, is a new token; the others are dead for ever.
          const handed =
            JSON.stringify(ticketHolder(one)) !== JSON.stringify(ticketHolder(before)) &&
            act.kind !== 'RECEIVE' &&
            one.state !== 'VOID';
          if (handed || (answer.ok && act.kind === 'REISSUE')) expect(one.issueNumber).toBe(before.issueNumber + 1);
          if (one.issueNumber !== before.issueNumber) dead.add(before.issueNumber);
          for (let issueNumber = 1; issueNumber <= one.issueNumber + 1; issueNumber++) {
            const lets = admit(
              admissibleTicket(one),
              { eventId: one.eventId, sectionEventId: one.sectionEventId, issueNumber },
              NOW,
            ).ok;
            expect(lets).toBe(one.state !== 'VOID' && issueNumber === one.issueNumber && !dead.has(issueNumber));
          }
          expect(ticketHolder(one) === null).toBe(one.state === 'VOID');
          if (act.kind === 'SCAN' && answer.ok) scans.add(act.scanId);
          if (act.kind === 'UNDO' && answer.ok) scans.delete(act.scanId);
          expect(new Set(one.checkIns.map(({ scanId }) => scanId))).toEqual(scans);
          expect(one.checkIns).toHaveLength(scans.size);
          expect(ticketUse(one).checkedIn).toBe(scans.size > 0);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('changeRefusal', () => {
  it.each([
    [{ checkedIn: false, transferred: false, isVoid: false }, null],
    [{ checkedIn: true, transferred: false, isVoid: false }, { code: 'TICKET_CHECKED_IN' }],
    [{ checkedIn: false, transferred: true, isVoid: false }, { code: 'TICKET_TRANSFERRED' }],
    [{ checkedIn: true, transferred: true, isVoid: false }, { code: 'TICKET_CHECKED_IN' }],
    [{ checkedIn: true, transferred: true, isVoid: true }, { code: 'TICKET_VOID' }],
  ] as const)('a ticket with %j refuses changes with %j [S5-12] [S5-13]', (use, refusal) => {
    expect(changeRefusal(use)).toEqual(refusal);
  });
});
