import { expect, it } from 'vitest';
import { makeJsonLineLog } from './json-line-log.ts';

it('writes one JSON line, with the stack of an error and without its secrets', () => {
  const lines: string[] = [];
  const log = makeJsonLineLog({ write: (line) => lines.push(line) }, () => 0);
  log.info('started', { port: 3000 });
  log.error(new Error('connect postgres://vemoi:hunter2@db failed, authorization: abc.def, token=xyz'), 'failed', {
    job: 7,
  });
  expect(lines.map((line) => line.endsWith('\n'))).toEqual([true, true]);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    level: 'info',
    message: 'started',
    port: 3000,
  });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    level: 'error',
    message: 'failed',
    job: 7,
    error: expect.stringContaining('json-line-log.test.ts'),
  });
  expect(lines[1]).not.toMatch(/hunter2|abc\.def|xyz/);
});
