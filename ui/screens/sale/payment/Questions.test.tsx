import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#domain/kernel/result.ts';
import { anEvent, more, open, press, text } from '#test/rendered/payment-page.tsx';
import { appears, click, find, findAll, settle } from '#test/rendered/render-page.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

const heading = () => document.querySelector('h1')?.textContent;
const steps = () => findAll('nav[aria-label="Steps"] li', /./).map((step) => step.textContent?.replace(/^\d/, ''));

async function toTheQuestions() {
  const page = await open({ event: { ...anEvent(), questionnaire: true } });
  await click(more('Hạng Sen'));
  await press('Next');
  await appears('[role="dialog"] label', /^Company/);
  return page;
}

async function answer(words: string): Promise<void> {
  const company = document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea:not([aria-hidden])');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(company, words);
    company?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await click(find('[role="dialog"] button', 'Register'));
  await settle(300);
}

describe('an event that asks questions', () => {
  it('names three steps, the questions as the second [S2.11-01] [S2.11-02]', async () => {
    await toTheQuestions();
    expect(heading()).toBe('Questions from the organiser');
    expect(steps()).toEqual(['Select ticket', 'Questionnaire', 'Checkout']);
  });

  it('asks them in a step of their own, between the tickets and paying [S4-26] [S4-28] [S4-29]', async () => {
    const { begins } = await toTheQuestions();
    expect(heading()).toBe('Questions from the organiser');
    await answer('Vemoi');
    expect(heading()).toBe('Check and pay');
    expect(begins).not.toHaveBeenCalled();
    await press('Pay now');
    await appears('#transfer-title');
    expect(begins.mock.calls[0]?.[0].attendees[0]?.attendees).toMatchObject([
      { firstName: 'Lan', answers: { field_1: 'Vemoi' } },
    ]);
  });

  it('can be closed, and goes on only with the answers', async () => {
    await toTheQuestions();
    await click(find('[role="dialog"] button', 'Back'));
    await settle(300);
    expect(document.querySelector('[role="dialog"]')).toBe(null);
    await press('Next');
    await appears('[role="dialog"] label', /^Company/);
    expect(heading()).toBe('Questions from the organiser');
    await click(find('[role="dialog"] button', 'Back'));
    await settle(300);
    await press('Back');
    expect(heading()).toBe('Choose your tickets');
  });

  it('asks again after a reload, and when the questions have changed', async () => {
    const page = await toTheQuestions();
    await answer('Vemoi');
    await page.reload();
    await appears('[role="dialog"] label', /^Company/);
    expect(heading()).toBe('Questions from the organiser');
    await answer('Vemoi');
    page.begins.mockResolvedValueOnce(refused({ code: 'ANSWERS_INCOMPLETE', fieldIds: [1] }));
    await press('Pay now');
    expect(heading()).toBe('Check and pay');
    await press('Pay now');
    await appears('[role="dialog"] label', /^Company/);
    expect(text()).toContain('Questions from the organiser');
  });
});
