import { describe, expect, it } from 'vitest';
import { isReminderDue, mayBeReminded } from './sale-reminder.ts';
import { EVENT_SALE_STATES } from './sale-state.ts';

describe('a reminder of a sale', () => {
  it('is taken only while the sale is to come', () => {
    expect(EVENT_SALE_STATES.filter(mayBeReminded)).toEqual(['COMING_SOON']);
  });

  it('is sent once the sale opened, sold out or not, and not where it stopped', () => {
    expect(EVENT_SALE_STATES.filter(isReminderDue)).toEqual(['ON_SALE', 'FREE', 'SOLD_OUT']);
  });
});
