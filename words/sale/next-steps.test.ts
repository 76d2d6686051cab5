import { expect, it } from 'vitest';
import type { NextStep } from '#domain/sale/quantity/next-step.ts';
import { minutes } from '#test/builders/moments.ts';
import { nextStepSentence } from './next-steps.ts';

it.each<[NextStep, string, string]>([
  [{ kind: 'CHOOSE_FEWER', atMost: 2 }, 'You can choose up to 2', 'Bạn có thể chọn tối đa 2 vé'],
  [{ kind: 'CHOOSE_WHOLE_SETS', of: 3 }, 'Choose a multiple of 3', 'Hãy chọn số vé là bội số của 3'],
  [{ kind: 'COME_BACK_FOR_THE_SALE', at: null }, 'Sales haven’t opened yet', 'Vé chưa mở bán'],
  [{ kind: 'CHOOSE_ANOTHER_TICKET' }, 'Choose another ticket type', 'Hãy chọn loại vé khác'],
  [{ kind: 'CHOOSE_ANOTHER_SESSION' }, 'Choose another session', 'Hãy chọn suất khác'],
  [{ kind: 'JOIN_WAITING_LIST' }, 'Join the waiting list', 'Đăng ký danh sách chờ'],
  [{ kind: 'CONTACT_ORGANISER' }, 'Contact the organiser', 'Liên hệ ban tổ chức'],
])('has a sentence for %j in both languages', (step, en, vi) => {
  expect(nextStepSentence(step)).toEqual({ en, vi });
});

it('formats times by language', () => {
  expect(nextStepSentence({ kind: 'WAIT_UNTIL', at: minutes(4) }).en).toContain('10:04');
  expect(nextStepSentence({ kind: 'WAIT_UNTIL', at: minutes(4) }).vi).toMatch(/mở lại từ .*10:04/);
  expect(nextStepSentence({ kind: 'COME_BACK_FOR_THE_SALE', at: minutes(4) }).en).toMatch(/^Sales open at .*10:04/);
  expect(nextStepSentence({ kind: 'COME_BACK_FOR_THE_SALE', at: minutes(4) }).vi).toMatch(/^Vé mở bán lúc .*10:04/);
});
