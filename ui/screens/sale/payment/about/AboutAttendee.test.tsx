import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { aTicket } from '#test/builders/an-event-page.ts';
import { anEvent, open, press, text } from '#test/rendered/payment-page.tsx';
import { appears, find, type } from '#test/rendered/render-page.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

const FREE = aTicket({ id: 'free', name: 'Giữ chỗ', price: dong(0), originalPrice: dong(0), remaining: 10 });
const ABOUT = { gender: 'Nữ', phoneNumber: '0987654321', jobTitle: 'Bác sĩ', note: 'Ăn chay' };

const fieldOf = (label: string | RegExp): HTMLInputElement => {
  const id = find('label', label).getAttribute('for') ?? '';
  return document.getElementById(id) as HTMLInputElement;
};

it('starts with the account’s details, and takes company, question and note along', async () => {
  const { begins, reload } = await open({ event: anEvent({ tickets: [FREE] }), about: ABOUT });
  await appears('summary', 'More about this guest (optional)');
  expect(['Gender', 'Phone number', 'Job title'].map((label) => fieldOf(label).value)).toEqual([
    'Nữ',
    '0987654321',
    'Bác sĩ',
  ]);
  await type(fieldOf('Workplace'), ' Công ty Sen ');
  await type(fieldOf('Industry'), 'Phần mềm');
  await type(fieldOf('Job title'), 'Kỹ sư');
  await reload();
  await appears('summary', 'More about this guest (optional)');
  await press('Register');
  expect(text()).toContain('Thank you, your tickets are ready');
  expect(begins.mock.calls[0]?.[0].attendees[0]?.attendees).toEqual([
    {
      email: 'lan@example.test',
      firstName: 'Lan',
      lastName: 'Nguyễn',
      phoneNumber: '0987654321',
      gender: 'Nữ',
      jobTitle: 'Kỹ sư',
      note: 'Ăn chay',
      companyName: ' Công ty Sen ',
      industries: 'Phần mềm',
    },
  ]);
});

it('is required where the event asks for general information, and says where tickets are collected', async () => {
  const { begins } = await open({
    event: anEvent({ tickets: [FREE], generalInfo: true }),
    ticketsAtVenue: true,
    about: { ...ABOUT, jobTitle: null },
  });
  await appears('summary', 'More about this guest');
  expect(document.querySelector('details')?.open).toBe(true);
  expect((await appears('[role="note"]')).textContent).toContain('Collect your tickets at the venue');
  await press('Register');
  expect(document.activeElement).toBe(fieldOf(/^Job title/));
  expect(text()).toContain('Please fill in this field');
  expect(begins).not.toHaveBeenCalled();
  await type(fieldOf(/^Job title/), 'Kỹ sư');
  await press('Register');
  expect(text()).toContain('Thank you, your tickets are ready');
});

it.each([
  ['en', 'First name', 'Last name', 'Register', 'GIVEN_FIRST'],
  ['vi', 'Tên', 'Họ', 'Đăng ký', 'FAMILY_FIRST'],
] as const)('takes along in which order the form in %s asked for a name', async (locale, first, last, go, order) => {
  const { begins } = await open({ event: anEvent({ tickets: [FREE] }), locale, about: ABOUT });
  const exactly = (label: string) => new RegExp(`^${label}`);
  await type(fieldOf(exactly(first)), '');
  await type(fieldOf(exactly(last)), '');
  await type(fieldOf(exactly(first)), 'Tom');
  await type(fieldOf(exactly(last)), 'Nguyen');
  await press(go);
  expect(begins.mock.calls[0]?.[0].attendees[0]?.attendees).toMatchObject([
    { firstName: 'Tom', lastName: 'Nguyen', nameOrder: order },
  ]);
});

it('is asked in Vietnamese', async () => {
  await open({ event: anEvent({ tickets: [FREE] }), locale: 'vi' });
  await appears('summary', 'Thông tin thêm về khách (không bắt buộc)');
  expect(fieldOf('Câu hỏi cho ban tổ chức').value).toBe('');
});
