import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { accountId, anAccount } from '#test/builders/a-viewer.ts';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import { EVENT_ABILITIES } from './event-abilities.ts';
import { type FileAbility, type FileFacts, fileAbilities } from './file-abilities.ts';

const nobodys: FileFacts = { ownerAccountId: accountId('hoa'), access: 'PRIVATE', eventAbilities: ['event.view'] };
const asHost = { ...nobodys, eventAbilities: EVENT_ABILITIES };

describe('abilities on a file', () => {
  it('role × ability', () => {
    expect(tableOfEvent((viewer, eventAbilities) => fileAbilities(viewer, { ...nobodys, eventAbilities }))).toBe(`
          anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
file.view ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
`);
  });

  it.each<[string, Parameters<typeof fileAbilities>[0], FileFacts, FileAbility[]]>([
    ['a picture is everybody’s to see', anonymous, { ...nobodys, access: 'PUBLIC' }, ['file.view']],
    ['an answer is not', anonymous, nobodys, []],
    [
      'whose picture it is',
      anAccount({ accountId: accountId('hoa') }),
      { ...nobodys, access: 'PUBLIC' },
      ['file.view', 'file.use', 'file.remove'],
    ],
    [
      'whose answer it is: handed in is handed in',
      anAccount({ accountId: accountId('hoa') }),
      nobodys,
      ['file.view', 'file.use'],
    ],
    ['the host reads answers', anAccount(), asHost, ['file.view']],
  ])('%s', (_who, viewer, facts, abilities) => {
    expect(fileAbilities(viewer, facts)).toEqual(abilities);
  });
});
