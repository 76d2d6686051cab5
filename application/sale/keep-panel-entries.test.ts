import { describe, expect, it } from 'vitest';
import { makeMemoryDraftShelf } from '#adapters/memory/event/memory-draft-shelf.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { NO_ENTRIES } from '#domain/sale/checkout/private-purchase.ts';
import { KeepPanelEntries, type PanelDraft } from './keep-panel-entries.ts';

const chosen: PanelDraft = {
  sectionEventId: 7,
  quantities: { sen: 2 },
  entries: {
    donateOnlyWanted: false,
    policyAgreed: true,
    promoCode: 'SALE10',
    donation: { amount: dong(50_000), message: 'Chúc mừng' },
  },
};

describe('entries of a private event’s panel', () => {
  it('are found by their event until they are cleared', () => {
    const kept = KeepPanelEntries.make({ shelf: makeMemoryDraftShelf() });
    expect(kept.find(1)).toBeNull();
    kept.keep(1, chosen);
    expect(kept.find(1)).toEqual(chosen);
    expect(kept.find(2)).toBeNull();
    kept.clear(1);
    expect(kept.find(1)).toBeNull();
  });

  it('leave nothing behind once they are taken back', () => {
    const shelf = makeMemoryDraftShelf();
    const kept = KeepPanelEntries.make({ shelf });
    kept.keep(1, chosen);
    kept.keep(1, { sectionEventId: 7, quantities: { sen: 0 }, entries: NO_ENTRIES });
    expect(shelf.read('panel:1')).toBeNull();
    kept.keep(1, { sectionEventId: 7, quantities: {}, entries: { ...NO_ENTRIES, donateOnlyWanted: true } });
    expect(shelf.read('panel:1')).toBeNull();
  });

  it('that were kept before codes could be entered are found without one', () => {
    const shelf = makeMemoryDraftShelf();
    const { promoCode: _, ...entries } = chosen.entries;
    shelf.keep('panel:1', JSON.stringify({ ...chosen, entries }));
    expect(KeepPanelEntries.make({ shelf }).find(1)?.entries).toEqual({ ...entries, promoCode: null });
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"quantities":{}}'],
    ['an amount that is none', JSON.stringify({ ...chosen, entries: { ...NO_ENTRIES, donation: { amount: -1 } } })],
    ['a code that is none', JSON.stringify({ ...chosen, entries: { ...NO_ENTRIES, promoCode: 7 } })],
    ['a session that is none', JSON.stringify({ ...chosen, sectionEventId: 'x' })],
  ])('that cannot be read count as none: %s', (_what, text) => {
    const shelf = makeMemoryDraftShelf();
    shelf.keep('panel:1', text);
    expect(KeepPanelEntries.make({ shelf }).find(1)).toBeNull();
  });
});
