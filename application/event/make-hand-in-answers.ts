import type { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { retry } from '#application/platform/retry.ts';
import { imagesToUpload, replaceImages } from '#domain/event/questionnaire/answer-images.ts';
import { checkForms } from '#domain/event/questionnaire/check-answers.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { HandInAnswers } from './hand-in-answers.ts';

export const makeHandInAnswers =
  (send: ImageUpload): HandInAnswers =>
  async (filled) => {
    const checked = checkForms(filled);
    if (!checked.ok) return refused({ kind: 'FORMS', problem: checked.refusal });
    const links = new Map<string, string>();
    for (const image of imagesToUpload(checked.value)) {
      const sent = await retry(() => send({ file: pictureOf(image), purpose: 'ANSWER_IMAGE' }));
      if (!sent.ok) return refused({ kind: 'TROUBLE', trouble: sent.refusal });
      links.set(image, sent.value.url);
    }
    const replaced = replaceImages(checked.value, links);
    return replaced.ok ? replaced : ok(checked.value);
  };

/** No request is made for it, which a page's policy may forbid. */
function pictureOf(dataUrl: string): Blob {
  const comma = dataUrl.indexOf(',');
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: dataUrl.slice('data:'.length, dataUrl.indexOf(';')) });
}
