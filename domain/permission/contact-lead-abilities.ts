import { isAdmin } from '#domain/people/viewer.ts';
import { abilitiesBy, everybody, type Rule } from './rule.ts';

export type ContactLeadAbility = 'lead.send' | 'lead.read' | 'lead.close';

/**
 * One line per ability. Writing to us needs no account; what people wrote is for admins. [S2.15-02] [design section 5]
 */
const RULES: Readonly<Record<ContactLeadAbility, Rule<null>>> = {
  'lead.send': everybody,
  'lead.read': isAdmin,
  'lead.close': isAdmin,
};

/** What the viewer may do with what people write to us; no lead differs from another (facts: null). */
export const contactLeadAbilities = abilitiesBy(RULES);
