import type { MemorySessionDesk } from '#adapters/memory/people/memory-session-desk.ts';
import { settle, submit, type } from './render-page.tsx';

const field = (name: string): Element | null => document.querySelector(`input[name="${name}"]`);

export async function signInAs(
  desk: Pick<MemorySessionDesk, 'codeFor'>,
  email = 'linh@demo.vemoi.test',
): Promise<void> {
  await type(field('email'), email);
  await submit(field('email'));
  await type(field('one-time-code'), desk.codeFor(email) ?? '');
  await settle(20);
}
