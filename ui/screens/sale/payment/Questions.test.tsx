import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#domain/kernel/result.ts';
import { anEvent, more, open, press, text } from '#test/rendered/payment-page.tsx';
import { appears, click, find, findAll, settle, type } from '#test/rendered/render-page.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

const heading = () => document.querySelector('h1')?.textContent;
const steps = () => findAll('nav[aria-label="Steps"] li', /./).map((step) => step.textContent?.replace(/^\d/, ''));
const company = () => document.querySelector<HTMLTextAreaElement>('#questions textarea:not([aria-hidden])');

async function toTheQuestions(event: Parameters<typeof anEvent>[0] = {}) {
  const page = await open({ event: { ...anEvent(event), questionnaire: true } });
  await click(more('Hạng Sen'));
  await press('Next');
  await appears('#questions label', /^Company/);
  return page;
}

async function write(words: string): Promise<void> {
  const field = company();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function go(name: string): Promise<void> {
  await press(name);
  await settle(300);
}

describe('an event that asks questions', () => {
  it('names three steps, the questions as the second [S2.11-01] [S2.11-02]', async () => {
    await toTheQuestions();
    expect(heading()).toBe('Questions from the organiser');
    expect(steps()).toEqual(['Select ticket', 'Questionnaire', 'Checkout']);
  });

  it('asks them in a step of their own, on the page, between the tickets and paying [S4-26] [S4-28] [S4-29]', async () => {
    const { begins } = await toTheQuestions();
    expect(document.querySelector('[role="dialog"]')).toBe(null);
    await write('Vemoi');
    await go('Next');
    expect(heading()).toBe('Check and pay');
    expect(begins).not.toHaveBeenCalled();
    await press('Pay now');
    await appears('#transfer-title');
    expect(begins.mock.calls[0]?.[0].attendees[0]?.attendees).toMatchObject([
      { firstName: 'Lan', answers: { field_1: 'Vemoi' } },
    ]);
  });

  it('goes on only with the answers, and leads to the first that is missing', async () => {
    await toTheQuestions();
    await go('Next');
    expect(heading()).toBe('Questions from the organiser');
    expect(text()).toContain('Please fill in all required fields marked *');
    await vi.waitFor(() => expect(document.activeElement).toBe(company()));
    await press('Back');
    expect(heading()).toBe('Choose your tickets');
  });

  it('keeps what was entered on the way back and over a reload', async () => {
    const page = await toTheQuestions();
    await write('Vemoi');
    await go('Next');
    await press('Back');
    await appears('#questions label', /^Company/);
    expect(company()?.value).toBe('Vemoi');
    await write('Sao Mai');
    await page.reload();
    await appears('#questions label', /^Company/);
    expect(company()?.value).toBe('Sao Mai');
    await go('Next');
    expect(heading()).toBe('Check and pay');
  });

  it('asks one form per ticket, one after the other', async () => {
    const page = await open({ event: { ...anEvent(), questionnaire: true, formPerTicket: true } });
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await press('Next');
    await appears('#questions label', /^Company/);
    expect(text()).toContain('Form 1 of 2');
    await write('Một');
    await go('Next');
    expect(text()).toContain('Form 2 of 2');
    await click(find('button', 'Previous ticket'));
    expect(company()?.value).toBe('Một');
    await go('Next');
    await write('Hai');
    await go('Next');
    expect(heading()).toBe('Check and pay');
    await press('Pay now');
    await settle(20);
    expect(page.begins).not.toHaveBeenCalled();
    expect(text()).toContain('Please enter first name');
  });

  it('leads back from the checkout to the last form, and from the tickets to the first', async () => {
    await open({ event: { ...anEvent(), questionnaire: true, formPerTicket: true } });
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await press('Next');
    await appears('#questions label', /^Company/);
    await write('Một');
    await go('Next');
    await write('Hai');
    await go('Next');
    await press('Back');
    await appears('#questions label', /^Company/);
    expect(text()).toContain('Form 2 of 2');
    expect(company()?.value).toBe('Hai');
    await press('Back');
    expect(heading()).toBe('Choose your tickets');
    await press('Next');
    await appears('#questions label', /^Company/);
    expect(text()).toContain('Form 1 of 2');
    expect(company()?.value).toBe('Một');
  });

  it('says of which ticket type each form is, where they are of several', async () => {
    await open({ event: { ...anEvent(), questionnaire: true, formPerTicket: true } });
    await click(more('Hạng Sen'));
    await click(more('Hạng Mai'));
    await press('Next');
    await appears('#questions label', /^Company/);
    expect(text()).toContain('Form 1 of 2 · Hạng Sen');
    await write('Một');
    await go('Next');
    expect(text()).toContain('Form 2 of 2 · Hạng Mai');
    await write('Hai');
    await go('Next');
    const legends = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);
    expect(legends).toEqual(expect.arrayContaining(['Ticket 1 · Hạng Sen', 'Ticket 2 · Hạng Mai']));
  });

  it('asks again when the questions have changed', async () => {
    const page = await toTheQuestions();
    await write('Vemoi');
    await go('Next');
    page.begins.mockResolvedValueOnce(refused({ code: 'ANSWERS_INCOMPLETE', fieldIds: [1] }));
    await press('Pay now');
    expect(heading()).toBe('Check and pay');
    await press('Pay now');
    await appears('#questions label', /^Company/);
    expect(text()).toContain('Questions from the organiser');
  });
});

describe('an event that asks who comes with each ticket', () => {
  it('marks every field that is missing at once, and each is right again once it is filled in', async () => {
    await open({ event: { ...anEvent(), formPerTicket: true } });
    for (const _ticket of [1, 2, 3]) await click(more('Hạng Sen'));
    await press('Next');
    await press('Pay now');
    const wrong = () => [...document.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]')];
    expect(wrong()).toHaveLength(2);
    const [second, third] = wrong();
    expect(document.activeElement).toBe(second);
    await act(async () => third?.focus());
    await type(third ?? null, 'Minh');
    expect(wrong()).toEqual([second]);
    expect(document.activeElement).toBe(third);
    await press('Pay now');
    expect(wrong()).toEqual([second]);
  });
});
