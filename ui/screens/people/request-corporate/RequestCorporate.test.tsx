import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { CorporateRequests } from '#application/people/ports/corporate-desk.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { DAY, instant, later } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { aCorporateDesk } from '#test/builders/a-corporate-desk.ts';
import { click, find, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { RequestCorporate } from './RequestCorporate.tsx';
import { requestCorporateLoader } from './request-corporate.loader.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 3));
const account = { ...someAccount, abilities: ['corporate.request'] };

type World = { readonly locale?: 'en' | 'vi'; readonly signedOut?: boolean };
async function open(desk = aCorporateDesk(() => NOW), { locale = 'en', signedOut = false }: World = {}) {
  let sent = 0;
  const pairs = [
    given(CorporateRequests, desk),
    given(ImageUpload, async () => ok({ url: `/files/private/${++sent}` })),
  ];
  const page = await renderPage(
    [
      {
        path: '/request-corporate',
        Component: withUseCases(RequestCorporate, pairs),
        loader: loaderWith(requestCorporateLoader, pairs),
      },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    { at: '/request-corporate', now: NOW, locale, ...(signedOut ? {} : { account }) },
  );
  await settle(20);
  return { ...page, desk };
}
const text = () => document.body.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`form input[name="${name}"]`);
async function addPicture(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('form input[type="file"]');
  if (input === null) throw new Error('No such field');
  const file = new File([new Uint8Array(12)], 'licence.png', { type: 'image/png' });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle(20);
}
async function fillIn(): Promise<void> {
  await type(field('companyName'), 'Gốm Việt');
  await type(field('businessLicenceNumber'), '0312345678');
  await type(field('licenceIssuedAt'), '2020-05-01');
  await type(field('companyAddress'), '12 Lê Lợi');
  await addPicture();
}
const send = async () => {
  await submit(field('companyName'));
  await settle(30);
};

describe('a corporate that is offered', { timeout: 30_000 }, () => {
  const offer = (corporateId: number, companyName: string) => ({
    corporateId,
    companyName,
    offeredBy: 'lan@example.test',
    endsAt: later(NOW, 14 * DAY),
  });

  it('is accepted or declined by whom it is offered to', async () => {
    await open(aCorporateDesk(() => NOW, [offer(3, 'Nhà hát Sen'), offer(4, 'Gốm Việt')]));
    expect(text()).toContain('lan@example.test · until');
    await click(find('button', 'Decline Gốm Việt'));
    await settle(30);
    expect(text()).not.toContain('Gốm Việt');
    await click(find('button', 'Accept Nhà hát Sen'));
    await settle(30);
    expect(text()).toContain('You now own Nhà hát Sen');
    expect(find('a', 'Open the team').getAttribute('href')).toBe('/admin/staffs');
  });

  it('says when the offer has ended', async () => {
    const desk = aCorporateDesk(() => NOW, [offer(3, 'Nhà hát Sen')]);
    await open(desk);
    await desk.answerOffer(3, 'DECLINE');
    await click(find('button', 'Accept Nhà hát Sen'));
    await settle(30);
    expect(text()).toContain('This offer has ended');
  });
});

describe('the registration of a corporate', { timeout: 30_000 }, () => {
  it('is a form that then waits for its review [S4-04] [S1-58]', async () => {
    await open();
    await fillIn();
    await click(find('form input[name="agreesToTerms"]', ''));
    await send();
    expect(text()).toContain('The result will be available within 1 business day');
    await showsInBothLanguages('The result will be available within 1 business day');
    expect(text()).toContain('Gốm Việt');
    expect(text()).toContain('01/05/2020');
    expect(document.querySelector('form')).toBeNull();
  });

  it('says at each field what is missing, and goes nowhere without the terms [S3-82]', async () => {
    const { desk } = await open();
    await send();
    for (const words of [
      'Organiser name is required',
      'Business licence number is required',
      'Date of issue is required',
    ])
      expect(text()).toContain(words);
    await fillIn();
    await send();
    expect(text()).toContain('Please agree to the terms to send the registration');
    expect(await desk.own()).toEqual(ok(null));
    expect(field('mayBeContacted')?.checked).toBe(false);
  });

  it('shows the reason of a rejection beside the form, filled in as before', async () => {
    const { desk } = await open();
    await fillIn();
    await click(find('form input[name="agreesToTerms"]', ''));
    await send();
    await desk.review(12, { kind: 'REJECT', words: 'The picture is blurred' });
    await open(desk);
    expect(text()).toContain('The picture is blurred');
    expect(field('companyName')?.value).toBe('Gốm Việt');
    await click(find('form input[name="agreesToTerms"]', ''));
    await click(find('button', 'Send again'));
    await settle(30);
    expect(text()).toContain('The result will be available within 1 business day');
  });

  it('shows what the reviewer asks for, and takes the answer', async () => {
    const { desk } = await open();
    await fillIn();
    await click(find('form input[name="agreesToTerms"]', ''));
    await send();
    await desk.review(12, { kind: 'ASK', words: 'Please add the back' });
    await open(desk);
    expect(text()).toContain('Please add the back');
    await addPicture();
    expect(document.querySelectorAll('form img')).toHaveLength(2);
  });

  it('leads on once it is approved by an admin, in Vietnamese, too [S1-53] [S4-05] [S1-58]', async () => {
    const { desk } = await open();
    await fillIn();
    await click(find('form input[name="agreesToTerms"]', ''));
    await send();
    await desk.review(12, { kind: 'APPROVE' });
    await open(desk);
    expect(text()).toContain('Your account has been approved!');
    await showsInBothLanguages('Your account has been approved!');
    expect(find('a', 'My Corporate page').getAttribute('href')).toBe('/p/Gom-Viet-12');
    await open(desk, { locale: 'vi' });
    expect(text()).toContain('Tài khoản của bạn đã được duyệt!');
  });

  it('is for people who are signed in [S2.1-18]', async () => {
    await open();
    expect(find('h1', 'Corporate Publisher Account Registration')).toBeDefined();
    expect(field('companyName')).not.toBeNull();
    await open(undefined, { signedOut: true });
    expect(text()).toContain('Somewhere else');
  });
});
