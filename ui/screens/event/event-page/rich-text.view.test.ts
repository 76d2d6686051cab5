import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RichNode, richText } from './rich-text.view.ts';

const everyNode = (nodes: readonly RichNode[]): readonly RichNode[] =>
  nodes.flatMap((node) => [node, ...('children' in node ? everyNode(node.children) : [])]);

describe('a description', () => {
  it('keeps paragraphs, emphasis, lists and links', () => {
    expect(richText('<p>Đêm <b>nhạc</b></p><ul><li>một</li></ul><a href="https://vemoi.vn">xem</a>')).toEqual([
      {
        kind: 'element',
        tag: 'p',
        children: [
          { kind: 'text', text: 'Đêm ' },
          { kind: 'element', tag: 'strong', children: [{ kind: 'text', text: 'nhạc' }] },
        ],
      },
      {
        kind: 'element',
        tag: 'ul',
        children: [{ kind: 'element', tag: 'li', children: [{ kind: 'text', text: 'một' }] }],
      },
      { kind: 'link', href: 'https://vemoi.vn', children: [{ kind: 'text', text: 'xem' }] },
    ]);
  });

  it('plays a video whose link is a paragraph of its own', () => {
    const link = '<a href="https://youtu.be/dQw4w9WgXcQ">clip</a>';
    expect(richText(`<p>${link}</p>`)).toMatchObject([{ kind: 'video', id: 'dQw4w9WgXcQ', link: { kind: 'link' } }]);
    expect(richText(`<p>${link} hay</p>`)[0]).toMatchObject({ kind: 'element', tag: 'p' });
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'java&#115;cript:alert(1)',
  ])('drops the link of %s', (href) => {
    expect(
      everyNode(richText(`<a href="${href}">x</a><img src="${href}">`)).every((node) => node.kind === 'text'),
    ).toBe(true);
  });

  it('drops the content of scripts and styles', () => {
    expect(richText('<style>p{}</style>a<script>alert(1)</script>b')).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'text', text: 'b' },
    ]);
  });

  it('contains only allowed elements and safe links, whatever the input', () => {
    const pieces = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="javascript:x">',
      '</a>',
      '<img src=x onerror=y>',
      '<script>',
      '</script>',
      '<',
      '&lt;b&gt;',
      'chữ',
      '<b',
      '<li>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
        for (const node of everyNode(richText(parts.join('')))) {
          expect(['text', 'element', 'link', 'image']).toContain(node.kind);
          if (node.kind === 'link') expect(node.href).toMatch(/^(https?:\/\/|mailto:|tel:|\/)/i);
        }
      }),
    );
    expect.hasAssertions();
  });
});
