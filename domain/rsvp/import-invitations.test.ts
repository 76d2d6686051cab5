import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importInvitations, LONGEST_INVITED_NAME, MOST_INVITATIONS_AT_ONCE, mayInvite } from './import-invitations.ts';

describe('importing an invite list', () => {
  it('reports a result per line', () => {
    const known = new Map([
      ['known@example.com', 'ACCEPTED' as const],
      ['waits@example.com', 'WAITING' as const],
      ['invited@example.com', 'INVITED' as const],
      ['no@example.com', 'DECLINED' as const],
      ['struck@example.com', 'TAKEN_BACK' as const],
    ]);
    const rows = [
      { name: ' Trần  Thị\tLan ', email: ' LAN@example.com ' },
      { name: '', email: ' ' },
      { name: 'Lan', email: 'lan@Example.com' },
      { name: ' ', email: 'minh@example.com' },
      { name: 'Minh', email: 'minh' },
      { name: 'Minh', email: 'minh@example.com' },
      { name: 'Known', email: 'Known@example.com' },
      { name: 'Waits', email: 'waits@example.com' },
      { name: 'Invited', email: 'invited@example.com' },
      { name: 'No', email: 'no@example.com' },
      { name: 'Struck', email: 'struck@example.com' },
      { name: 'x'.repeat(LONGEST_INVITED_NAME), email: 'long@example.com' },
      { name: 'x'.repeat(LONGEST_INVITED_NAME + 1), email: 'longer@example.com' },
      { name: 'Stop', email: 'Stop@example.com' },
      { name: 'Bounces', email: 'Bounces@example.com' },
    ];
    const refused = (row: number, refusal: object) => ({ row, result: { ok: false, refusal } });
    const taken = (row: number, kind: string, name: string, email: string) => ({
      row,
      result: { ok: true, value: { kind, name, email } },
    });
    const bounced = new Set(['stop@example.com', 'bounces@example.com']);
    expect(importInvitations(rows, known, { optedOut: new Set(['stop@example.com']), bounced })).toEqual({
      ok: true,
      value: [
        taken(1, 'NEW', 'Trần Thị Lan', 'lan@example.com'),
        refused(3, { code: 'NAMED_TWICE', firstRow: 1 }),
        refused(4, { code: 'NAME_MISSING' }),
        refused(5, { code: 'INVALID_EMAIL' }),
        taken(6, 'NEW', 'Minh', 'minh@example.com'),
        refused(7, { code: 'ALREADY_INVITED', status: 'ACCEPTED' }),
        refused(8, { code: 'ALREADY_INVITED', status: 'WAITING' }),
        refused(9, { code: 'ALREADY_INVITED', status: 'INVITED' }),
        taken(10, 'AGAIN', 'No', 'no@example.com'),
        taken(11, 'AGAIN', 'Struck', 'struck@example.com'),
        taken(12, 'NEW', 'x'.repeat(LONGEST_INVITED_NAME), 'long@example.com'),
        refused(13, { code: 'NAME_TOO_LONG', max: LONGEST_INVITED_NAME }),
        refused(14, { code: 'UNSUBSCRIBED' }),
        refused(15, { code: 'ADDRESS_BOUNCED' }),
      ],
    });
  });

  it('invites nobody twice, drops no line, and invites nobody when repeated', () => {
    const email = fc.constantFrom('a@example.com', 'A@example.com', 'b@example.com', 'c@example.com', 'd@x', '');
    const row = fc.record({ name: fc.constantFrom('Lan', 'Minh', ''), email });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const imported = importInvitations(rows, new Map());
        const lines = imported.ok ? imported.value : [];
        expect(lines.map((line) => line.row)).toEqual(
          rows.flatMap((line, at) => (line.name === '' && line.email === '' ? [] : [at + 1])),
        );
        const invited = lines.flatMap(({ result }) => (result.ok ? [result.value.email] : []));
        expect(new Set(invited).size).toBe(invited.length);
        const again = importInvitations(rows, new Map(invited.map((address) => [address, 'INVITED'])));
        expect(again.ok && again.value.some(({ result }) => result.ok)).toBe(false);
      }),
    );
  });

  it('has a size limit', () => {
    const rows = Array.from({ length: MOST_INVITATIONS_AT_ONCE }, (_, at) => ({
      name: 'Lan',
      email: `lan${at}@example.com`,
    }));
    expect(importInvitations([...rows, { name: ' ', email: '' }], new Map()).ok).toBe(true);
    expect(importInvitations([...rows, { name: 'Minh', email: '' }], new Map())).toEqual({
      ok: false,
      refusal: { code: 'TOO_MANY_ROWS', max: MOST_INVITATIONS_AT_ONCE },
    });
  });
});

it('names the address as the trouble of a line that has neither name nor address', () => {
  const read = importInvitations([{ name: '', email: 'broken@' }], new Map());
  expect(read.ok && read.value[0]?.result).toEqual({ ok: false, refusal: { code: 'INVALID_EMAIL' } });
});

it('inviting needs a name', () => {
  expect(mayInvite('  ')).toEqual({ ok: false, refusal: { code: 'INVITER_NAME_MISSING' } });
  expect(mayInvite(' Nhà hát \n Tuổi trẻ ')).toEqual({ ok: true, value: 'Nhà hát Tuổi trẻ' });
  expect(mayInvite('https://evil.example')).toEqual({ ok: true, value: 'https evil. example' });
});
