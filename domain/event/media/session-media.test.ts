import { describe, expect, it } from 'vitest';
import { checkMedia, isFileMedia, MEDIA_KINDS, MEDIA_LABEL_MAX } from './session-media.ts';

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
