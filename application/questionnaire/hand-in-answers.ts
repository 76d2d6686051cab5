import { askSurely } from '#application/checkout/ask-surely.ts';
import type { Trouble } from '#application/checkout/trouble.ts';
import type { ImageUpload } from '#application/ports/image-upload.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import { imagesToUpload, replaceImages } from '#domain/questionnaire/answer-images.ts';
import type { SubmittedAnswers } from '#domain/questionnaire/answers.ts';
import { checkForms, type FilledForms, type FormsProblem } from '#domain/questionnaire/check-forms.ts';

/** What keeps answers from being handed in: something in the forms, or on the way. */
type HandInProblem = { readonly kind: 'FORMS'; readonly problem: FormsProblem } | { readonly kind: 'TROUBLE'; readonly trouble: Trouble };

/** The answers of every ticket, with each drawn picture uploaded and its link in its place. [S4-28] [S5-23] */
export type HandInAnswers = (filled: FilledForms) => Promise<Result<readonly SubmittedAnswers[], HandInProblem>>;
export const HandInAnswers = token<HandInAnswers>('HandInAnswers');

export const makeHandInAnswers =
  (send: ImageUpload): HandInAnswers =>
  async (filled) => {
    const checked = checkForms(filled);
    if (!checked.ok) return refused({ kind: 'FORMS', problem: checked.refusal });
    const links = new Map<string, string>();
    for (const image of imagesToUpload(checked.value)) {
      const sent = await askSurely(() => send({ file: pictureOf(image), purpose: 'ANSWER_IMAGE' }));
      if (!sent.ok) return refused({ kind: 'TROUBLE', trouble: sent.refusal });
      links.set(image, sent.value.url);
    }
    const replaced = replaceImages(checked.value, links);
    return replaced.ok ? replaced : ok(checked.value);
  };

/** A picture out of its data URL; no request is made for it, which a page's policy may forbid. */
function pictureOf(dataUrl: string): Blob {
  const comma = dataUrl.indexOf(',');
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: dataUrl.slice('data:'.length, dataUrl.indexOf(';')) });
}
