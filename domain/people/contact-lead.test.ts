import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InputProblem } from '#domain/kernel/field-problems.ts';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { type ContactInput, readContactLead, SUPPORT_TOPICS } from './contact-lead.ts';
import { parsePhoneNumber } from './phone-number.ts';

const input: ContactInput = {
  fullName: ' Ngô Lan ',
  phoneNumber: '0912 345 678',
  topic: 'Others',
  specifyInformation: ' Hoá đơn ',
  message: ' Xin gọi lại\ncho tôi ',
};
const malformed = { ok: false, refusal: { kind: 'MALFORMED' } };

describe('a phone number', () => {
  it.each([
    ['0912 345 678', '+84912345678'],
    ['(024) 3825-1234', '+842438251234'],
    ['+84 912.345.678', '+84912345678'],
    ['0084912345678', '+84912345678'],
    ['+84 (0)912 345 678', '+84912345678'],
    ['0084 024 3825 1234', '+842438251234'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['＋８４９１２３４５６７８', '+84912345678'],
    ['+12345678', '+12345678'],
    ['+123456789012345', '+123456789012345'],
  ])('%j is %s', (text, number) => {
    expect(parsePhoneNumber(text)).toEqual({ ok: true, value: number });
  });

  it.each([
    '091234567',
    '091234567890',
    '0112345678',
    '+840112345678',
    '+1234567',
    '+1234567890123456',
    '+0123456789',
    '912345678',
    '0912a345678',
    '++84912345678',
    'x0912345678',
    'abc',
  ])('refuses %j', (text) => {
    expect(parsePhoneNumber(text)).toEqual(malformed);
  });

  it.each(['', '  ', '-'])('reports %j as missing', (text) => {
    expect(parsePhoneNumber(text)).toEqual({ ok: false, refusal: { kind: 'REQUIRED' } });
  });

  it('is stable when read again', () => {
    fc.assert(
      fc.property(fc.oneof(anyNastyText, fc.stringMatching(/^(0|00|\+)[0-9 .()-]{6,18}$/)), (text) => {
        const read = parsePhoneNumber(text);
        if (read.ok) expect(parsePhoneNumber(read.value)).toEqual(read);
        else expect(['REQUIRED', 'MALFORMED']).toContain(read.refusal.kind);
      }),
    );
  });
});

describe('a contact lead', () => {
  it('is trimmed', () => {
    expect(readContactLead(input)).toEqual({
      ok: true,
      value: {
        fullName: 'Ngô Lan',
        phoneNumber: '+84912345678',
        topic: 'Others',
        specifyInformation: 'Hoá đơn',
        message: 'Xin gọi lại\ncho tôi',
      },
    });
  });

  it('has the topic Platform & Solutions or Others [S2.15-02]', () => {
    expect(SUPPORT_TOPICS).toEqual(['Platform & Solutions', 'Others']);
    for (const topic of SUPPORT_TOPICS)
      expect(readContactLead({ ...input, topic })).toMatchObject({ ok: true, value: { topic } });
    for (const topic of ['others', 'Platform', 'Other', 'Others '])
      expect(readContactLead({ ...input, topic })).toEqual({
        ok: false,
        refusal: { code: 'INVALID_INPUT', field: 'support_topic', problem: { kind: 'MALFORMED' } },
      });
  });

  it.each<[Partial<ContactInput>, string, InputProblem]>([
    [{ fullName: '  ' }, 'full_name', { kind: 'REQUIRED' }],
    [{ fullName: 'x'.repeat(101) }, 'full_name', { kind: 'TOO_LONG', max: 100 }],
    [{ phoneNumber: '' }, 'phone_number', { kind: 'REQUIRED' }],
    [{ phoneNumber: '113' }, 'phone_number', { kind: 'MALFORMED' }],
    [{ topic: '' }, 'support_topic', { kind: 'REQUIRED' }],
    [{ specifyInformation: 'x'.repeat(201) }, 'specify_information', { kind: 'TOO_LONG', max: 200 }],
    [{ message: '\n' }, 'message', { kind: 'REQUIRED' }],
    [{ message: 'x'.repeat(2_001) }, 'message', { kind: 'TOO_LONG', max: 2_000 }],
  ])('with %j is refused for %s', (part, field, problem) => {
    expect(readContactLead({ ...input, ...part })).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field, problem },
    });
  });

  it('accepts the longest values, and optional details', () => {
    const full = {
      ...input,
      fullName: 'x'.repeat(100),
      specifyInformation: 'y'.repeat(200),
      message: 'z'.repeat(2_000),
    };
    expect(readContactLead(full).ok).toBe(true);
    expect(readContactLead({ ...input, specifyInformation: '' }).ok).toBe(true);
  });
});
