import { abilitiesBy, allOf, anyOf, isOwn, mayOnEvent, type OfEvent, type OwnThing, type Rule } from './rule.ts';

export type FileAbility = 'file.view' | 'file.use' | 'file.remove';

/**
 * PUBLIC: a picture that pages show. PRIVATE: an answer to a form, as a signature, read by who answered and by who
 * hosts; `eventAbilities` are none for a file of no event. ID cards are a subject of their own.
 */
export type FileFacts = OwnThing & OfEvent & { readonly access: 'PUBLIC' | 'PRIVATE' };

const isPublic: Rule<FileFacts> = (_viewer, file) => file.access === 'PUBLIC';

/**
 * One line per ability. A picture is put somewhere by who uploaded it; what was handed in as an answer stays. [S5-23]
 * [design section 5]
 */
const RULES: Readonly<Record<FileAbility, Rule<FileFacts>>> = {
  'file.view': anyOf(isPublic, isOwn, mayOnEvent('event.guests')),
  'file.use': isOwn,
  'file.remove': allOf(isOwn, isPublic),
};

/** What the viewer may do with an uploaded file. */
export const fileAbilities = abilitiesBy(RULES);
