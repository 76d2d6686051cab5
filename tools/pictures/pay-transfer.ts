import { outsideWorld } from '#test/journeys/outside-world.ts';
import type { Visitor } from './visitor.ts';

export async function transferMessage({ page, say }: Visitor): Promise<string> {
  const dialog = page.getByRole('dialog', { name: say('buying', 'Bank transfer information') });
  await dialog.waitFor();
  const message = /VEMOI[A-Z0-9]{9}/.exec(((await dialog.textContent()) ?? '').replaceAll(/\s/g, ''))?.[0];
  if (message === undefined) throw new Error('The dialog names no message for the transfer');
  return message;
}

export async function payTransfer(visitor: Visitor, amount: number): Promise<void> {
  await outsideWorld(visitor.places.staging).transfer({ amount, message: await transferMessage(visitor) });
}
