import type { z } from 'zod';
import type { InputProblem } from '#domain/kernel/field-problems.ts';
import { never } from '#domain/kernel/never.ts';
import type { RefusalOf } from '#domain/refusal.ts';

type Issue = z.core.$ZodIssue;

function problemOf(issue: Issue): InputProblem {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? { kind: 'REQUIRED' }
        : issue.expected === 'number'
          ? { kind: 'NOT_A_NUMBER' }
          : { kind: 'MALFORMED' };
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { kind: 'REQUIRED' }
        : { kind: 'TOO_SMALL', min: Number(issue.minimum) };
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { kind: 'TOO_LONG', max: Number(issue.maximum) }
        : { kind: 'TOO_LARGE', max: Number(issue.maximum) };
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'invalid_value':
    case 'custom':
      return { kind: 'MALFORMED' };
    default:
      return never(issue);
  }
}

/** Names the first field, nested names joined by dots. */
export function refusalOfZod(error: z.ZodError): RefusalOf<'INVALID_INPUT'> {
  const issue = error.issues[0];
  return {
    code: 'INVALID_INPUT',
    field: issue === undefined ? 'input' : issue.path.map(String).join('.') || 'input',
    problem: issue === undefined ? { kind: 'MALFORMED' } : problemOf(issue),
  };
}
