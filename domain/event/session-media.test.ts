import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMedia, isFileMedia, MEDIA_KINDS, MEDIA_LABEL_MAX, movedBy, reorder } from './session-media.ts';

const link = (url: string) => checkMedia({ kind: 'LINK', label: 'Slides', url });

describe('media of a session', () => {
  it('are uploaded documents and images, and links to videos and pages', () => {
    expect(MEDIA_KINDS.map((kind) => [kind, isFileMedia(kind)])).toEqual([
      ['DOCUMENT', true],
      ['IMAGE', true],
      ['VIDEO', false],
      ['LINK', false],
    ]);
  });

  it('have a trimmed title and a web address', () => {
    expect(checkMedia({ kind: 'VIDEO', label: '  Ngày 1 ', url: ' https://youtu.be/abcdefghijk ' })).toEqual({
      ok: true,
      value: { kind: 'VIDEO', label: 'Ngày 1', url: 'https://youtu.be/abcdefghijk' },
    });
  });

  it('keep the address that the upload was given', () => {
    const upload = { kind: 'DOCUMENT', label: ' Chương trình ', url: '/files/a1' } as const;
    expect(checkMedia(upload)).toEqual({ ok: true, value: { ...upload, label: 'Chương trình' } });
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'vbscript:x',
    '//evil.test',
    'https://a.test/two words',
    'https://user@evil.test',
    'slides',
  ])('are never the link %s', (url) => {
    expect(link(url)).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field: 'url', problem: { kind: 'MALFORMED' } },
    });
  });

  it.each([
    ['', { kind: 'REQUIRED' }],
    ['\u200b ', { kind: 'REQUIRED' }],
    ['x'.repeat(MEDIA_LABEL_MAX + 1), { kind: 'TOO_LONG', max: MEDIA_LABEL_MAX }],
  ])('are refused with the title %j', (label, problem) => {
    const refusal = { code: 'INVALID_INPUT', field: 'label', problem };
    expect(checkMedia({ kind: 'DOCUMENT', label, url: '/files/private/x' })).toEqual({ ok: false, refusal });
  });
});

const ids = fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 8 });
const notTheSame = { code: 'INVALID_INPUT', field: 'ids', problem: { kind: 'MALFORMED' } };

describe('an order of media', () => {
  it('is any arrangement of what is there', () => {
    fc.assert(
      fc.property(
        ids.chain((present) =>
          fc.tuple(fc.constant(present), fc.shuffledSubarray(present, { minLength: present.length })),
        ),
        ([present, wanted]) => {
          expect(reorder(present, wanted)).toEqual({ ok: true, value: wanted });
        },
      ),
    );
  });

  it.each([
    ['leaves one out', ['a']],
    ['names a stranger', ['a', 'x']],
    ['names one twice', ['a', 'a']],
    ['names one more', ['a', 'b', 'x']],
  ])('is refused when it %s', (_how, wanted) => {
    expect(reorder(['a', 'b'], wanted)).toEqual({ ok: false, refusal: notTheSame });
  });
});

describe('one place earlier or later', () => {
  it.each([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['x', 1, ['a', 'b', 'c']],
  ] as const)('%s by %i', (id, by, after) => {
    expect(movedBy(['a', 'b', 'c'], id, by)).toEqual(after);
  });

  it('and back is the same list', () => {
    fc.assert(
      fc.property(ids, fc.nat({ max: 7 }), (others, at) => {
        const present = ['first', ...others.slice(0, at), 'moved', ...others.slice(at)];
        expect(movedBy(movedBy(present, 'moved', -1), 'moved', 1)).toEqual(present);
      }),
    );
  });
});
