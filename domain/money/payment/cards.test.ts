import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardRefusal, type ConfirmRefusal, cardRefusal, confirmRefusal } from './card-refusal.ts';
import { type CardPanel, type CardPanelProblem, chosenCard, DEFAULT_CARD_COUNTRY } from './chosen-card.ts';
import { retryAfterFailedLoad } from './provider-script.ts';
import { cardBrand, maskedNumber, pickedCard, SAVED_CARDS_PAGE } from './saved-card.ts';

describe('card errors', () => {
  it.each<[string, CardRefusal]>([
    ['incomplete_number', 'INVALID_NUMBER'],
    ['invalid_number', 'INVALID_NUMBER'],
    ['incomplete_expiry', 'INVALID_EXPIRY'],
    ['invalid_expiry_year_past', 'INVALID_EXPIRY'],
    ['incomplete_cvc', 'INVALID_CVC'],
    ['incomplete_zip', 'INVALID_ZIP'],
    ['card_declined', 'INVALID_CARD'],
    ['processing_error', 'INVALID_CARD'],
    ['', 'INVALID_CARD'],
  ])('%s means %s', (code, refusal) => {
    expect(cardRefusal(code)).toBe(refusal);
  });

  it.each<[string, ConfirmRefusal]>([
    ['payment_intent_authentication_failure', 'AUTHENTICATION_FAILED'],
    ['incorrect_number', 'INVALID_NUMBER'],
    ['invalid_number', 'INVALID_DETAILS'],
    ['card_declined', 'INVALID_DETAILS'],
  ])('on confirming, %s means %s', (code, refusal) => {
    expect(confirmRefusal(code)).toBe(refusal);
  });
});

describe('the card panel', () => {
  const panel: CardPanel = {
    pickedId: null,
    addingCard: true,
    name: 'NGUYEN LAN',
    field: { complete: true, error: null },
  };

  it.each<[string, Partial<CardPanel>, CardPanelProblem]>([
    ['nothing picked and no form open', { addingCard: false }, 'CARD_REQUIRED'],
    ['a form without a name', { name: '  ' }, 'NAME_REQUIRED'],
    ['a form without a name, whatever was picked', { name: '', pickedId: 'pm_1' }, 'NAME_REQUIRED'],
    ['a field that is not filled in', { field: { complete: false, error: null } }, 'DETAILS_INCOMPLETE'],
    ['a field with an error', { field: { complete: true, error: 'incomplete_cvc' } }, 'DETAILS_INCOMPLETE'],
  ])('with %s has no card to pay with', (_what, over, problem) => {
    expect(chosenCard({ ...panel, ...over })).toEqual({ ok: false, refusal: problem });
  });

  it('pays with the selected card, or the open form’s', () => {
    expect(chosenCard({ ...panel, addingCard: false, pickedId: 'pm_1' })).toEqual({
      ok: true,
      value: { kind: 'SAVED', paymentMethodId: 'pm_1' },
    });
    expect(chosenCard({ ...panel, pickedId: 'pm_1' })).toEqual({ ok: true, value: { kind: 'NEW' } });
    expect(DEFAULT_CARD_COUNTRY).toBe('VN');
  });

  it('shows brand and last digits, and loads 100', () => {
    expect(['visa', 'mastercard', 'discover', 'american-express', 'amex', 'Visa', 'jcb'].map(cardBrand)).toEqual([
      'VISA',
      'MASTERCARD',
      'DISCOVER',
      'AMERICAN_EXPRESS',
      'AMERICAN_EXPRESS',
      'VISA',
      'OTHER',
    ]);
    expect(maskedNumber({ last4: '4242' })).toBe('**** 4242');
    expect(SAVED_CARDS_PAGE).toBe(100);
  });

  it('keeps the selected card, else takes the first', () => {
    const anyCards = fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c'))
      .map((ids) => ids.map((id) => ({ id, brand: 'visa', last4: '4242' })));
    fc.assert(
      fc.property(anyCards, fc.option(fc.constantFrom('a', 'b', 'c')), (cards, pickedId) => {
        const there = cards.some((card) => card.id === pickedId);
        expect(pickedCard(cards, pickedId)).toBe(there ? pickedId : (cards[0]?.id ?? null));
      }),
    );
  });
});

describe('loading the card provider’s script', () => {
  it('retries every 500 ms, at most 10 times [S9-20]', () => {
    expect([1, 2, 9].map(retryAfterFailedLoad)).toEqual(Array(3).fill({ kind: 'RETRY', afterMs: 500 }));
    expect([10, 11].map(retryAfterFailedLoad)).toEqual(Array(2).fill({ kind: 'GIVE_UP' }));
  });
});
