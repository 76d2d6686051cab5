import { describe, expect, it } from 'vitest';
import { saleWorld } from '#test/races/sale-world.ts';
import { startTestApp } from './start-test-app.ts';

const app = await startTestApp({ env: { BASE_URL: 'https://vemoi.test' } });
const world = await saleWorld({}, app.database);
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}${path}`, { headers });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};
const addressesIn = (xml: string): (string | undefined)[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('for search engines', () => {
  it('robots.txt leaves out what is somebody’s own, in both languages, and names the sitemap', async () => {
    const { status, type, text } = await get('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = text.split('\n');
    for (const path of ['/admin/events', '/my-ticket', '/profile', '/payment/', '/events/manager/', '/check-in/'])
      expect(lines).toEqual(expect.arrayContaining([`Disallow: ${path}`, `Disallow: /vi${path}`]));
    for (const path of ['/', '/event/', '/events', '/support', '/vi']) expect(lines).not.toContain(`Disallow: ${path}`);
    expect(lines).toContain('Sitemap: https://vemoi.test/sitemap.xml');
  });

  it('a staging server is nobody’s search result', async () => {
    const staging = await startTestApp({ env: { PROFILE: 'staging' }, database: app.database });
    expect(await (await fetch(`${staging.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it('the sitemap names public pages in both languages', async () => {
    const { text } = await get('/sitemap-pages.xml');
    expect(addressesIn(text)).toEqual(
      expect.arrayContaining([
        'https://vemoi.test/',
        'https://vemoi.test/vi',
        'https://vemoi.test/support/refund-policy',
        'https://vemoi.test/vi/about-us',
      ]),
    );
  });

  it('the sitemap names each listed event, and none that is a draft, private, cancelled or archived', async () => {
    const sales = await Promise.all(['listed', 'draft', 'private', 'cancelled', 'archived'].map(() => world.sale()));
    const [listed = 0, draft = 0, hidden = 0, cancelled = 0, archived = 0] = sales.map(({ eventId }) => eventId);
    const change = (set: string, eventId: number) =>
      app.database.pool.query(`UPDATE event SET ${set} WHERE event_id = $1`, [eventId]);
    await change(`status = 'PUBLISHED', feature = 'PUBLIC', name = 'Đêm nhạc', slug_words = 'dem-nhac'`, listed);
    await change(`status = 'READY'`, draft);
    await change(`feature = 'PRIVATE'`, hidden);
    await change(`status = 'CANCELLED'`, cancelled);
    await change('archive = true', archived);
    const index = addressesIn((await get('/sitemap.xml')).text);
    expect(index).toEqual(['https://vemoi.test/sitemap-pages.xml', 'https://vemoi.test/sitemap-events-0.xml']);
    const { status, type, text } = await get('/sitemap-events-0.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    const told = addressesIn(text);
    expect(told).toEqual(
      expect.arrayContaining([
        `https://vemoi.test/event/dem-nhac-${listed}`,
        `https://vemoi.test/vi/event/dem-nhac-${listed}`,
      ]),
    );
    for (const eventId of [draft, hidden, cancelled, archived])
      expect(told.filter((address) => address?.endsWith(`-${eventId}`))).toEqual([]);
  });

  it('a part of thousands of events streams, page after page, once each; compressed where that is understood', async () => {
    await app.database.pool.query(`
      INSERT INTO event (event_id, slug_words, name, type, event_type, status, feature, owner_account_id, organiser_name, begin_at, end_at, inserted_at, updated_at)
      SELECT n, 'lop-' || n % 7, 'Lớp', 'CLASS', 'ONLINE', 'PUBLISHED', 'PUBLIC', gen_random_uuid(), 'Trường', now(), now() + interval '1 hour', now(), now()
      FROM generate_series(50000, 52499) AS n`);
    const parts = addressesIn((await get('/sitemap.xml')).text);
    expect(parts.at(-1)).toBe('https://vemoi.test/sitemap-events-5.xml');
    const plain = (await get('/sitemap-events-5.xml', { 'accept-encoding': 'identity' })).text;
    expect(new Set(addressesIn(plain)).size).toBe(2 * 2_500);
    expect(plain.endsWith('</urlset>\n')).toBe(true);
    const zipped = await fetch(`${app.url}/sitemap-events-5.xml`, { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toBe(plain);
  });

  it.each(['/sitemap-events-x.xml', '/sitemap-events-.xml', '/sitemap-events-1234567.xml'])(
    '%s is no part',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
