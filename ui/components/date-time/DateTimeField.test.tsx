import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { DateField } from './DateField.tsx';
import { DateTimeField } from './DateTimeField.tsx';

type FormProps = {
  readonly value?: string;
  readonly min?: string;
  readonly max?: string;
  readonly day?: boolean;
  readonly held: string[];
};

const Form = ({ value = '', day = false, held, ...limits }: FormProps) => {
  const [written, setWritten] = useState(value);
  const onValue = (next: string) => {
    held.push(next);
    setWritten(next);
  };
  const field = { ...limits, label: 'Begins', value: written, onValue };
  return (
    <form>
      {day ? <DateField {...field} /> : <DateTimeField {...field} />}
      <button type="button" onClick={() => setWritten('2027-01-02T03:04')}>
        Other
      </button>
    </form>
  );
};

async function open(given: Omit<FormProps, 'held'> = {}, locale: Locale = 'en') {
  const held: string[] = [];
  await renderPage([{ path: '/', element: <Form {...given} held={held} /> }], { at: '/', now: NOW, locale });
  await appears('[role="group"]');
  const input = () => document.querySelector<HTMLInputElement>('[role="group"] input');
  const press = async () => {
    await click(find('button', 'Other'));
    await settle(10);
  };
  return { held, input, press };
}

describe('a field for a date and time', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = zone;
  });

  it.each([
    ['en', '27 Nov 2026 19:30'],
    ['vi', '27/11/2026 19:30'],
  ] as const)('shows and takes a moment in the page’s order, in %s', async (locale, shown) => {
    const { held, input } = await open({ value: '2026-11-27T19:30' }, locale);
    expect(input()?.value).toBe(shown);
    await type(input(), shown.replace('27', '28'));
    expect(held).toEqual(['2026-11-28T19:30']);
  });

  it('takes a time that the device’s own zone skips', async () => {
    process.env['TZ'] = 'America/New_York';
    expect(new Date(2026, 2, 8, 2, 30).getHours()).toBe(3);
    const { held, input } = await open({}, 'vi');
    await type(input(), '08/03/2026 02:30');
    expect([held, input()?.value]).toEqual([['2026-03-08T02:30'], '08/03/2026 02:30']);
  });

  it('takes another value from its form', async () => {
    const { input, press } = await open({ value: '2026-11-27T19:30' });
    await press();
    expect(input()?.value).toBe('02 Jan 2027 03:04');
  });

  it('says what is too early or too late, with the limit as it is written', async () => {
    const { input } = await open({ min: '2026-11-27T19:30', max: '2026-12-01T00:00' });
    await type(input(), '27 Nov 2026 19:29');
    expect(document.body.textContent).toContain('Choose 27 Nov 2026 19:30 or later');
    await type(input(), '01 Dec 2026 00:01');
    expect(document.body.textContent).toContain('Choose 01 Dec 2026 00:00 or earlier');
    await type(input(), '01 Dec 2026 00:00');
    expect(document.body.textContent).not.toContain('Choose');
  });

  it('holds a day alone', async () => {
    const { held, input } = await open({ day: true, value: '2026-11-27' }, 'vi');
    expect(input()?.value).toBe('27/11/2026');
    await type(input(), '31/12/2026');
    await type(input(), '');
    expect(held).toEqual(['2026-12-31', '']);
  });
});
