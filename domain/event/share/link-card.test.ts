import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InvitationCard, invitationCardPath, readInvitationCard } from './link-card.ts';

const read = (path: string): InvitationCard => {
  const query = new URL(path, 'https://vemoi.test').searchParams;
  return readInvitationCard((name) => query.get(name));
};
const line = fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((text) => text.replaceAll(/\s+/g, ' ').trim());

describe('a picture of an invitation', () => {
  it('says what its address says', () => {
    const card = fc.record({
      headline: line,
      name: line,
      eventName: line,
      time: line,
      place: line,
      organiser: line,
      imageUrl: fc.constant(null),
    });
    fc.assert(fc.property(card, (one) => void expect(read(invitationCardPath(one))).toEqual(one)));
  });

  it('shows a picture that was uploaded to us and no other', () => {
    const own = '/files/01997b3a-0000-7000-8000-0000000000a1/full.webp';
    expect(read(`/image-rsvp-template?imageUrl=${own}`).imageUrl).toBe(own);
    for (const other of [
      'https://evil.test/a.webp',
      '//evil.test/a.webp',
      'javascript:alert(1)',
      `${own}?x`,
      '/files/private/x',
      'data:image/png,',
    ]) {
      expect(read(`/image-rsvp-template?imageUrl=${encodeURIComponent(other)}`).imageUrl).toBeNull();
    }
  });

  it('says each thing in one line that has room for it', () => {
    const { headline, eventName } = read(`/image-rsvp-template?headline=a%0Ab%E2%80%AE&eventName=${'x'.repeat(500)}`);
    expect([headline.includes('\n'), headline.includes('\u202e'), eventName.length <= 161]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
