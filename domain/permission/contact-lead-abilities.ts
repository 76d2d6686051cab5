import { isAdmin } from '#domain/people/viewer.ts';
import { abilitiesBy, everybody, type Rule } from './rule.ts';

export type ContactLeadAbility = 'lead.send' | 'lead.read' | 'lead.close';

/** Anyone may write to us; only admins read. [S2.15-02] [design] */
const RULES: Readonly<Record<ContactLeadAbility, Rule<null>>> = {
  'lead.send': everybody,
  'lead.read': isAdmin,
  'lead.close': isAdmin,
};

/** All leads are alike (facts: null). */
export const contactLeadAbilities = abilitiesBy(RULES);
