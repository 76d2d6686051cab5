import fc from 'fast-check';
import { CLEAR_ALPHABET } from '#domain/kernel/encoding/clear-code.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { BankFeedProvider, IncomingTransfer } from '#domain/money/bank-transfer/incoming-transfer.ts';
import { makeTransferCode } from '#domain/money/bank-transfer/transfer-code.ts';

export const anyTransferCode: fc.Arbitrary<string> = fc
  .array(fc.nat({ max: CLEAR_ALPHABET.length - 1 }), { minLength: 9, maxLength: 9 })
  .map((picks) => {
    const left = picks.values();
    return makeTransferCode(() => left.next().value ?? 0);
  });

/** Some of the others differ in one character only. */
export const anyCodeAmongOthers: fc.Arbitrary<{ readonly mine: string; readonly others: readonly string[] }> =
  anyTransferCode.chain((mine) =>
    fc
      .array(
        fc.oneof(
          anyTransferCode,
          fc
            .tuple(fc.integer({ min: 5, max: 13 }), fc.constantFrom(...CLEAR_ALPHABET))
            .map(([at, sign]) => mine.slice(0, at) + sign + mine.slice(at + 1)),
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((others) => ({ mine, others: others.filter((other) => other !== mine) })),
  );

const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ minLength: length, maxLength: length, unit: fc.constantFrom(...'0123456789') });
const payerWords = fc.constantFrom(
  '',
  'Lan chuyển tiền vé',
  'NGUYEN VAN AN chuyen tien',
  'cam on shop',
  'Thanh toan',
  've moi',
  'ck',
  'đêm nhạc Trịnh, 2 vé',
);

/** What banks put around a message, from public logs. [STD 2] */
export const BANK_ENVELOPES: Readonly<Record<string, fc.Arbitrary<(message: string) => string>>> = {
  'nothing around it': fc.constant((message) => message),
  'Vietcombank’s numbers before, accounts and names after': fc
    .tuple(digits(10), digits(6), digits(10), fc.constantFrom('NGUYEN THI LAN', 'TRAN MINH', 'CT TNHH DICH VU'))
    .map(
      ([id, reference, account, name]) =>
        (message) =>
          `MBVCB.${id}.${reference}.${message}.CT tu ${account} ${name} toi 0011004321234`,
    ),
  'MoMo’s numbers on both sides': fc.tuple(digits(12), digits(4)).map(
    ([id, tail]) =>
      (message) =>
        `${id}-${message}-CHUYEN TIEN-OQCH${tail}sFyH-MOMO${id}MOMO`,
  ),
  'SePay’s own before it': fc.tuple(digits(4), digits(4)).map(
    ([reference, number]) =>
      (message) =>
        `BankAPINotify Qaetep${reference}  SEPAY${number} 1 ${message}`,
  ),
  'SePay’s own and MoMo’s': fc.tuple(digits(4), digits(12)).map(
    ([number, id]) =>
      (message) =>
        `Qafmgq4306 SEPAY${number} 1 ${id}-${message}-CHUYEN TIEN-OQCH00042LgQ-MOMO${id}MOMO`,
  ),
  'IBFT before, its trace after': digits(6).map(
    (trace) => (message) => `IBFT ${message} Ma giao dich Trace${trace} Trace ${trace}`,
  ),
  'a bank’s own reference after it': digits(14).map(
    (reference) => (message) => `${message} FT${reference} Ma giao dich Trace866229`,
  ),
};

export const PAYER_ENVELOPES: Readonly<Record<string, fc.Arbitrary<(message: string) => string>>> = {
  'the payer’s own words': fc.tuple(payerWords, payerWords).map(
    ([before, after]) =>
      (message) =>
        `${before} ${message} ${after}`,
  ),
  'words grown together with it': fc.constant((message) => `TT${message}CKKH`),
};

export const anyBankEnvelope: fc.Arbitrary<(message: string) => string> = fc.oneof(...Object.values(BANK_ENVELOPES));
export const anyEnvelope: fc.Arbitrary<(message: string) => string> = fc.oneof(
  anyBankEnvelope,
  ...Object.values(PAYER_ENVELOPES),
);

const separator = fc.constantFrom(' ', '  ', '\n', '.', '-', '_', '/', ' \t', '\u00a0', '\u200b');
const anyCase: fc.Arbitrary<(text: string) => string> = fc.constantFrom(
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => [...text].map((sign, at) => (at % 2 === 0 ? sign.toLowerCase() : sign.toUpperCase())).join(''),
);

/** Changes that keep a code recognisable: case, and inserted characters. [STD 2] */
export const anyCodeMangling: fc.Arbitrary<(code: string) => string> = fc
  .tuple(anyCase, fc.array(fc.tuple(fc.integer({ min: 1, max: 13 }), separator), { maxLength: 3 }))
  .map(
    ([inCase, breaks]) =>
      (code) =>
        inCase(
          [...code]
            .map(
              (sign, at) =>
                breaks
                  .filter(([where]) => where === at)
                  .map(([, put]) => put)
                  .join('') + sign,
            )
            .join(''),
        ),
  );

export const anyBankNoise: fc.Arbitrary<string> = fc
  .tuple(anyEnvelope, payerWords)
  .map(([envelope, words]) => envelope(words));

export const anyFeed: fc.Arbitrary<BankFeedProvider> = fc.constantFrom('sepay', 'casso');

/** Few accounts, references and amounts, so that coincidences are common. */
export const anyIncomingTransfer: fc.Arbitrary<IncomingTransfer> = fc.record({
  provider: anyFeed,
  providerTransferId: fc.constantFrom('92704', '92705'),
  bankAccount: fc.constantFrom('0011004321234', '0123499999'),
  bankReference: fc.constantFrom('MBVCB.3278907687', 'FT26324000001'),
  amount: fc.constantFrom(0, 25_000, 200_000, 2_277_000),
  direction: fc.constantFrom('in', 'out'),
  code: fc.constant(null),
  content: anyBankNoise,
  description: anyBankNoise,
  transferredAt: fc.constant(instant(Date.UTC(2026, 10, 20, 3))),
});
