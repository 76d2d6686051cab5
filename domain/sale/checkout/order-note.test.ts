import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { never } from '#domain/kernel/never.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { decideNote, MOST_ORDER_NOTES, mayChangeNote, type NoteCommand, type OrderNote } from './order-note.ts';

const anybody = fc.constantFrom(accountId('lan'), accountId('minh'), accountId('hoa'));
const noteId = fc.constantFrom('n1', 'n2', 'n3', 'n4');
const words = fc.constantFrom('Gọi lại', 'Paid in cash', 'Wheelchair');
const command: fc.Arbitrary<NoteCommand> = fc.oneof(
  noteId.chain((id) =>
    fc.record({ kind: fc.constant('ADD' as const), noteId: fc.constant(id), note: words, key: fc.constant(`k ${id}`) }),
  ),
  fc.record({ kind: fc.constant('EDIT' as const), noteId, note: words }),
  fc.record({ kind: fc.constant('REMOVE' as const), noteId }),
);

/** As the table keeps them. */
function written(notes: readonly OrderNote[], asked: NoteCommand, by: AccountId): readonly OrderNote[] {
  const decided = decideNote(notes, asked, by);
  if (!decided.ok || decided.value === null) return notes;
  const event = decided.value;
  switch (event.kind) {
    case 'ADDED':
      return [...notes, event.note];
    case 'EDITED':
      return notes.map((one) => (one.noteId === event.noteId ? { ...one, note: event.note } : one));
    case 'REMOVED':
      return notes.filter((one) => one.noteId !== event.noteId);
    default:
      return never(event);
  }
}

type Asked = readonly [NoteCommand, AccountId];

/** Of an order whose notes have ids of their own. */
const notesAfter = (before: readonly Asked[]): readonly OrderNote[] =>
  before.reduce<readonly OrderNote[]>((kept, [one, who]) => {
    const isTaken = one.kind === 'ADD' && kept.some(({ noteId }) => noteId === one.noteId);
    return isTaken ? kept : written(kept, one, who);
  }, []);

describe('notes on an order', () => {
  it('are changed and deleted by their author alone, whatever is asked in which order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(command, anybody), { maxLength: 30 }), command, anybody, (before, asked, by) => {
        const notes = notesAfter(before);
        const others = notes.filter((one) => !mayChangeNote(one, by));
        expect(written(notes, asked, by)).toEqual(expect.arrayContaining([...others]));
        const named = others.some((one) => one.noteId === asked.noteId);
        if (named && asked.kind !== 'ADD')
          expect(decideNote(notes, asked, by)).toEqual({ ok: false, refusal: { code: 'FORBIDDEN' } });
      }),
    );
  });

  it('are added once for each key of their author, whatever id the second request would take', () => {
    fc.assert(
      fc.property(anybody, anybody, words, (first, second, note) => {
        const kept = written([], { kind: 'ADD', noteId: 'n1', note, key: 'k' }, first);
        const twice = written(kept, { kind: 'ADD', noteId: 'n2', note, key: 'k' }, second);
        expect(twice).toHaveLength(first === second ? 1 : 2);
      }),
    );
  });

  it('stay as they are when a command is repeated', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(command, anybody), { maxLength: 20 }), command, anybody, (before, asked, by) => {
        const notes = notesAfter(before);
        const once = written(notes, asked, by);
        expect(written(once, asked, by)).toEqual(once);
      }),
    );
  });

  it('are at most a hundred on one order; a deleted one makes room', () => {
    const lan = accountId('lan');
    const full = Array.from({ length: MOST_ORDER_NOTES }, (_, at) => ({
      noteId: String(at),
      author: lan,
      note: 'Gọi lại',
      key: String(at),
    }));
    const more = { kind: 'ADD', noteId: 'more', note: 'Gọi lại', key: 'more' } as const;
    expect(decideNote(full, more, lan)).toEqual({
      ok: false,
      refusal: { code: 'ORDER_NOTES_FULL', most: MOST_ORDER_NOTES },
    });
    expect(decideNote(written(full, { kind: 'REMOVE', noteId: '0' }, lan), more, lan)).toMatchObject({ ok: true });
  });

  it('that are gone cannot be edited, and are deleted again without effect', () => {
    const lan = accountId('lan');
    expect(decideNote([], { kind: 'EDIT', noteId: 'n1', note: 'Gọi lại' }, lan)).toEqual({
      ok: false,
      refusal: { code: 'NOT_FOUND' },
    });
    expect(decideNote([], { kind: 'REMOVE', noteId: 'n1' }, lan)).toEqual({ ok: true, value: null });
  });
});
