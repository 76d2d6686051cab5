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

  it('an event that people come to needs an address', () => {
    expect(EVENT_FORMATS.filter(needsAddress)).toEqual(['ONSITE', 'HYBRID']);
  });

  it('a draft has no page; a cancelled event keeps its own', () => {
    expect(EVENT_STATUSES.filter((status) => hasPage({ status }))).toEqual(['PUBLISHED', 'CANCELLED']);
  });

  it('only what is published, public and out of the archive is listed', () => {
    const all = EVENT_STATUSES.flatMap((status) =>
      EVENT_FEATURES.flatMap((feature) => [true, false].map((archive) => ({ status, feature, archive }))),
    );
    expect(all.filter(isListed)).toEqual([{ status: 'PUBLISHED', feature: 'PUBLIC', archive: false }]);
  });

  it('an event that people join from afar needs a link', () => {
    expect(EVENT_FORMATS.filter(needsLink)).toEqual(['ONLINE', 'HYBRID']);
  });

  it('a ticket is for the way its event is held, and for a chosen one where there are both', () => {
    const modes = EVENT_FORMATS.map((format) => [format, ATTENDANCE_MODES.map((chosen) => ticketMode(format, chosen))]);
    expect(modes).toEqual([
      ['ONLINE', ['ONLINE', 'ONLINE']],
      ['ONSITE', ['ONSITE', 'ONSITE']],
      ['HYBRID', ['ONLINE', 'ONSITE']],
    ]);
  });
});

describe('capacity ceiling', () => {
  it('online takes 100,000 at once, onsite is unlimited [S9-37]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ATTENDANCE_MODES), (mode) => {
        expect(capacityCeiling(mode)).toBe(mode === 'ONLINE' ? 100_000 : null);
      }),
    );
  });
});

describe('an address that a map finds', () => {
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
  ])('is not said in a sentence: %s', (address) => expect(isMappableAddress(address)).toBe(false));
});
