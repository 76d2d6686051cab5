import { expect, it } from 'vitest';
import { tableOfOwn } from '#test/builders/ability-table.ts';
import { contactLeadAbilities } from './contact-lead-abilities.ts';

it('abilities on contact leads', () => {
  expect(tableOfOwn((viewer) => contactLeadAbilities(viewer, null))).toBe(`
           anonymous somebody owner accountant admin
lead.close ·         ·        ·     ·          ●
lead.read  ·         ·        ·     ·          ●
lead.send  ●         ●        ●     ●          ●
`);
});
