import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { CLIENT, withoutStacks } from './errors-without-stacks.ts';

it('React’s errors made in advance have no stack, and all others as before', () => {
  const code = readFileSync(`node_modules/${CLIENT}`, 'utf8');
  const made = Object.assign(Error.bind(null), { stackTraceLimit: 10 });
  const module = { exports: {} };
  const react = vi.fn((file: string) => {
    expect('stackTraceLimit' in made).toBe(false);
    return { file };
  });
  const run = new Function('require', 'module', 'process', 'Error', withoutStacks(code));
  run(react, module, { env: { NODE_ENV: 'production' } }, made);
  expect(react).toHaveBeenCalledOnce();
  expect(module.exports).toEqual({ file: './cjs/react-dom-client.production.js' });
  expect(made.stackTraceLimit).toBe(10);
});

it('the entry of the pages imports that file of React', () => {
  expect(readFileSync('ui/main/entry-client.tsx', 'utf8')).toContain("'react-dom/client'");
});
