import { expect, it } from 'vitest';
import { thanksCard, YOU_ARE_INVITED } from './social-cards.ts';

const mai = { name: 'Mai', companyName: '', isDonate: false, isPrivate: false };
const read = (thanks: typeof mai) => {
  const { over, under } = thanksCard(thanks);
  return [`${over.en} … ${under.en}`, `${over.vi} … ${under.vi}`];
};

it('a thank-you card reads as a sentence', () => {
  expect(read(mai)).toEqual(['Mai is going to … Will you join, too?', 'Mai sẽ tham dự … Bạn cùng đi nhé?']);
  expect(read({ ...mai, isPrivate: true })).toEqual([
    'Thank you, Mai, for coming to … See you there',
    'Cảm ơn Mai đã nhận lời … Hẹn gặp bạn tại sự kiện',
  ]);
  expect(read({ ...mai, isDonate: true })).toEqual([
    'Thank you, Mai, for donating to … With thanks from the organiser',
    'Cảm ơn Mai đã ủng hộ … Lời cảm ơn từ ban tổ chức',
  ]);
  expect(read({ ...mai, companyName: 'Nhà hát' })[0]).toBe('Mai is going to … With thanks from Nhà hát');
});

it('the card of an event’s link invites', () => {
  expect(YOU_ARE_INVITED).toEqual({ en: 'You are invited', vi: 'Trân trọng kính mời' });
});
