import type { InputProblem } from '#domain/kernel/field-problems.ts';
import { groupDigits } from '#domain/kernel/locale/money-display.ts';
import { never } from '#domain/kernel/never.ts';
import { fieldName } from './field-names.ts';
import { type Said, said } from './said.ts';

/** [S5-01] [S5-02] [S5-03] [S5-04] */
export function inputProblemSentence(field: string, problem: InputProblem): Said {
  const { en, vi } = fieldName(field);
  switch (problem.kind) {
    case 'REQUIRED':
      return said(`${en} is required`, `Vui lòng nhập ${inSentence(vi)}`);
    case 'NOT_A_NUMBER':
      return said(`${en} must be a number`, `${vi} phải là số`);
    case 'TOO_SMALL':
      return said(
        `${en} must be at least ${groupDigits(problem.min, 'en')}`,
        `${vi} phải từ ${groupDigits(problem.min, 'vi')} trở lên`,
      );
    case 'TOO_LARGE':
      return said(
        `${en} must be no more than ${groupDigits(problem.max, 'en')}`,
        `${vi} không được vượt quá ${groupDigits(problem.max, 'vi')}`,
      );
    case 'TOO_LONG':
      return said(
        `${en} must be no more than ${groupDigits(problem.max, 'en')} characters`,
        `${vi} không được quá ${groupDigits(problem.max, 'vi')} ký tự`,
      );
    case 'MALFORMED':
      return said(`${en} is not valid`, `${vi} không hợp lệ`);
    default:
      return never(problem);
  }
}

const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
