import fc from 'fast-check';
import { createEditor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { readDescription, writeDescription } from './description-html.ts';
import type { ImageNode } from './description-node.ts';
import { completeUrl, insertImage, selectedImage, setAlt, withDescription } from './edit-description.ts';

describe('a link in a description', () => {
  it.each([
    ['b.vn', 'https://b.vn'],
    ['b.vn:8080/a', 'https://b.vn:8080/a'],
    [' HTTPS://b.vn ', 'HTTPS://b.vn'],
    ['mai@b.vn', 'mailto:mai@b.vn'],
    ['mailto:mai@b.vn', 'mailto:mai@b.vn'],
    ['', ''],
    ['javascript:alert(1)', null],
    ['JavaScript:alert("a@b.vn")', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['https:b', null],
    ['two words', null],
  ])('%j is completed to %j', (typed, url) => {
    expect(completeUrl(typed)).toBe(url);
  });

  it('never runs a script, whatever is typed', () => {
    const scheme = fc.constantFrom('javascript:', 'JAVASCRIPT:', ' javascript:', 'java\tscript:', 'data:', 'blob:', '');
    fc.assert(
      fc.property(scheme, fc.string(), (start, rest) => {
        const url = completeUrl(start + rest);
        if (url !== null && url !== '') expect(['https:', 'http:', 'mailto:']).toContain(new URL(url).protocol);
        else expect([null, '']).toContain(url);
      }),
    );
  });

  it('keeps its text only when it was stored with another scheme', () => {
    const nodes = readDescription('<p><a href="javascript:alert(1)">here</a> <a href="https://b.vn">there</a></p>');
    expect(writeDescription(nodes)).toBe('<p>here <a href="https://b.vn">there</a></p>');
    expect(JSON.stringify(nodes)).not.toContain('javascript:');
  });
});

describe('an image in a description', () => {
  const anEditor = () => {
    const editor = withDescription(createEditor());
    editor.children = readDescription('<p>Nặn đất</p>');
    return editor;
  };

  it('has the alternative text that its author gave, whatever it says, and keeps it when it is read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('', '"><b>', 'Bát & chén', '&lt;')), (alt) => {
        const editor = anEditor();
        insertImage(editor, '/files/1/full.webp', alt);
        const [, image] = readDescription(writeDescription(editor.children));
        expect((image as ImageNode).alt).toBe(alt);
      }),
    );
  });

  it('is described anew while it is selected, and no other text with it', () => {
    const editor = anEditor();
    insertImage(editor, '/files/1/full.webp', '');
    insertImage(editor, '/files/2/full.webp', 'Lò nung');
    expect(selectedImage(editor)).toBe(null);
    Transforms.select(editor, { path: [1, 0], offset: 0 });
    expect(selectedImage(editor)?.url).toBe('/files/1/full.webp');
    setAlt(editor, 'Bàn xoay');
    expect(writeDescription(editor.children)).toBe(
      '<p>Nặn đất</p><img src="/files/1/full.webp" alt="Bàn xoay" /><p></p>' +
        '<img src="/files/2/full.webp" alt="Lò nung" /><p></p>',
    );
  });
});
