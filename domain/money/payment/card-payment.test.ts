import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explored } from '#test/builders/explored.ts';
import { given } from '#test/builders/given.ts';
import {
  CARD_PAYMENT_START_DELAY,
  type CardPayment,
  type CardPaymentCommand,
  type CardPaymentEvent,
  decideCardPayment,
  evolveCardPayment,
  NO_CARD_PAYMENT,
} from './card-payment.ts';
import { type ChosenCard, cardActions } from './chosen-card.ts';

const payment = given(evolveCardPayment, NO_CARD_PAYMENT);
const asks = (command: CardPaymentCommand) => (state: CardPayment) => decideCardPayment(state, command);
const saved: ChosenCard = { kind: 'SAVED', paymentMethodId: 'pm_1' };
const fresh: ChosenCard = { kind: 'NEW' };
const delayOver = asks({ kind: 'DELAY_OVER' });
const done = asks({ kind: 'ACT_DONE' });
const refusedWith = (code: string | null) => asks({ kind: 'ACT_REFUSED', code });

const anyCommand = fc.oneof(
  fc.constantFrom(saved, fresh).map((card): CardPaymentCommand => ({ kind: 'PRESS', card })),
  fc.constantFrom<CardPaymentCommand>(
    { kind: 'DELAY_OVER' },
    { kind: 'ACT_DONE' },
    { kind: 'ACT_DONE' },
    { kind: 'ACT_REFUSED', code: 'card_declined' },
  ),
);

describe('a card payment', () => {
  it('starts after 500 ms [S9-18]', () => {
    expect(CARD_PAYMENT_START_DELAY).toBe(500);
    payment()
      .when(delayOver)
      .thenRefused('NOT_STARTED')
      .when(asks({ kind: 'PRESS', card: saved }))
      .thenHappens({ kind: 'PRESSED', card: saved })
      .when(done)
      .thenRefused('NOT_STARTED');
  });

  it('creates an intent, confirms it with the saved card and shows the result [S4-35]', () => {
    const told = payment({ kind: 'PRESSED', card: saved })
      .when(delayOver)
      .thenHappens({ kind: 'ACT_BEGUN', act: 'CREATE_INTENT' })
      .when(done)
      .thenHappens({ kind: 'ACT_BEGUN', act: 'CONFIRM' })
      .when(done)
      .thenHappens({ kind: 'CONFIRMED' });
    expect(told.state).toEqual({ at: 'CONFIRMED' });
    expect(cardActions(saved)).toEqual(['CREATE_INTENT', 'CONFIRM']);
  });

  it('creates and attaches a new card before confirming [S4-36]', () => {
    payment({ kind: 'PRESSED', card: fresh })
      .when(delayOver)
      .thenHappens({ kind: 'ACT_BEGUN', act: 'CREATE_INTENT' })
      .when(done)
      .thenHappens({ kind: 'ACT_BEGUN', act: 'CREATE_CARD' })
      .when(done)
      .thenHappens({ kind: 'ACT_BEGUN', act: 'ATTACH_CARD' })
      .when(done)
      .thenHappens({ kind: 'ACT_BEGUN', act: 'CONFIRM' })
      .when(done)
      .thenHappens({ kind: 'CONFIRMED' });
    expect(cardActions(fresh)).toEqual(['CREATE_INTENT', 'CREATE_CARD', 'ATTACH_CARD', 'CONFIRM']);
  });

  it('reports the refused action and code, and can be retried', () => {
    const story = payment({ kind: 'PRESSED', card: saved }, { kind: 'ACT_BEGUN', act: 'CONFIRM' })
      .when(refusedWith('incorrect_number'))
      .thenHappens({ kind: 'REFUSED', at: 'CONFIRM', code: 'incorrect_number' });
    expect(story.state).toEqual({ at: 'IDLE' });
    story.when(asks({ kind: 'PRESS', card: fresh })).thenHappens({ kind: 'PRESSED', card: fresh });
    payment().when(refusedWith(null)).thenRefused('NOT_STARTED');
  });

  it('never runs twice at once, nor after confirmation', () => {
    const press = asks({ kind: 'PRESS', card: saved });
    const acting = payment({ kind: 'PRESSED', card: saved }, { kind: 'ACT_BEGUN', act: 'CREATE_INTENT' });
    payment({ kind: 'PRESSED', card: saved })
      .when(press)
      .thenRefused('PAYMENT_UNDER_WAY')
      .when(refusedWith(null))
      .thenRefused('NOT_STARTED');
    acting.when(press).thenRefused('PAYMENT_UNDER_WAY').when(delayOver).thenRefused('PAYMENT_UNDER_WAY');
    const confirmed = payment({ kind: 'CONFIRMED' });
    for (const again of [press, delayOver, done, refusedWith(null)])
      confirmed.when(again).thenRefused('CONFIRMED_ALREADY');
    expect(evolveCardPayment(NO_CARD_PAYMENT, { kind: 'ACT_BEGUN', act: 'CONFIRM' })).toBe(NO_CARD_PAYMENT);
  });

  it('reaches every state', () => {
    const commands: CardPaymentCommand[] = [
      { kind: 'PRESS', card: fresh },
      { kind: 'DELAY_OVER' },
      { kind: 'ACT_DONE' },
    ];
    const reached = explored(decideCardPayment, evolveCardPayment, NO_CARD_PAYMENT, commands);
    expect(new Set(reached.map(({ at }) => at))).toEqual(new Set(['IDLE', 'STARTING', 'ACTING', 'CONFIRMED']));
    expect(new Set(reached.flatMap((state) => (state.at === 'ACTING' ? [state.act] : [])))).toEqual(
      new Set(cardActions(fresh)),
    );
  });

  it('never confirms a card that was not created and attached first', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 30 }), (commands) => {
        let state = NO_CARD_PAYMENT;
        const told: CardPaymentEvent[] = [];
        let acts: string[] = [];
        for (const command of commands) {
          const decided = decideCardPayment(state, command);
          for (const event of decided.ok ? decided.value : []) {
            if (event.kind === 'PRESSED') acts = [];
            if (event.kind === 'ACT_BEGUN') acts.push(event.act);
            if (event.kind === 'CONFIRMED' && 'card' in state) expect(acts).toEqual(cardActions(state.card));
            told.push(event);
            state = evolveCardPayment(state, event);
          }
        }
        expect(told.reduce(evolveCardPayment, NO_CARD_PAYMENT)).toEqual(state);
      }),
    );
  });
});
