import { expect, it } from 'vitest';
import { numberOfForms } from './number-of-forms.ts';

it.each([
  [3, true, 3],
  [1, true, 1],
  [0, true, 1],
  [3, false, 1],
  [0, false, 1],
])('%d tickets, one form for each %s: %d', (numberOfTickets, formPerTicket, forms) => {
  expect(numberOfForms(numberOfTickets, formPerTicket)).toBe(forms);
});
