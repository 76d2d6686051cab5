import { everyPlace } from './every-address.ts';
import { followLinks } from './follow-links.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, test } from './journey.ts';
import { signedIn } from './person.ts';

const pathsOf = (wanted: (demand: ReturnType<typeof everyPlace>[number]['demand']) => boolean): ReadonlySet<string> =>
  new Set(
    everyPlace()
      .filter(({ demand }) => wanted(demand))
      .map(({ path }) => path),
  );
const PUBLIC = pathsOf(({ signedIn: asked }) => asked === 'no');
const OF_EVENTS = pathsOf(({ onEvent }) => onEvent !== null);
const ACCOUNT = /^\/(?:u|p|profile|my-ticket|create|request-corporate)\b/;

const nothing = (): boolean => false;
/** What a visitor has followed. */
const publicPages = (place: string): boolean => PUBLIC.has(place);
/** What an attendee has followed, too. */
const accountPages = (place: string): boolean => publicPages(place) || ACCOUNT.test(place);
/** What an organiser has followed, too. */
const eventPages = (place: string): boolean =>
  accountPages(place) || (OF_EVENTS.has(place) && place !== '/events/manager/{event_id}');

type Role = readonly [
  who: string,
  look: Look,
  name: string | null,
  known: (place: string) => boolean,
  leads: readonly string[],
];
const ROLES: readonly Role[] = [
  ['a visitor', DESKTOP_EN, null, nothing, ['/discovery', '/event/{slug}', '/support/{article_id}', '/contact-us']],
  ['an attendee', PHONE_VI, 'attendee', publicPages, ['/my-ticket/{ticket_id}', '/my-ticket/orders']],
  ['an organiser', DESKTOP_EN, 'organiser', accountPages, ['/events/edit/{event_id}', '/admin/event-report/{id}']],
  ['door staff', PHONE_VI, 'door', accountPages, ['/admin/events', '/check-in/{event_id}']],
  ['the owner of a corporate', PHONE_VI, 'mai', eventPages, ['/admin/staffs', '/admin/earnings']],
  ['an accountant', DESKTOP_EN, 'accountant', accountPages, ['/admin/accountant/withdrawals', '/admin/integrity']],
  ['an admin', DESKTOP_EN, 'admin', eventPages, ['/admin/ticket-portal', '/admin/users', '/admin/set-aside']],
];
// A mail is shown in a sandboxed frame.
const MAIL_FRAME = /Blocked script execution in 'about:srcdoc'/;

for (const [who, look, name, known, leads] of ROLES) {
  test(`every link that ${who} finds leads to a page that works`, async ({ journey }) => {
    const page = await journey.open(look, { expects: MAIL_FRAME });
    if (name !== null) await (await signedIn(journey, `${name}@demo.vemoi.test`)).signIn(page);
    const { faults, places } = await followLinks(journey, page, look, known);
    expect(faults).toEqual([]);
    expect([...places]).toEqual(expect.arrayContaining([...leads]));
  });
}
