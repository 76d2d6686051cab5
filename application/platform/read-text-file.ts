import { type TextFileRefusal, textFileProblem } from '#domain/kernel/files/text-file.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** A chosen file's text; one that is too large is not read at all. */
export async function readTextFile(file: Pick<Blob, 'size' | 'text'>): Promise<Result<string, TextFileRefusal>> {
  const problem = textFileProblem(file.size);
  return problem === null ? ok(await file.text()) : refused(problem);
}
