import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import type { Registration, RegistrationForm } from './registration.ts';
import { REVIEW_HAPPENED, registrationNews } from './registration-news.ts';

const at = instant(0);
const companyName = 'Công ty Vé';
const form = { companyName } as RegistrationForm;
const pending: Registration = { status: 'PENDING', form, submittedAt: at, question: null };
const asked: Registration = { ...pending, question: 'More?' };
const approved: Registration = { status: 'APPROVED', form, approvedAt: at, approvedBy: null };
const rejected: Registration = { status: 'REJECTED', form, rejectedAt: at, reason: 'Blurred' };

describe('what an email tells about a registration', () => {
  it('is the step with its words', () => {
    expect(registrationNews(pending, 'SUBMITTED')).toEqual({ companyName, words: null });
    expect(registrationNews(asked, 'ASKED')).toEqual({ companyName, words: 'More?' });
    expect(registrationNews(approved, 'APPROVED')).toEqual({ companyName, words: null });
    expect(registrationNews(rejected, 'REJECTED')).toEqual({ companyName, words: 'Blurred' });
  });

  it('is nothing once the registration has moved on', () => {
    const told = (state: Registration) => REVIEW_HAPPENED.filter((step) => registrationNews(state, step) !== null);
    expect([pending, asked, approved, rejected].map(told)).toEqual([
      ['SUBMITTED'],
      ['SUBMITTED', 'ASKED'],
      ['APPROVED'],
      ['REJECTED'],
    ]);
  });
});
