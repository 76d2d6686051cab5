import { abilitiesBy, allOf, anyOf, isOwn, mayOnEvent, type OfEvent, type OwnThing, type Rule } from './rule.ts';

export type FileAbility = 'file.view' | 'file.use' | 'file.remove';

/** PUBLIC: images on pages. PRIVATE: form answers, for the respondent and the host. */
export type FileFacts = OwnThing & OfEvent & { readonly access: 'PUBLIC' | 'PRIVATE' };

const isPublic: Rule<FileFacts> = (_viewer, file) => file.access === 'PUBLIC';

/** The uploader places an image; a submitted answer stays. [S5-23] [design] */
const RULES: Readonly<Record<FileAbility, Rule<FileFacts>>> = {
  'file.view': anyOf(isPublic, isOwn, mayOnEvent('event.guests')),
  'file.use': isOwn,
  'file.remove': allOf(isOwn, isPublic),
};

export const fileAbilities = abilitiesBy(RULES);
