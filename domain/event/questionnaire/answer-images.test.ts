import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyImage } from '#test/arbitraries/questionnaire.arbitraries.ts';
import { A_SIGNATURE } from '#test/builders/a-form.ts';
import { imagesToUpload, isImageDataUrl, replaceImages, storedLink } from './answer-images.ts';

const anyForms = fc.array(
  fc.dictionary(
    fc.integer({ min: 1, max: 9 }).map((id) => `field_${id}`),
    fc.oneof(anyImage, fc.constantFrom('Vemoi', 'https://files.test/a.png', 21), fc.constant(['AI', 'Data'])),
  ),
  { maxLength: 4 },
);

describe('images in answers', () => {
  it.each([
    [A_SIGNATURE, true],
    ['data:image/jpeg;base64,AAAA', true],
    ['data:image/jpg;base64,AAAA', true],
    ['data:image/gif;base64,AAAA', false],
    ['data:image/svg+xml;base64,AAAA', false],
    ['data:image/png,AAAA', false],
    ['see data:image/png;base64,AAAA', false],
    ['https://files.test/a.png', false],
  ])('%.40s is a base64 image: %s [S5-23]', (text, is) => {
    expect(isImageDataUrl(text)).toBe(is);
  });

  it('are uploaded and replaced by the file link before submission [S5-23]', () => {
    const forms = [
      { field_1: 'Vemoi', field_5: A_SIGNATURE },
      { field_3: ['AI'], field_2: 21, field_5: 'data:image/jpeg;base64,AAAA' },
    ];
    expect(imagesToUpload(forms)).toEqual([A_SIGNATURE, 'data:image/jpeg;base64,AAAA']);
    const links = new Map([
      [A_SIGNATURE, 'https://files.test/s.png?signature=1#x'],
      ['data:image/jpeg;base64,AAAA', 'https://files.test/p.jpg'],
    ]);
    expect(replaceImages(forms, links)).toEqual({
      ok: true,
      value: [
        { field_1: 'Vemoi', field_5: 'https://files.test/s.png' },
        { field_3: ['AI'], field_2: 21, field_5: 'https://files.test/p.jpg' },
      ],
    });
  });

  it('are refused with the number of images without a link [S5-23]', () => {
    const forms = [{ field_1: A_SIGNATURE, field_2: 'data:image/png;base64,AAAA' }, { field_1: A_SIGNATURE }];
    expect(replaceImages(forms, new Map())).toEqual({ ok: false, refusal: { code: 'IMAGES_LEFT', left: 2 } });
    expect(replaceImages(forms, new Map([[A_SIGNATURE, '/files/s.png']]))).toEqual({
      ok: false,
      refusal: { code: 'IMAGES_LEFT', left: 1 },
    });
  });

  it('ignores option texts that look like images', () => {
    expect(imagesToUpload([{ field_3: ['data:image/png;base64,AAAA'] }])).toEqual([]);
  });

  it('replacing leaves no data URL, changes nothing else and needs no second upload', () => {
    fc.assert(
      fc.property(anyForms, (forms) => {
        const images = imagesToUpload(forms);
        expect(new Set(images).size).toBe(images.length);
        const replaced = replaceImages(
          forms,
          new Map(images.map((image, at) => [image, `https://files.test/${at}?key=${at}`])),
        );
        expect(replaced.ok).toBe(true);
        if (!replaced.ok) return;
        expect(JSON.stringify(replaced.value)).not.toContain('data:image');
        expect(imagesToUpload(replaced.value)).toEqual([]);
        for (const [at, answers] of forms.entries()) {
          for (const [key, answer] of Object.entries(answers)) {
            const place = images.indexOf(String(answer));
            expect(replaced.value[at]?.[key]).toEqual(place === -1 ? answer : `https://files.test/${place}`);
          }
        }
      }),
    );
  });

  it.each([
    ['https://files.test/a.png?x=1', 'https://files.test/a.png'],
    ['https://files.test/a.png#x', 'https://files.test/a.png'],
    ['https://files.test/a.png', 'https://files.test/a.png'],
    ['https://files.test/a.png?x=1\n&y=2', 'https://files.test/a.png'],
  ])('%s is stored as %s', (url, stored) => {
    expect(storedLink(url)).toBe(stored);
  });
});
