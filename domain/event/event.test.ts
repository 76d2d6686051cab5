import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ATTENDANCE_MODES,
  capacityCeiling,
  EVENT_FEATURES,
  EVENT_FORMATS,
  EVENT_STATUSES,
  hasPage,
  isListed,
  isMappableAddress,
  isPrivate,
  needsAddress,
  needsLink,
  ticketMode,
} from './event.ts';

describe('event', () => {
  it('PRIVATE and HIGHLIGHT_PRIVATE events are private', () => {
    expect(EVENT_FEATURES.filter(isPrivate)).toEqual(['PRIVATE', 'HIGHLIGHT_PRIVATE']);
  });

  it('onsite and hybrid events need an address', () => {
    expect(EVENT_FORMATS.filter(needsAddress)).toEqual(['ONSITE', 'HYBRID']);
  });

  it('drafts have no page; cancelled events keep theirs', () => {
    expect(EVENT_STATUSES.filter((status) => hasPage({ status }))).toEqual(['PUBLISHED', 'CANCELLED']);
  });

  it('only published, public, unarchived events are listed', () => {
    const all = EVENT_STATUSES.flatMap((status) =>
      EVENT_FEATURES.flatMap((feature) => [true, false].map((archive) => ({ status, feature, archive }))),
    );
    expect(all.filter(isListed)).toEqual([{ status: 'PUBLISHED', feature: 'PUBLIC', archive: false }]);
  });

  it('online and hybrid events need a link', () => {
    expect(EVENT_FORMATS.filter(needsLink)).toEqual(['ONLINE', 'HYBRID']);
  });

  it('a ticket’s mode is the event’s format, or the chosen one for hybrid events', () => {
    const modes = EVENT_FORMATS.map((format) => [format, ATTENDANCE_MODES.map((chosen) => ticketMode(format, chosen))]);
    expect(modes).toEqual([
      ['ONLINE', ['ONLINE', 'ONLINE']],
      ['ONSITE', ['ONSITE', 'ONSITE']],
      ['HYBRID', ['ONLINE', 'ONSITE']],
    ]);
  });
});

describe('capacity ceiling', () => {
  it('is 100,000 online and unlimited onsite [S9-37]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ATTENDANCE_MODES), (mode) => {
        expect(capacityCeiling(mode)).toBe(mode === 'ONLINE' ? 100_000 : null);
      }),
    );
  });
});

describe('addresses for the map', () => {
  it.each([
    'Nhà hát Lớn Hà Nội, 1 Tràng Tiền, Hoàn Kiếm, Hà Nội',
    'Dinh Độc Lập',
    '23 Ngô Đức Kế, Q. 1, TP. HCM.',
    'Sân thượng The Nest, 23 Ngô Đức Kế, Quận 1, TP. Hồ Chí Minh',
  ])('%s', (address) => expect(isMappableAddress(address)).toBe(true));

  it.each([
    'A house by the lake; the address comes with your ticket',
    'Địa chỉ được gửi kèm vé.',
    'Bạn muốn biết ở đâu? Vé sẽ cho biết',
  ])('skips a sentence: %s', (address) => expect(isMappableAddress(address)).toBe(false));
});
