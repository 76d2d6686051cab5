import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { CorporateReviews } from '#application/people/ports/corporate-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { aCorporateDesk } from '#test/builders/a-corporate-desk.ts';
import { click, find, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { CorporateDesk } from './CorporateDesk.tsx';
import { corporateDeskLoader } from './corporate-desk.loader.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 3));

async function aDesk() {
  const desk = aCorporateDesk(() => NOW);
  await desk.register({
    companyName: 'Gốm Việt',
    businessLicenceNumber: '0312345678',
    licenceIssuedAt: instant(Date.UTC(2020, 4, 1)),
    companyAddress: '12 Lê Lợi',
    documents: ['/files/private/1?s'],
    agreesToTerms: true,
    termsVersion: '2026-11',
    mayBeContacted: false,
  });
  return desk;
}
type World = { readonly at?: string; readonly abilities?: readonly string[]; readonly locale?: 'en' | 'vi' };
async function open(desk: Awaited<ReturnType<typeof aDesk>>, world: World = {}) {
  const { at = '/admin/corporate', abilities = ['admin.corporates'], locale = 'en' } = world;
  const pairs = [given(CorporateReviews, desk)];
  const page = await renderPage(
    [
      {
        path: '/admin/corporate',
        Component: withUseCases(CorporateDesk, pairs),
        loader: loaderWith(corporateDeskLoader, pairs),
      },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    { at, now: NOW, locale, account: { ...someAccount, abilities } },
  );
  await settle(20);
  return page;
}
const text = () => document.body.textContent ?? '';
const look = async () => {
  await click(find('li button', /Gốm Việt/));
  await settle(20);
};
const words = () => document.querySelector('[role="dialog"] form textarea');
const press = async (name: string) => {
  await click(find('[role="dialog"] button', name));
  await settle(30);
};

describe('organiser approval', { timeout: 30_000 }, () => {
  it('lists who waits, with licence and documents, and approves [S1-42]', async () => {
    const desk = await aDesk();
    await open(desk);
    await look();
    for (const shown of ['0312345678', '01/05/2020', '12 Lê Lợi', 'linh@example.test']) expect(text()).toContain(shown);
    expect(document.querySelector('[role="dialog"] img')?.getAttribute('src')).toBe('/files/private/1?s');
    await press('Approve');
    expect(text()).toContain('Nothing to review');
    expect(await desk.own()).toMatchObject({ value: { status: 'APPROVED' } });
  });

  it('rejects with a reason, and not without', async () => {
    const desk = await aDesk();
    await open(desk);
    await look();
    await press('Reject');
    await submit(words());
    expect(text()).toContain('Please say why it is rejected');
    await type(words(), 'Blurred');
    await submit(words());
    await settle(30);
    expect(await desk.own()).toMatchObject({ value: { status: 'REJECTED', reason: 'Blurred' } });
  });

  it('asks for more, which leaves it waiting', async () => {
    const desk = await aDesk();
    await open(desk);
    await look();
    await press('Ask for more');
    await type(words(), 'The back, please');
    await submit(words());
    await settle(30);
    expect(await desk.own()).toMatchObject({ value: { status: 'PENDING', question: 'The back, please' } });
    expect(text()).toContain('Waits for the applicant');
  });

  it('says what a colleague has decided meanwhile', async () => {
    const desk = await aDesk();
    await open(desk);
    await look();
    await desk.review(12, { kind: 'APPROVE' });
    await press('Approve');
    expect(find('[role="dialog"] [role="alert"]', /./).textContent).toContain('already approved');
  });

  it('is filtered, says when nothing matches, and is for admins alone [S2.1-29]', async () => {
    const desk = await aDesk();
    await open(desk);
    expect(find('h1', 'Organizer Approval')).toBeDefined();
    expect(text()).toContain('Gốm Việt');
    await open(desk, { at: '/admin/corporate?status=REJECTED', locale: 'vi' });
    expect(text()).toContain('Không có đăng ký nào phù hợp');
    await open(desk, { abilities: [] });
    expect(text()).toContain('Somewhere else');
  });
});
