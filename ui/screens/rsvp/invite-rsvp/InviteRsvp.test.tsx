import { act } from 'react';
import { NEVER, Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeSessionStorageInvitationSecrets } from '#adapters/storage/platform/session-storage-invitation-secrets.ts';
import { HandInAnswers } from '#application/event/hand-in-answers.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { makeHandInAnswers } from '#application/event/make-hand-in-answers.ts';
import { OpenQuestionnaire } from '#application/event/open-questionnaire.ts';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { AnswerLetter } from '#application/rsvp/answer-letter.ts';
import { FollowLetter } from '#application/rsvp/follow-letter.ts';
import type { Acceptance, InvitationDesk, Letter, SeenInvitation } from '#application/rsvp/ports/invitation-desk.ts';
import { OpenTicket, type TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { DAY, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { writeInvitationSecret } from '#domain/rsvp/invitation-secret.ts';
import { QUESTIONS } from '#test/builders/a-form.ts';
import { aHeldTicket } from '#test/builders/a-held-ticket.ts';
import { anEventPage, aSession } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { write } from '#test/rendered/private-panel-page.tsx';
import { appears, click, find, findAll, renderPage, settle, submit } from '#test/rendered/render-page.tsx';
import { showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { signInAs } from '#test/rendered/sign-in-here.ts';
import { staysOpen } from '#test/rendered/stays-open.ts';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { PageFrame } from '#ui/routes/PageFrame.tsx';
import { InviteRsvp } from './InviteRsvp.tsx';

const SECRET = writeInvitationSecret({ keyId: 'k1', letterNumber: 1 }, new Uint8Array(32));
const QUERY = `?rsvpInvitationId=i1&rsvpInvitationSecret=${encodeURIComponent(SECRET)}&originalName=Ai%20%C4%91%C3%B3&originalEmail=ai%40example.test`;
const invited: SeenInvitation = {
  status: 'INVITED',
  sectionEventId: 5001,
  ticketTypeId: 'standard',
  boughtTicketId: null,
  picturePath: '/api/generate-invitation-image?name=Mai&signature=k1.x',
  name: 'Trần Mai',
  email: 'mai@example.test',
  avatar: null,
  partyLimit: 1,
  waitingAhead: null,
};
const mai = { ...someAccount, email: 'Mai@Example.test', firstName: 'Mai', lastName: 'Trần' };

type World = {
  readonly event?: EventPage;
  readonly query?: string;
  readonly invitation?: SeenInvitation;
  readonly signedIn?: boolean;
  /** Signed in, or made by signing in. */
  readonly account?: Account;
  readonly locale?: 'en' | 'vi';
  readonly refuses?: Refusal | 'AWAY';
  readonly due?: string;
  readonly slow?: boolean;
  /** Groups that wait already for a place. */
  readonly full?: number;
  readonly ticket?: TicketOnScreen;
};

/** Where its panel leads to. */
const ways = () =>
  [...document.querySelectorAll('section[aria-labelledby="registration-title"] a')].map((link) =>
    link.getAttribute('href'),
  );

async function show(world: World = {}) {
  const {
    event = anEventPage(),
    query = QUERY,
    signedIn = true,
    account = mai,
    locale = 'en',
    refuses,
    due,
    slow = false,
    full,
    ticket,
  } = world;
  let kept = world.invitation ?? invited;
  const asked: Letter[] = [];
  const yeses: Acceptance[] = [];
  const answer = async (letter: Letter, change: Partial<SeenInvitation>) => {
    asked.push(letter);
    if (refuses === 'AWAY') throw new Error('away');
    if (refuses !== undefined) return refused(refuses);
    kept = { ...kept, ...change };
    return ok(kept);
  };
  const invitationDesk: InvitationDesk = {
    read: async (letter) =>
      slow
        ? new Promise(() => undefined)
        : letter.secret === SECRET
          ? ok(kept)
          : refused({ code: 'RSVP_REFUSED', trouble: { code: 'SECRET_INVALID' } }),
    accept: (letter, yes) => {
      yeses.push(yes);
      return answer(
        letter,
        full === undefined
          ? { status: 'ACCEPTED', boughtTicketId: 't1' }
          : { status: 'WAITING', boughtTicketId: null, waitingAhead: full },
      );
    },
    decline: (letter) => answer(letter, { status: 'DECLINED', boughtTicketId: null, waitingAhead: null }),
  };
  const later = new Subject<SeenInvitation>();
  const invitationSecrets = makeSessionStorageInvitationSecrets(() => window.sessionStorage);
  const Component = withUseCases(InviteRsvp, [
    given(WatchStock, () => NEVER),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
    given(OpenQuestionnaire, async () => ok({ version: 1, fields: [QUESTIONS.company] })),
    given(
      HandInAnswers,
      makeHandInAnswers(async () => refused({ code: 'UNAUTHORIZED' })),
    ),
    given(AnswerLetter, AnswerLetter.make({ invitationDesk, invitationSecrets })),
    given(FollowLetter, () => later),
    given(OpenTicket, async (ticketId) =>
      ticket?.id === ticketId ? ok(ticket) : refused({ code: 'NOT_FOUND' as const }),
    ),
  ]);
  const page = await renderPage(
    [
      {
        Component: PageFrame,
        children: [{ path: '/invite-rsvp/:slug', Component, loader: () => ({ event, now: NOW }) }],
      },
      { path: '*', element: null },
    ],
    {
      locale,
      now: NOW,
      at: `/invite-rsvp/${event.slug}${query}`,
      ...(signedIn ? { account } : { mayBecome: account }),
      ...(due === undefined ? {} : { due }),
    },
  );
  await settle();
  const turns = async (change: Partial<SeenInvitation>) => {
    await act(async () => later.next({ ...kept, ...change }));
    await settle();
  };
  return { ...page, asked, yeses, kept: () => kept, turns, isFollowed: () => later.observed };
}

const panel = () => document.querySelector('section[aria-labelledby="registration-title"]')?.textContent ?? '';
const said = () => document.body.textContent ?? '';
const press = (name: string) => click(find('button', name));
const over = { beginAt: later(NOW, -2 * DAY), endAt: later(NOW, -DAY) };

beforeEach(() => window.sessionStorage.clear());

const toasts = () => findAll('[data-kind]', /./).map((toast) => toast.dataset['kind']);

describe('the page of an invitation', () => {
  it('is the event’s page with the RSVP panel in place of the registration [S2.1-10] [S2.6-14]', async () => {
    await show();
    expect(document.querySelector('h1')?.textContent).toBe('Đêm nhạc');
    expect(document.querySelector('#about-title')?.textContent).toBe('About the event');
    expect(findAll('a', 'Buy ticket now')).toEqual([]);
    expect(panel()).toContain('to join this event');
  });

  it('reads id, secret, name and email from its address, and removes the secret from it [S2.9-01]', async () => {
    const { router, asked } = await show({ query: QUERY });
    expect(router.state.location.search).toBe('');
    await press('Accept invitation');
    expect(asked).toEqual([{ invitationId: 'i1', secret: SECRET }]);
    window.sessionStorage.clear();
    await show({ query: '?originalName=Mai%20L%C3%AA&originalEmail=mai%40example.test' });
    for (const words of ['Mai Lê', 'mai@example.test']) expect(panel()).toContain(words);
  });

  it('shows the address’s name and email without a secret', async () => {
    await show({ query: '?originalName=Ai%20%C4%91%C3%B3&originalEmail=ai%40example.test' });
    expect(panel()).toContain('Ai đó');
    expect(panel()).toContain('ai@example.test');
  });

  it('remembers the invitation after a reload', async () => {
    const first = await show();
    const { asked } = await show({ query: '' });
    expect(first.asked).toEqual([]);
    await press('Accept invitation');
    expect(asked).toEqual([{ invitationId: 'i1', secret: SECRET }]);
  });

  it('shows an ended event above every state [S2.9-02] [S1-58]', async () => {
    const event = anEventPage({ ...over, sessions: [aSession(over)] });
    for (const invitation of [
      invited,
      { ...invited, status: 'DECLINED' as const },
      { ...invited, status: 'ACCEPTED' as const, boughtTicketId: 't1' },
    ]) {
      await show({ event, invitation });
      expect(panel()).toContain('Event ended');
      expect(panel()).toContain('Hope to see you at future events');
      await showsInBothLanguages('Hope to see you at future events.');
      expect(document.querySelectorAll('section[aria-labelledby="registration-title"] button')).toHaveLength(0);
    }
  });

  it('says that the event is cancelled, to guests with an answer too', async () => {
    const event = anEventPage({ status: 'CANCELLED' });
    for (const status of ['INVITED', 'ACCEPTED'] as const) {
      await show({ event, invitation: { ...invited, status } });
      expect(panel()).toContain('Event cancelled');
      expect(panel()).toContain('You don’t need to do anything.');
      expect(ways()).toEqual(['/event/dem-nhac-1012', '/u/lan']);
    }
  });

  it('leads to the host only, not to the page of a private event', async () => {
    await show({ event: anEventPage({ status: 'CANCELLED', feature: 'PRIVATE' }) });
    expect(ways()).toEqual(['/u/lan']);
  });

  it('misses nothing of an invitation to an event that has ended', async () => {
    window.sessionStorage.clear();
    await show({ event: anEventPage({ ...over, sessions: [aSession(over)] }), query: '' });
    expect(panel()).toContain('Event ended');
    expect(document.querySelectorAll('section [role="alert"]')).toHaveLength(0);
  });

  it('shows the guest by initials or picture, name and email, with both replies [S2.9-03] [S1-58]', async () => {
    await show();
    for (const words of ['to join this event', 'Trần Mai', 'mai@example.test', 'TM']) expect(panel()).toContain(words);
    expect([find('button', 'Accept invitation'), find('button', 'Decline')].length).toBe(2);
    await showsInBothLanguages('Accept invitation', 'Decline', 'to join this event');
    const picture = find('a[download]', 'Save as a picture');
    expect(picture.getAttribute('href')).toBe(invited.picturePath);
    await show({ invitation: { ...invited, avatar: '/files/mai.webp' } });
    expect(document.querySelector('img[src="/files/mai.webp"]')).not.toBe(null);
  });

  it('thanks for accepting, also when it was accepted before [S1-23] [S2.9-04] [S8-24]', async () => {
    const { kept } = await show();
    await press('Accept invitation');
    expect(kept().status).toBe('ACCEPTED');
    for (const words of ['Thanks for joining', 'See you at the event']) expect(panel()).toContain(words);
    expect(said()).toContain('Invitation accepted!');
    await show({ invitation: { ...invited, status: 'ACCEPTED', boughtTicketId: 't1' } });
    expect(panel()).toContain('Thanks for joining');
    await show({ locale: 'vi' });
    await press('Chấp nhận lời mời');
    expect(said()).toContain('Chấp nhận lời mời thành công!');
  });

  it.each([
    ['en', 'Accept invitation'],
    ['vi', 'Chấp nhận lời mời'],
  ] as const)('thanks a guest who accepts, in %s [S1-58]', async (locale, accept) => {
    await show({ locale });
    await press(accept);
    showsIn(locale, 'Thanks for joining', 'See you at the event.', 'Invitation accepted!');
  });

  it('shows the ticket of a guest who said yes, with its QR code, and leads to it', async () => {
    const ticket = { ...aHeldTicket('t1', { holder: 'Trần Mai' }), keptAt: null };
    for (const [locale, accept] of [
      ['en', 'Accept invitation'],
      ['vi', 'Chấp nhận lời mời'],
    ] as const) {
      await show({ locale, ticket });
      await press(accept);
      const code = await appears('section svg[role="img"]');
      const shown = code.closest('a');
      expect(shown?.getAttribute('href')).toMatch(/\/my-ticket\/t1$/);
      for (const words of ['Đêm nhạc', 'Hạng Sen', 'Trần Mai']) expect(shown?.textContent).toContain(words);
    }
  });

  it('leads to the ticket where it cannot be shown: to whom is not signed in, or holds it no longer', async () => {
    const invitation = { ...invited, status: 'ACCEPTED' as const, boughtTicketId: 't1' };
    const ticket = { ...aHeldTicket('t1'), keptAt: null };
    for (const world of [{ signedIn: false, ticket }, {}]) {
      await show({ invitation, ...world });
      expect(find('a', 'View my ticket').getAttribute('href')).toBe('/my-ticket/t1');
      expect(findAll('section svg', /QR code/)).toEqual([]);
    }
  });

  it('leads to the ticket; it can be cancelled after a warning, and registered for again', async () => {
    const { kept } = await show({ invitation: { ...invited, status: 'ACCEPTED', boughtTicketId: 't1' } });
    expect(find('a', 'View my ticket').getAttribute('href')).toBe('/my-ticket/t1');
    await press('I can’t make it');
    expect(panel()).toContain('Your ticket will be cancelled and your place offered to someone else.');
    expect(kept().status).toBe('ACCEPTED');
    await press('Keep my ticket');
    await press('I can’t make it');
    await press('Cancel my ticket');
    expect(kept().status).toBe('DECLINED');
    expect(panel()).toContain('You declined the invitation');
    await press('Register again');
    expect(find('button', 'Accept invitation')).not.toBe(null);
  });

  it('clears an error with the next reply', async () => {
    const { kept } = await show();
    await press('Accept invitation');
    expect(toasts()).toEqual(['success']);
    await press('I can’t make it');
    await press('Cancel my ticket');
    await settle(250);
    expect([kept().status, toasts()]).toEqual(['DECLINED', []]);
    expect(said()).not.toContain('Invitation accepted!');
  });

  it('says that it was withdrawn, and takes no replies', async () => {
    await show({ invitation: { ...invited, status: 'TAKEN_BACK' } });
    expect(panel()).toContain('This invitation is no longer valid');
    expect(findAll('button', 'Accept invitation')).toEqual([]);
    expect(panel()).toContain('If you think this is a mistake, ask the person who invited you.');
    expect(ways()).toEqual(['/event/dem-nhac-1012', '/u/lan']);
  });

  it('can be declined and registered for again [S1-23] [S2.9-05] [S1-58]', async () => {
    const { kept } = await show();
    await press('Decline');
    expect(kept().status).toBe('DECLINED');
    for (const words of ['You declined the invitation', 'Changed your mind?', 'Register again'])
      expect(panel()).toContain(words);
    await showsInBothLanguages('You declined the invitation', 'Changed your mind?', 'Register again');
    await press('Register again');
    expect(find('button', 'Accept invitation')).not.toBe(null);
  });

  it('shows a decline again after a reload [S4-23]', async () => {
    const { kept } = await show();
    await press('Decline');
    await show({ query: '', invitation: kept() });
    expect(panel()).toContain('You declined the invitation');
  });

  it('names the signed-in account when somebody else was invited [S2.9-06] [S1-58]', async () => {
    await show({ account: { ...mai, email: 'minh@example.test' } });
    expect(panel()).toContain('minh@example.test');
    await showsInBothLanguages('OK');
    await press('OK');
    expect(panel()).not.toContain('minh@example.test');
    await show();
    expect(findAll('button', 'OK')).toEqual([]);
  });

  it.each(['Accept invitation', 'Decline'])(
    'asks to sign in before %s, with the invited address, by a dialog that cannot be closed [S6-05] [S2.5-05]',
    async (move) => {
      const { asked } = await show({ signedIn: false });
      await press(move);
      const dialog = await appears('[role="dialog"]');
      expect(dialog.querySelector<HTMLInputElement>('input[type="email"]')?.value).toBe('mai@example.test');
      expect(await staysOpen()).toBe(true);
      expect(asked).toEqual([]);
    },
  );

  it('asks an invited person without an account for a name with that of the invitation filled in', async () => {
    const { desk, yeses } = await show({ signedIn: false, account: { ...mai, firstName: null, lastName: null } });
    await press('Accept invitation');
    await appears('[role="dialog"]');
    await signInAs(desk, 'mai@example.test');
    const given = (await appears('input[autocomplete="given-name"]')) as HTMLInputElement;
    const family = document.querySelector<HTMLInputElement>('input[autocomplete="family-name"]');
    expect([family?.value, given.value, yeses]).toEqual(['Trần', 'Mai', []]);
    await submit(given);
    await settle(20);
    expect(yeses).toHaveLength(1);
  });

  it('asks to agree to the event’s policy before it asks to sign in, and only of who accepts [S1-58]', async () => {
    const event = anEventPage({ policy: 'Không hút thuốc' });
    const { asked } = await show({ event, signedIn: false });
    await press('Accept invitation');
    const box = document.querySelector('input[type="checkbox"]');
    expect(find('[role="alert"]', 'Please agree to the event regulations')).toBeDefined();
    await showsInBothLanguages('Please agree to the event regulations');
    expect([document.activeElement, document.querySelector('[role="dialog"]'), asked]).toEqual([box, null, []]);
    await press('Decline');
    expect(await appears('[role="dialog"]')).not.toBe(null);
    const { yeses } = await show({ event });
    await click(document.querySelector('input[type="checkbox"]') as Element);
    await press('Accept invitation');
    expect(yeses).toMatchObject([{ policyAgreed: true }]);
  });

  it('brings the words that follow a reply into view, once they stand above it', async () => {
    const brought: string[] = [];
    const prototype = window.Element.prototype;
    const before = [prototype.scrollIntoView, prototype.getBoundingClientRect] as const;
    let top = 20;
    prototype.scrollIntoView = function scrollIntoView() {
      brought.push(this.querySelector('h2')?.textContent ?? '');
    };
    prototype.getBoundingClientRect = () => ({ top }) as DOMRect;
    await show();
    await press('Decline');
    expect(brought).toEqual([]);
    top = -480;
    await press('Register again');
    await press('Accept invitation');
    expect(brought).toEqual(['You are invited', 'Thanks for joining']);
    [prototype.scrollIntoView, prototype.getBoundingClientRect] = before;
  });

  it('answers nothing as somebody else before they chose with which account', async () => {
    const minh = { ...mai, email: 'minh@example.test' };
    const { asked, kept } = await show({ account: minh });
    expect(panel()).toContain('You are signed in as minh@example.test. The invitation is for mai@example.test.');
    for (const name of ['Accept invitation', 'Decline']) expect(find('button', name).matches(':disabled')).toBe(true);
    await press('OK');
    expect(asked).toEqual([]);
    await press('Accept invitation');
    expect(kept().status).toBe('ACCEPTED');
  });

  it('answers nothing by itself for who comes back from a sign-in as somebody else', async () => {
    await show({ signedIn: false });
    const minh = { ...mai, email: 'minh@example.test' };
    const { asked } = await show({ query: '', due: 'rsvp:1012:ACCEPT:1', account: minh });
    expect(asked).toEqual([]);
    expect(find('button', 'Use another account')).not.toBe(null);
  });

  it('leads who is signed in as somebody else to sign in with the invited address', async () => {
    const { asked } = await show({ account: { ...mai, email: 'minh@example.test' } });
    await press('Use another account');
    const dialog = await appears('[role="dialog"]');
    expect(dialog.querySelector<HTMLInputElement>('input[type="email"]')?.value).toBe('mai@example.test');
    expect(asked).toEqual([]);
  });

  it('asks who accepted as somebody else before the ticket is cancelled', async () => {
    const invitation = { ...invited, status: 'ACCEPTED' as const, boughtTicketId: 't1' };
    await show({ invitation, account: { ...mai, email: 'minh@example.test' } });
    expect(findAll('button', 'I can’t make it')).toEqual([]);
    await press('OK');
    expect(find('button', 'I can’t make it')).not.toBe(null);
  });

  it('asks how many people are coming, up to the invitation’s limit', async () => {
    const { yeses } = await show({ invitation: { ...invited, partyLimit: 3 } });
    expect(panel()).toContain('Including you. This invitation is for up to 3.');
    for (let more = 0; more < 4; more += 1) await press('One more: People coming');
    await press('Accept invitation');
    expect(yeses).toMatchObject([{ party: 3, policyAgreed: false }]);
    await show();
    expect(panel()).not.toContain('How many people are coming?');
  });

  it('offers the replies once the invitation is read, so that they do not move', async () => {
    await show({ slow: true });
    expect(findAll('button', /Accept invitation|Decline/)).toEqual([]);
    expect(panel()).toContain('Ai đó');
    expect(document.querySelectorAll('section[aria-labelledby="registration-title"] [aria-busy]')).toHaveLength(1);
  });

  it('opens no earlier invitation by a link that is not complete', async () => {
    await show();
    for (const query of ['?rsvpInvitationId=i2', '?rsvpInvitationId=i2&rsvpInvitationSecret=x']) {
      await show({ query });
      expect(panel()).toContain('RSVP invitation information is missing');
      expect(panel()).not.toContain('mai@example.test');
    }
  });

  it.each([
    ['ACCEPT:1', 'ACCEPTED'],
    ['ACCEPT:1:agreed', 'ACCEPTED'],
    ['DECLINE', 'DECLINED'],
  ] as const)('gives the answer after returning from sign-in: %s', async (act, status) => {
    await show({ signedIn: false });
    const { asked, kept } = await show({ query: '', due: `rsvp:1012:${act}` });
    expect([asked, kept().status]).toEqual([[{ invitationId: 'i1', secret: SECRET }], status]);
  });

  it('takes no reply to another event’s invitation', async () => {
    expect((await show({ due: 'rsvp:7:DECLINE' })).asked).toEqual([]);
  });

  it('says what is missing and what to do without id or secret [S5-38] [S1-58]', async () => {
    for (const query of ['', '?rsvpInvitationId=i1', `?rsvpInvitationSecret=${SECRET}`]) {
      window.sessionStorage.clear();
      await show({ query, locale: 'vi' });
      showsIn('vi', 'RSVP invitation information is missing');
      expect(findAll('button', /Chấp nhận lời mời|Từ chối/)).toEqual([]);
    }
    await show({ query: '' });
    expect((await appears('section [role="alert"]')).textContent).toBe('RSVP invitation information is missing');
    showsIn('en', 'RSVP invitation information is missing');
    expect(findAll('button', /Accept invitation|Decline/)).toEqual([]);
    expect(find('a', 'Go to event page').getAttribute('href')).toBe('/event/dem-nhac-1012');
  });

  it('refuses a wrong secret without naming the guest', async () => {
    const other = writeInvitationSecret({ keyId: 'k1', letterNumber: 1 }, new Uint8Array(32).fill(1));
    await show({ query: `?rsvpInvitationId=i1&rsvpInvitationSecret=${other}` });
    expect(panel()).toContain('This invitation is no longer valid');
    expect(panel()).not.toContain('mai@example.test');
    expect(findAll('button', 'Accept invitation')).toEqual([]);
  });

  it('shows the server’s reason when a reply fails [S8-23] [S1-58]', async () => {
    await show({ refuses: { code: 'SOLD_OUT', remaining: 0 } });
    await press('Accept invitation');
    expect(panel()).toContain('Ticket Sold Out!');
    await show({ refuses: 'AWAY', locale: 'vi' });
    await press('Chấp nhận lời mời');
    expect((await appears('section [role="alert"]')).textContent).toBe('Có lỗi xảy ra, vui lòng thử lại');
    showsIn('vi', 'An error occurred, please try again');
    await show({ refuses: 'AWAY' });
    await press('Accept invitation');
    await appears('section [role="alert"]');
    showsIn('en', 'An error occurred, please try again');
  });
});

describe('an invitation to an event with questions', () => {
  const asking = anEventPage({ questionnaire: true });
  const answer = async (words: string) => {
    const field = document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea:not([aria-hidden])');
    if (field === null) throw new Error('No question');
    await write(field, words);
  };

  it('asks the required ones before it accepts', async () => {
    const { yeses } = await show({ event: asking });
    await press('Accept invitation');
    await appears('[role="dialog"]', /Questionnaire/);
    expect(yeses).toEqual([]);
    await click(find('[role="dialog"] button', 'Register'));
    expect(yeses).toEqual([]);
    await answer('Sông Hồng');
    await click(find('[role="dialog"] button', 'Register'));
    await settle();
    expect(yeses).toMatchObject([
      { party: 1, policyAgreed: false, formAnswers: [{ [`field_${QUESTIONS.company.id}`]: 'Sông Hồng' }] },
    ]);
    expect(said()).toContain('Thanks for joining');
  });

  it('asks for everybody who comes where each ticket has its own form, and nothing of who declines', async () => {
    const event = anEventPage({ questionnaire: true, formPerTicket: true });
    const { yeses } = await show({ event, invitation: { ...invited, partyLimit: 2 } });
    await press('Decline');
    expect(findAll('[role="dialog"]', /Questionnaire/)).toEqual([]);
    await press('Register again');
    await click(find('button', /^One more/));
    await press('Accept invitation');
    await appears('[role="dialog"]', /Questionnaire for ticket 1/);
    await answer('Sông Hồng');
    await click(find('[role="dialog"] button', 'Next'));
    await answer('Bạch Đằng');
    await click(find('[role="dialog"] button', 'Register'));
    await settle();
    expect(yeses[0]?.formAnswers.map((one) => Object.values(one))).toEqual([['Sông Hồng'], ['Bạch Đằng']]);
  });
});

describe('an invitation to an event that is full', () => {
  it('says that the guest waits and how many are before, without a word of success, and can be left', async () => {
    const { kept } = await show({ full: 2 });
    await press('Accept invitation');
    await settle();
    expect(panel()).toContain('You’re on the waiting list');
    expect(panel()).toContain('We’ll email your tickets as soon as a place opens up. 2 groups are ahead of you.');
    expect(findAll('button', 'Accept invitation')).toEqual([]);
    expect(findAll('a', 'View my ticket')).toEqual([]);
    expect(toasts()).toEqual([]);
    await press('Leave the waiting list');
    await settle();
    expect(panel()).toContain('You declined the invitation');
    expect(kept().status).toBe('DECLINED');
  });

  it('turns by itself when places come free, and follows the event no longer', async () => {
    const { turns, isFollowed } = await show({ full: 1 });
    expect(isFollowed()).toBe(false);
    await press('Accept invitation');
    await settle();
    expect(isFollowed()).toBe(true);
    await turns({ waitingAhead: 0 });
    expect(panel()).toContain('You’re next.');
    await turns({ status: 'ACCEPTED', boughtTicketId: 't1', waitingAhead: null });
    expect(panel()).toContain('Thanks for joining');
    expect(findAll('a', 'View my ticket')).toHaveLength(1);
    expect(toasts()).toEqual(['success']);
    expect(isFollowed()).toBe(false);
  });

  it('says that the guest is off the list, and can be answered again', async () => {
    const { turns } = await show({ invitation: { ...invited, status: 'WAITING', waitingAhead: 0 } });
    await turns({ status: 'INVITED', waitingAhead: null });
    expect(panel()).toContain('You’re no longer on the waiting list. You can answer the invitation again');
    expect(findAll('button', 'Accept invitation')).toHaveLength(1);
  });

  it.each([
    ['en', 'Accept invitation', 'Only 1 place left. We updated your number of people'],
    ['vi', 'Chấp nhận lời mời', 'Chỉ còn 1 chỗ. Chúng tôi đã sửa lại số người của bạn'],
  ] as const)('offers a party the places that are left, in %s', async (locale, accept, words) => {
    const refuses = { code: 'SOLD_OUT', remaining: 1 } as const;
    const { yeses } = await show({ invitation: { ...invited, partyLimit: 3 }, refuses, locale });
    await click(find('button', locale === 'en' ? 'One more: People coming' : 'Thêm một vé: Số người tham dự'));
    await press(accept);
    await settle();
    expect(panel()).toContain(words);
    await press(accept);
    expect(yeses.map(({ party }) => party)).toEqual([2, 1]);
  });

  it.each([
    ['en', 'Accept invitation', 'There are only 2 places in total. We updated your number of people'],
    ['vi', 'Chấp nhận lời mời', 'Tổng cộng chỉ có 2 chỗ. Chúng tôi đã sửa lại số người của bạn'],
  ] as const)(
    'offers a party larger than the capacity as many places as exist, in %s',
    async (locale, accept, words) => {
      const refuses = { code: 'REACH_LIMITED_PURCHASE', max: 2, because: 'PURCHASE' } as const;
      const { yeses } = await show({ invitation: { ...invited, partyLimit: 3 }, refuses, locale });
      const more = find('button', locale === 'en' ? 'One more: People coming' : 'Thêm một vé: Số người tham dự');
      await click(more);
      await click(more);
      await press(accept);
      await settle();
      expect(panel()).toContain(words);
      await press(accept);
      expect(yeses.map(({ party }) => party)).toEqual([3, 2]);
    },
  );

  it('shows the place in line after a reload, in Vietnamese', async () => {
    await show({ invitation: { ...invited, status: 'WAITING', waitingAhead: 0 }, locale: 'vi' });
    expect(panel()).toContain('Bạn đang trong danh sách chờ');
    expect(panel()).toContain('Bạn là người kế tiếp.');
    expect(findAll('button', 'Rời danh sách chờ')).toHaveLength(1);
  });
});
