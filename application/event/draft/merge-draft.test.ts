import { describe, expect, it } from 'vitest';
import { type EventDraft, emptyDraft, emptySession, emptyTicket } from '#application/event/event-draft.ts';
import { mergeDraft } from './merge-draft.ts';

const ticket = { ...emptyTicket('t1', 'ONSITE'), id: 't1', name: 'Standard', price: '100000' };
const friday = { ...emptySession('1'), id: 1, name: 'Friday', begin: '2026-12-01T19:00', tickets: [ticket] };
const seen: EventDraft = { ...emptyDraft('1'), eventId: 7, name: 'Gốm', address: 'Huế', sessions: [friday] };
const merged = (mine: EventDraft, theirs: EventDraft, whose: 'MINE' | 'THEIRS' = 'MINE', sent = seen) =>
  mergeDraft({ seen, sent, mine, theirs }, whose);
const withFriday = (part: Partial<typeof friday>): EventDraft => ({ ...seen, sessions: [{ ...friday, ...part }] });

describe('two people who edit one event', () => {
  it('keep both changes where they changed different fields', () => {
    const theirs = { ...withFriday({ begin: '2026-12-02T19:00' }), address: 'Đà Nẵng' };
    const { draft, sent, taken, conflicts } = merged({ ...seen, name: 'Gốm Bát Tràng' }, theirs);
    expect(draft).toMatchObject({ name: 'Gốm Bát Tràng', address: 'Đà Nẵng' });
    expect(draft.sessions[0]?.begin).toBe('2026-12-02T19:00');
    expect([taken, conflicts]).toEqual([['session.1.begin', 'address'], []]);
    // Their change is not sent again.
    expect(sent).toMatchObject({ name: 'Gốm', address: 'Đà Nẵng' });
  });

  it('conflict where they changed the same field to different values', () => {
    const mine = withFriday({ tickets: [{ ...ticket, price: '150000' }] });
    const theirs = withFriday({ tickets: [{ ...ticket, price: '120000' }] });
    const kept = merged(mine, theirs);
    expect([kept.taken, kept.conflicts]).toEqual([[], ['ticket.t1.price']]);
    expect(kept.draft.sessions[0]?.tickets[0]?.price).toBe('150000');
    expect(kept.sent.sessions[0]?.tickets[0]?.price).toBe('120000');
    expect(merged(mine, theirs, 'THEIRS').draft.sessions[0]?.tickets[0]?.price).toBe('120000');
  });

  it('leave the form open for a second session that was not added yet', () => {
    expect(merged({ ...seen, series: true }, { ...seen, address: 'Vinh' }).draft.series).toBe(true);
  });

  it('agree where they wrote the same', () => {
    const both = { ...seen, name: 'Gốm Bát Tràng' };
    expect(merged(both, both)).toMatchObject({ taken: [], conflicts: [], draft: { name: 'Gốm Bát Tràng' } });
  });

  it('do not conflict over what the server only tidied', () => {
    const sent = { ...seen, description: '<p>Hi </p>' };
    const theirs = { ...seen, description: '<p>Bye</p>' };
    expect(merged(sent, theirs, 'MINE', sent)).toMatchObject({
      taken: ['description'],
      conflicts: [],
      draft: { description: '<p>Bye</p>' },
    });
  });

  it('keep what the other added, and drop what they removed, unless it was changed here', () => {
    const saturday = { ...friday, key: '2', id: 2, name: 'Saturday', tickets: [] };
    const added = merged({ ...seen, name: 'Gốm 2' }, { ...seen, sessions: [friday, saturday] });
    expect(added.draft.sessions.map(({ id }) => id)).toEqual([1, 2]);
    expect(added.taken).toEqual(['session.2']);
    const gone = { ...seen, sessions: [] };
    expect(merged(seen, gone)).toMatchObject({ taken: ['session.1'], draft: { sessions: [] }, sent: { sessions: [] } });
    const changed = merged(withFriday({ begin: '2026-12-05T19:00' }), gone).draft.sessions[0];
    expect(changed).toMatchObject({ id: null, begin: '2026-12-05T19:00', tickets: [{ id: null }] });
    expect(merged(seen, withFriday({ tickets: [] })).draft.sessions[0]?.tickets).toEqual([]);
  });

  it('keep the sessions and tickets that only one of them has yet', () => {
    const fresh = { ...emptySession('k9'), name: 'Sunday' };
    const mine = { ...seen, sessions: [friday, fresh] };
    expect(merged(mine, { ...seen, address: 'Vinh' }).draft.sessions.map(({ key }) => key)).toEqual(['1', 'k9']);
    expect(merged({ ...seen, sessions: [] }, seen).draft.sessions).toEqual([]);
  });
});
