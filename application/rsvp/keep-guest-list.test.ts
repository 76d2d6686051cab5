import { describe, expect, it } from 'vitest';
import { makeMemoryDraftShelf } from '#adapters/memory/event/memory-draft-shelf.ts';
import { KeepGuestList } from './keep-guest-list.ts';

const lan = { accountId: 'lan', eventId: 1012 };
const draft = { guests: [{ name: 'Mai', email: 'mai@example.test' }], pasted: 'minh@' };

describe('an unsent guest list', () => {
  it('is found by its owner and for its event only', () => {
    const lists = KeepGuestList.make({ shelf: makeMemoryDraftShelf() });
    lists.keep(lan, draft);
    expect(lists.find(lan)).toEqual(draft);
    expect([lists.find({ ...lan, eventId: 7 }), lists.find({ ...lan, accountId: 'minh' })]).toEqual([null, null]);
  });

  it('is removed when it is empty', () => {
    const shelf = makeMemoryDraftShelf();
    const lists = KeepGuestList.make({ shelf });
    lists.keep(lan, draft);
    lists.keep(lan, { guests: [], pasted: ' ' });
    expect(shelf.read('guests:lan:1012')).toBe(null);
  });

  it.each([
    '',
    'null',
    '{"guests":1,"pasted":""}',
    '{"guests":[{"name":"Mai"}],"pasted":""}',
    '{"guests":[]}',
    '{"guests":[],"pasted":""}',
  ])('is ignored when it is unreadable: %s', (text) => {
    const shelf = makeMemoryDraftShelf();
    shelf.keep('guests:lan:1012', text);
    expect(KeepGuestList.make({ shelf }).find(lan)).toBe(null);
  });
});
