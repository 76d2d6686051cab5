import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { DayTransfers } from '#application/money/ports/day-transfers.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { ReportedTransfer } from '#domain/money/bank-transfer/reconcile-statement.ts';
import { aLargeFile } from '#test/builders/a-large-file.ts';
import { find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { Statement } from './Statement.tsx';
import { statementLoader } from './statement.loader.ts';

const REPORTED: readonly ReportedTransfer[] = [
  { id: '1', bankReference: 'FT1', amount: 200_000, direction: 'in', content: 'VEMOI1', state: 'PAID' },
  { id: '2', bankReference: 'FT2', amount: 50_000, direction: 'in', content: 'Ca nhạc', state: 'UNKNOWN' },
  { id: '3', bankReference: 'FT3', amount: 70_000, direction: 'in', content: 'VEMOI3', state: 'PAID' },
];
const STATEMENT = 'Reference,Description,Amount\nFT1,VEMOI1,200000\nFT2,Ca nhac,50000\nFT9,Luong,90000\nFT8,x,?';

type Opening = { readonly abilities?: readonly string[]; readonly away?: boolean; readonly reported?: typeof REPORTED };

async function open(
  locale: 'en' | 'vi' = 'en',
  { abilities = ['admin.accountant'], away = false, reported = REPORTED }: Opening = {},
) {
  const asked: string[] = [];
  const pairs = [
    given(DayTransfers, async (day) => {
      asked.push(day);
      return away ? refused({ code: 'BUSY', retryAfterMs: 1_000 }) : ok(reported);
    }),
  ];
  await renderPage(
    [
      {
        path: '/admin/accountant/statement',
        Component: withUseCases(Statement, pairs),
        loader: loaderWith(statementLoader, pairs),
      },
      { path: '*', element: null },
    ],
    {
      account: { ...someAccount, abilities },
      now: instant(Date.UTC(2026, 10, 20, 20)),
      at: '/admin/accountant/statement',
      locale,
    },
  );
  await settle(20);
  return asked;
}
async function choose(text: string | File): Promise<void> {
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  Object.defineProperty(input, 'files', {
    value: [typeof text === 'string' ? new File([text], 'statement.csv') : text],
    configurable: true,
  });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle(30);
}
const rows = () => findAll('ul[aria-label="Movements of the day"] > li', /./).map((row) => row.textContent ?? '');

describe('a bank statement', { timeout: 30_000 }, () => {
  it('is compared with the day’s transfers, tasks first', async () => {
    const asked = await open();
    await choose(STATEMENT);
    expect(asked).toEqual(['2026-11-21']);
    expect(find('[role="status"]', /movements need a look/).textContent).toContain('3 of 4');
    expect(rows().map((row) => /^(To review|Not reported|Not in the statement|Matched)/.exec(row)?.[0])).toEqual([
      'To review',
      'Not reported',
      'Not in the statement',
      'Matched',
    ]);
    expect(find('a', 'Open the transfer').getAttribute('href')).toBe('/admin/accountant?q=FT2');
    expect(document.body.textContent).toContain('left out: 5');
  });

  it('of 300 transfers shows the five odd ones first, and the others as matched', async () => {
    const odd: Readonly<Record<number, ReportedTransfer['state']>> = { 10: 'UNKNOWN', 120: null, 250: 'UNKNOWN' };
    const reported = Array.from({ length: 299 }, (_, at): ReportedTransfer => {
      const state = at in odd ? (odd[at] ?? null) : 'PAID';
      const amount = 100_000 + at;
      return { id: `${at}`, bankReference: `FT${at}X`, amount, direction: 'in', content: `VEMOI${at}X`, state };
    });
    const lines = reported
      .filter(({ id }) => id !== '77')
      .map(({ bankReference, content, amount }) => `${bankReference},${content},${amount}`);
    await open('en', { reported });
    await choose(['Reference,Description,Amount', ...lines, 'FT900,Hoan phi,5000'].join('\n'));
    expect(find('[role="status"]', /movements need a look/).textContent).toContain('5 of 300');
    const kinds = rows().map((row) => /^(To review|Not reported|Not in the statement|Matched)/.exec(row)?.[0]);
    expect(kinds.slice(0, 5).toSorted()).toEqual([
      'Not in the statement',
      'Not reported',
      'To review',
      'To review',
      'To review',
    ]);
    expect(kinds.slice(5).every((kind) => kind === 'Matched')).toBe(true);
  });

  const mt940 = (closing: string) =>
    [
      ':20:DAY',
      ':25:1012345678',
      ':60F:C261120VND1000000,',
      ':61:261121C200000,NTRFNONREF//FT1',
      ':86:VEMOI1',
      ':61:261121C50000,NTRFNONREF//FT2',
      ':61:261121C70000,NTRFNONREF//FT3',
      `:62F:C261121VND${closing},`,
      '-',
    ].join('\r\n');

  it('is compared from the bank’s MT940 file as from a table', async () => {
    await open();
    await choose(mt940('1320000'));
    expect(rows().map((row) => /^(To review|Matched)/.exec(row)?.[0])).toEqual(['To review', 'Matched', 'Matched']);
  });

  it('of another day than the chosen one is refused with its days, and nothing is compared', async () => {
    const asked = await open();
    await choose('Date,Reference,Description,Amount\n21/11/2026,FT1,VEMOI1,200000\n20/11/2026,FT2,x,50000');
    expect(find('[role="alert"]', /The file has movements of 20.Nov.2026, 21.Nov.2026/)).toBeDefined();
    await choose(mt940('1320000').replaceAll(':61:261121', ':61:2611211122'));
    expect(find('[role="alert"]', /22.Nov.2026. Choose the day of the file/)).toBeDefined();
    expect(asked).toEqual([]);
  });

  it('is refused where its balance is wrong or it is of another bank, with the line, and nothing is compared', async () => {
    const asked = await open();
    await choose(mt940('1320001'));
    expect(find('[role="alert"]', /./).textContent).toBe(
      'Line 8 says the balance is 1,320,001 đ, but it adds up to 1,320,000 đ.',
    );
    await choose(mt940('1320000').replace(':61:261121C5', ':61:21.11.2026 +5'));
    expect(find('[role="alert"]', /./).textContent).toContain('Line 6 can’t be read as MT940');
    await choose(mt940('1320000').replaceAll('VND', 'USD'));
    expect(find('[role="alert"]', /./).textContent).toBe('Line 3 is in USD. Only accounts in VND can be compared.');
    await choose(mt940('1320000').replace(/:62F.*/, ''));
    expect(find('[role="alert"]', /./).textContent).toContain(
      'The statement in line 1 has no opening or closing balance',
    );
    expect([asked, rows()]).toEqual([[], []]);
  });

  it('is not read where it is larger than 5 MB', async () => {
    const asked = await open('vi');
    await choose(aLargeFile('sao-ke.csv'));
    expect(find('[role="alert"]', /./).textContent).toBe(
      'Tệp này lớn hơn 5\u00a0MB. Hãy xuất ít dòng hơn hoặc chia nhỏ tệp rồi chọn lại.',
    );
    expect(asked).toEqual([]);
  });

  it('says what a file lacks, that the server is busy, and who may compare', async () => {
    await open('vi');
    await choose('Ngày,Tiền\n1,2');
    expect(find('[role="alert"]', /./).textContent).toContain("'Reference'");
    await open('en', { away: true });
    await choose(STATEMENT);
    expect(find('[role="alert"]', /./).textContent).not.toBe('');
    await open('en', { abilities: [] });
    expect(document.body.textContent).toContain('Your account doesn’t have access to this page');
  });
});
