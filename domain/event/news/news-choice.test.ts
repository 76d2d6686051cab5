import { describe, expect, it } from 'vitest';
import { USUAL_CHOICE } from './news-choice.ts';

describe('the usual choice', () => {
  it('tells registrations and problems at once, sales and answers daily', () => {
    expect(USUAL_CHOICE).toEqual({ SALE: 'DAILY', REGISTRATION: 'AT_ONCE', ANSWER: 'DAILY', PROBLEM: 'AT_ONCE' });
  });
});
