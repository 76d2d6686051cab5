import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { VIDEO_ORIGIN } from '#domain/event/video.ts';
import { eventKey } from '#server/event/event-link.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { type Sale, saleWorld } from '#test/races/sale-world.ts';
import { startTestApp } from './start-test-app.ts';

const SERVICES = ['https://chat.test', 'https://count.test', 'https://translate.test'];
const CARDS = [
  'https://*.js.stripe.com',
  'https://api.stripe.com',
  'https://hooks.stripe.com',
  'https://js.stripe.com',
];

const NO_EVENT = 999_999;

const app = await startTestApp({
  pages: 'built',
  env: {
    ANALYTICS_SCRIPT: 'https://count.test/tag.js',
    ANALYTICS_ID: 'V-1',
    CHAT_ORIGIN: 'https://chat.test',
    CHAT_AGENT_ID: '7',
    TRANSLATION_SCRIPT: 'https://translate.test/w.js',
    TRANSLATION_LANGUAGES: 'en,fr',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_a_test',
    STRIPE_SECRET_KEY: 'sk_test_of_a_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test_only',
  },
});
const world = await saleWorld({}, app.database);

let sale: Sale;
let withVideo: Sale;
let hidden: Sale;

beforeAll(async () => {
  [sale, withVideo, hidden] = await Promise.all([world.sale(), world.sale(), world.sale()]);
  await app.database.asOwner('UPDATE event SET urls = $2 WHERE event_id = $1', [
    withVideo.eventId,
    ['https://youtu.be/dQw4w9WgXcQ'],
  ]);
  await app.database.asOwner(`UPDATE event SET feature = 'PRIVATE' WHERE event_id = $1`, [hidden.eventId]);
});

const keyOf = ({ eventId }: Sale): string => eventKey(app.use(Keyring), { eventId, linkNumber: 1 });

/** Of every rule of the policy, once each. */
async function namedBy(path: string): Promise<readonly string[]> {
  const answers = await Promise.all(['', '/vi'].map((language) => fetch(`${app.url}${language}${path}`)));
  const [en = [], vi] = answers.map(({ headers }) => {
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    return [...new Set(policy?.match(/https?:[^ ;]+/g))].sort();
  });
  expect(vi).toEqual(en);
  return en;
}

describe('third parties stand in the policies of the pages that use them and of no others:', () => {
  it.each<[string, () => string, readonly string[]]>([
    ['home', () => '/', SERVICES],
    ['the lists of events', () => '/discovery', SERVICES],
    ['the pages about us', () => '/about-us', SERVICES],
    ['an event without a video', () => `/event/${sale.eventId}`, [...SERVICES, ...CARDS, VIDEO_ORIGIN]],
    ['an event with a video', () => `/event/${withVideo.eventId}`, [...SERVICES, ...CARDS, VIDEO_ORIGIN]],
    ['an event in a frame', () => `/event/${withVideo.eventId}/simple`, [...SERVICES, ...CARDS, VIDEO_ORIGIN]],
    [
      'a private event, whose address no service learns',
      () => `/event/x-${hidden.eventId}~${keyOf(hidden)}`,
      [...CARDS, VIDEO_ORIGIN],
    ],
    ['payment', () => `/payment/${sale.sectionEventId}`, CARDS],
    ['payment in a frame', () => `/payment/${sale.sectionEventId}/simple`, CARDS],
    ['an invitation', () => `/invite-rsvp/${sale.eventId}?rsvpInvitationId=${randomUUID()}`, []],
    ['tickets', () => '/my-ticket', []],
    ['a gift', () => '/my-ticket/receive', []],
    ['where a refund goes', () => '/refund', []],
    ['the desk', () => `/events/manager/${sale.eventId}`, []],
    ['the accounts', () => '/admin/accountant', []],
    ['the editor of an event', () => '/create', []],
    ['a waiting room', () => `/waiting/${NO_EVENT}`, []],
  ])('%s', async (_page, path, origins) => {
    expect(await namedBy(path())).toEqual([...origins].sort());
  });

  it('no service learns the code of a sign-in', async () => {
    expect(await namedBy('/?code=1')).toEqual([]);
  });
});
