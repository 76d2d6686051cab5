import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { SubmittedAnswer, SubmittedAnswers } from './answers.ts';

const IMAGE = /^data:image\/(?:png|jpeg|jpg);base64,/;
const PNG = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;

/** Whether an answer is an image that still has to be uploaded: base64 of png, jpeg or jpg. [S5-23] */
export const isImageDataUrl = (text: string): boolean => IMAGE.test(text);

/** The signature canvas produces PNG data URLs. [S2.11-25] */
export const isPngDataUrl = (text: string): boolean => PNG.test(text);

/** Images to upload before submitting, without duplicates. [S5-23] [S4-28] */
export const imagesToUpload = (forms: readonly SubmittedAnswers[]): readonly string[] => [
  ...new Set(forms.flatMap((answers) => Object.values(answers)).filter(isImage)),
];

/** Replaces images by their links; refused with the number of images that have no link. [S5-23] */
export function replaceImages(
  forms: readonly SubmittedAnswers[],
  links: ReadonlyMap<string, string>,
): Result<readonly SubmittedAnswers[], { readonly code: 'IMAGES_LEFT'; readonly left: number }> {
  const left = imagesToUpload(forms).filter((image) => !links.has(image)).length;
  if (left > 0) return refused({ code: 'IMAGES_LEFT', left });
  const replaced = (answer: SubmittedAnswer): SubmittedAnswer => {
    const link = isImage(answer) ? links.get(answer) : undefined;
    return link === undefined ? answer : storedLink(link);
  };
  return ok(
    forms.map((answers) => Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, replaced(answer)]))),
  );
}

/** An upload's address without its signed query. [S7.4-19] */
export const storedLink = (url: string): string => url.replace(/[?#].*/s, '');

const isImage = (answer: SubmittedAnswer): answer is string => typeof answer === 'string' && isImageDataUrl(answer);
