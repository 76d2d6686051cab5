import { describe, expect, it } from 'vitest';
import { EMAIL_DROP_REASONS, mayResendEmail } from './email-drop-reason.ts';

describe('a dropped email', () => {
  it('may go out again only after a mail server refused it', () => {
    expect(EMAIL_DROP_REASONS.filter((because) => mayResendEmail('order-confirmed', because))).toEqual(['REJECTED']);
  });

  it('with a sign-in code never goes out again', () => {
    expect(EMAIL_DROP_REASONS.filter((because) => mayResendEmail('sign-in-code', because))).toEqual([]);
  });
});
