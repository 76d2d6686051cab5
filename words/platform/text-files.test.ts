import { expect, it } from 'vitest';
import { MAX_TEXT_FILE_BYTES } from '#domain/kernel/files/text-file.ts';
import { textFileSentence } from './text-files.ts';

it('names the limit of a text file and the way to mend it, in both languages', () => {
  const refusal = { kind: 'FILE_TOO_LARGE', maxBytes: MAX_TEXT_FILE_BYTES } as const;
  expect([textFileSentence(refusal, 'en'), textFileSentence(refusal, 'vi')]).toEqual([
    'This file is larger than 5\u00a0MB. Export fewer rows or split the file, then choose it again.',
    'Tệp này lớn hơn 5\u00a0MB. Hãy xuất ít dòng hơn hoặc chia nhỏ tệp rồi chọn lại.',
  ]);
});
