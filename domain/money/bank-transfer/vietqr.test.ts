import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { decodeVietQr } from '#test/standards/decode-vietqr.ts';
import { crc16, writeTlv } from './emv-qr.ts';
import { encodeVietQr } from './vietqr.ts';

/**
 * Public vectors. [1] github.com/subiz/vietqr, vietqr_test.go. [2] github.com/xuannghia/vietnam-qr-pay, README.md and
 * test/test-vietqr.spec.ts. [3] NAPAS "QR format" 1.5.2, examples, as cited in github.com/binhnguyenduc/vietqr-ts,
 * tests/compliance. [4] github.com/trantuan94/vietqrjs, src/builder/vietqrv1.builder.spec.ts, at
 * 4c5420960bb36724eb7c8d968e1bd67eaed48ce4.
 */
const DYNAMIC = [
  [
    '[1]',
    '970422',
    '0023457923442',
    40_123,
    'test text string',
    '00020101021238570010A00000072701270006970422011300234579234420208QRIBFTTA53037045405401235802VN62200816test text string6304D9C6',
  ],
  [
    '[1]',
    '970422',
    '0023457923442',
    40_123,
    'chuyen khoan',
    '00020101021238570010A00000072701270006970422011300234579234420208QRIBFTTA53037045405401235802VN62160812chuyen khoan6304722F',
  ],
  [
    '[1]',
    '970422',
    '0023457923442ASDFLJ',
    40_123,
    'chuyen khoan alsdkf laksj',
    '00020101021238630010A0000007270133000697042201190023457923442ASDFLJ0208QRIBFTTA53037045405401235802VN62290825chuyen khoan alsdkf laksj6304E5DB',
  ],
  [
    '[2]',
    '970416',
    '257678859',
    10_000,
    'Chuyen tien',
    '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6',
  ],
  [
    '[2]',
    '970416',
    '257678859',
    1_000,
    'Chuyen tien',
    '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA5303704540410005802VN62150811Chuyen tien6304BBB8',
  ],
  [
    '[2]',
    '970416',
    '257678859',
    999_999,
    'Cam on nhe',
    '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA530370454069999995802VN62140810Cam on nhe6304E786',
  ],
] as const;

const OTHERS = [
  [
    '[1] static',
    '00020101021138540010A00000072701240006970423011000999999990208QRIBFTTA53037045802VN6304CBB4',
    { initiation: 'STATIC', bin: '970423', account: '0099999999', amount: null, message: null },
  ],
  [
    '[2] static',
    '00020101021138530010A0000007270123000697041601092576788590208QRIBFTTA53037045802VN6304AE9F',
    { initiation: 'STATIC', bin: '970416', account: '257678859' },
  ],
  [
    '[2] MoMo: a reference and a field of its own',
    '00020101021138620010A00000072701320006970454011899MM24011M348750800208QRIBFTTA53037045802VN62190515MOMOW2W3487508080030466304EBC8',
    { account: '99MM24011M34875080', message: null },
  ],
  [
    '[2] ZaloPay, CRC with a leading zero',
    '00020101021138620010A00000072701320006970454011899ZP24009M072482670208QRIBFTTA53037045802VN6304073C',
    { account: '99ZP24009M07248267' },
  ],
  [
    '[3] static card',
    '00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN63044F52',
    { service: 'QRIBFTTC', bin: '970403', account: '9704031101234567' },
  ],
  [
    '[3] static account',
    '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
    { service: 'QRIBFTTA', account: '0011012345678' },
  ],
  [
    '[3] with a bill number',
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
    { initiation: 'DYNAMIC', amount: 180_000, message: 'thanh toan don hang' },
  ],
  [
    '[4] static account',
    '00020101021138530010A0000007270123000697041501091234567890208QRIBFTTA53037045802VN63046376',
    { initiation: 'STATIC', bin: '970415', account: '123456789', service: 'QRIBFTTA', amount: null, message: null },
  ],
  [
    '[4] dynamic card',
    '00020101021238560010A0000007270126000697043601121234567890120208QRIBFTTC530370454061200005802VN62130809Pay a box6304B8EC',
    {
      initiation: 'DYNAMIC',
      bin: '970436',
      account: '123456789012',
      service: 'QRIBFTTC',
      amount: 120_000,
      message: 'Pay a box',
    },
  ],
  [
    '[4] cash at a machine',
    '00020101021138500010A000000727012200069704160108123456780206QRCASH5204601153037045802VN5912NGUYEN VAN A6006HA NOI6237052120190109155714228384707080000111163049CE4',
    { initiation: 'STATIC', bin: '970416', account: '12345678', service: 'QRCASH', amount: null, message: null },
  ],
  [
    '[4] a merchant, with every additional field and a second language',
    '00020101021238500010A000000727012200069704160108123456780206QRPUSH52045812530370454061200005802VN5917CUA HANG TIEN LOI6006HA NOI61051000062860107B123456021003900000010307NPS68690402100503abc0605C11230706aac1230809pay a box0901A64260002en0107Shop VN0205Hanoi63041F97',
    {
      initiation: 'DYNAMIC',
      bin: '970416',
      account: '12345678',
      service: 'QRPUSH',
      amount: 120_000,
      message: 'pay a box',
    },
  ],
] as const;

const sealed = (body: string): string => `${body}6304${crc16(`${body}6304`)}`;
const merchant = (beneficiary: string, service = 'QRIBFTTA') =>
  writeTlv('38', writeTlv('00', 'A000000727') + writeTlv('01', beneficiary) + writeTlv('02', service));
const beneficiary = writeTlv('00', '970436') + writeTlv('01', '0011004321234');
const head = writeTlv('00', '01') + writeTlv('01', '12');
const tail = writeTlv('53', '704') + writeTlv('54', '40123') + writeTlv('58', 'VN');

describe('VietQR', () => {
  it.each(DYNAMIC)(
    '%s: bank %s, account %s, %d dong, %j is written as published [S9-40]',
    (_source, bin, account, amount, message, text) => {
      expect(encodeVietQr({ bin, account, amount: dong(amount), message })).toEqual({ ok: true, value: text });
      expect(decodeVietQr(text)).toEqual({
        ok: true,
        value: { initiation: 'DYNAMIC', bin, account, service: 'QRIBFTTA', amount, message },
      });
    },
  );

  it.each(OTHERS)('%s decodes as published', (_source, text, expected) => {
    expect(decodeVietQr(text)).toMatchObject({ ok: true, value: expected });
  });

  const word = fc.string({
    minLength: 1,
    maxLength: 8,
    unit: fc.constantFrom(...'ABCDEFGHJKMNPQRSTUVWXYZabcxyz0123456789'),
  });
  const transfer = fc.record({
    bin: fc.constantFrom('970436', '970416', '970422', '000000'),
    account: fc.string({ minLength: 1, maxLength: 19, unit: fc.constantFrom(...'0123456789AZ') }),
    amount: fc.integer({ min: 1, max: MAX_DONG }).map(dong),
    message: fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(transfer, (written) => {
        const text = encodeVietQr(written);
        expect(text.ok && decodeVietQr(text.value)).toEqual({
          ok: true,
          value: { ...written, initiation: 'DYNAMIC', service: 'QRIBFTTA' },
        });
      }),
    );
  });

  it('refuses any changed, missing or added character', () => {
    fc.assert(
      fc.property(transfer, fc.nat(), fc.constantFrom(...'09AFaf zV'), (written, where, character) => {
        const encoded = encodeVietQr(written);
        const text = encoded.ok ? encoded.value : '';
        const at = where % text.length;
        fc.pre(text[at] !== character);
        expect(decodeVietQr(text.slice(0, at) + character + text.slice(at + 1)).ok).toBe(false);
        expect(decodeVietQr(text.slice(0, at) + text.slice(at + 1)).ok).toBe(false);
        expect(decodeVietQr(text + character).ok).toBe(false);
        expect(decodeVietQr(text.slice(0, at)).ok).toBe(false);
      }),
    );
  });

  it('detects every substituted character and every swap of neighbours', () => {
    const text = DYNAMIC[0][5];
    const SIGNS = [...'0158 AFafVz~'];
    const changed = [...text].flatMap((own, at) => [
      ...SIGNS.filter((sign) => sign !== own).map((sign) => text.slice(0, at) + sign + text.slice(at + 1)),
      ...(own === text.charAt(at + 1) ? [] : [text.slice(0, at) + text.charAt(at + 1) + own + text.slice(at + 2)]),
    ]);
    expect(changed.filter((other) => other !== text && decodeVietQr(other).ok)).toEqual([]);
  });

  it('encodes the largest amount', () => {
    const largest = encodeVietQr({ bin: '970436', account: '1', amount: MAX_DONG, message: 'VEMOI' });
    expect(largest.ok && decodeVietQr(largest.value)).toMatchObject({ ok: true, value: { amount: 9_999_999_999_999 } });
  });

  it.each([
    // Published as wrong: github.com/xuannghia/vietnam-qr-pay, test/test-vietqr.spec.ts, "Invalid CRC VietQR".
    [
      'a published wrong CRC',
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA5303704540410005802VN62150811Chuyen tien6304BBB5',
      { kind: 'WRONG_CRC' },
    ],
    ['a merchant that is no fields', sealed(head + writeTlv('38', '000') + tail), { kind: 'BROKEN_FIELD', at: 0 }],
    [
      'a merchant without service',
      sealed(
        head +
          writeTlv('38', writeTlv('00', 'A000000727') + writeTlv('01', beneficiary) + writeTlv('03', 'QRIBFTTA')) +
          tail,
      ),
      { kind: 'WRONG_FIELD', id: '38.02' },
    ],
    [
      'a merchant without beneficiary',
      sealed(
        head +
          writeTlv('38', writeTlv('00', 'A000000727') + writeTlv('02', 'QRIBFTTA') + writeTlv('03', beneficiary)) +
          tail,
      ),
      { kind: 'WRONG_FIELD', id: '38.01' },
    ],
    [
      'no bank',
      sealed(head + merchant(writeTlv('01', '970436') + writeTlv('02', '1')) + tail),
      { kind: 'BIN_MALFORMED' },
    ],
    [
      'a bank of seven digits',
      sealed(head + merchant(writeTlv('00', '9704361') + writeTlv('01', '1')) + tail),
      { kind: 'BIN_MALFORMED' },
    ],
    ['a lower-case CRC', DYNAMIC[0][5].replace('D9C6', 'd9c6'), { kind: 'WRONG_CRC' }],
    ['no CRC', head + merchant(beneficiary) + tail, { kind: 'WRONG_CRC' }],
    ['nothing', '', { kind: 'WRONG_CRC' }],
    [
      'a CRC that is the end of another field',
      sealed(`${head}${merchant(beneficiary)}${tail}8012abcd`),
      { kind: 'WRONG_FIELD', id: '63' },
    ],
    ['letters beyond ASCII', sealed(`${head}${merchant(beneficiary)}${tail}62080804phí1`), { kind: 'NOT_ASCII' }],
    [
      'another format',
      sealed(writeTlv('00', '99') + writeTlv('01', '12') + merchant(beneficiary) + tail),
      { kind: 'WRONG_FIELD', id: '00' },
    ],
    [
      'another first field',
      sealed(writeTlv('01', '12') + writeTlv('00', '01') + merchant(beneficiary) + tail),
      { kind: 'WRONG_FIELD', id: '00' },
    ],
    [
      'another initiation',
      sealed(writeTlv('00', '01') + writeTlv('01', '13') + merchant(beneficiary) + tail),
      { kind: 'WRONG_FIELD', id: '01' },
    ],
    [
      'another currency',
      sealed(head + merchant(beneficiary) + writeTlv('53', '840') + writeTlv('58', 'VN')),
      { kind: 'WRONG_FIELD', id: '53' },
    ],
    [
      'another country',
      sealed(head + merchant(beneficiary) + writeTlv('53', '704') + writeTlv('58', 'US')),
      { kind: 'WRONG_FIELD', id: '58' },
    ],
    ['no merchant', sealed(head + tail), { kind: 'WRONG_FIELD', id: '38.00' }],
    [
      'a field twice',
      sealed(head + merchant(beneficiary) + tail + writeTlv('58', 'VN')),
      { kind: 'DUPLICATE_FIELD', id: '58' },
    ],
    [
      'a dynamic code for another scheme',
      sealed(
        head +
          writeTlv('38', writeTlv('00', 'A000000775') + writeTlv('01', beneficiary) + writeTlv('02', 'QRIBFTTA')) +
          tail,
      ),
      { kind: 'WRONG_FIELD', id: '38.00' },
    ],
    [
      'an unknown service',
      sealed(head + merchant(beneficiary, 'QRIBFTTX') + tail),
      { kind: 'WRONG_FIELD', id: '38.02' },
    ],
    [
      'the service inside the beneficiary',
      sealed(
        head +
          writeTlv('38', writeTlv('00', 'A000000727') + writeTlv('01', beneficiary + writeTlv('02', 'QRIBFTTA'))) +
          tail,
      ),
      { kind: 'WRONG_FIELD', id: '38' },
    ],
    [
      'a third field of the beneficiary',
      sealed(head + merchant(beneficiary + writeTlv('02', 'x')) + tail),
      { kind: 'WRONG_FIELD', id: '38.01' },
    ],
    [
      'a bank of five digits',
      sealed(head + merchant(writeTlv('00', '97043') + writeTlv('01', '1')) + tail),
      { kind: 'BIN_MALFORMED' },
    ],
    [
      'no account',
      sealed(head + merchant(writeTlv('00', '970436') + writeTlv('02', '1')) + tail),
      { kind: 'ACCOUNT_MALFORMED' },
    ],
    [
      'an account of twenty',
      sealed(head + merchant(writeTlv('00', '970436') + writeTlv('01', '1'.repeat(20))) + tail),
      { kind: 'ACCOUNT_MALFORMED' },
    ],
    ['a broken merchant', sealed(`${head}38020${tail}`), { kind: 'BROKEN_FIELD', at: 18 }],
    ['a broken beneficiary', sealed(head + merchant('0006') + tail), { kind: 'BROKEN_FIELD', at: 0 }],
    [
      'a broken message',
      sealed(head + merchant(beneficiary) + tail + writeTlv('62', '0899x')),
      { kind: 'BROKEN_FIELD', at: 0 },
    ],
    [
      'a message of twenty-six',
      sealed(head + merchant(beneficiary) + tail + writeTlv('62', writeTlv('08', 'x'.repeat(26)))),
      { kind: 'MESSAGE_MALFORMED' },
    ],
    [
      'an amount with decimals',
      sealed(head + merchant(beneficiary) + writeTlv('53', '704') + writeTlv('54', '40123.5') + writeTlv('58', 'VN')),
      { kind: 'AMOUNT_MALFORMED' },
    ],
    [
      'an amount with a leading zero',
      sealed(head + merchant(beneficiary) + writeTlv('53', '704') + writeTlv('54', '040123') + writeTlv('58', 'VN')),
      { kind: 'AMOUNT_MALFORMED' },
    ],
    [
      'an amount of nothing',
      sealed(head + merchant(beneficiary) + writeTlv('53', '704') + writeTlv('54', '0') + writeTlv('58', 'VN')),
      { kind: 'AMOUNT_MALFORMED' },
    ],
    // A published fixture that nests the service wrongly by its lengths: vietqr-ts, tests/fixtures/vietqr-samples.ts,
    // DYNAMIC_FULL.
    [
      'a published misnested fixture',
      '00020101021238570010A00000072701390006970422011301234567890200208QRIBFTTA53037045405500005802VN62160812Test Payment630495B6',
      { kind: 'WRONG_FIELD', id: '38' },
    ],
    // The misprinted example of the NAPAS document itself: length 12 before an account of 13.
    [
      'the misprinted NAPAS example',
      '00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304F4E5',
      { kind: 'BROKEN_FIELD', at: 26 },
    ],
  ])('refuses %s', (_what, text, refusal) => {
    expect(decodeVietQr(text)).toEqual({ ok: false, refusal });
  });

  it.each([
    [{ bin: '97043' }, 'BIN_MALFORMED'],
    [{ bin: '97043A' }, 'BIN_MALFORMED'],
    [{ bin: '9704361' }, 'BIN_MALFORMED'],
    [{ bin: 'A970436' }, 'BIN_MALFORMED'],
    [{ account: '' }, 'ACCOUNT_MALFORMED'],
    [{ account: '1'.repeat(20) }, 'ACCOUNT_MALFORMED'],
    [{ account: '0011 0043' }, 'ACCOUNT_MALFORMED'],
    [{ amount: dong(0) }, 'AMOUNT_MALFORMED'],
    [{ amount: dong(-1) }, 'AMOUNT_MALFORMED'],
    [{ amount: dong(40_123.5) }, 'AMOUNT_MALFORMED'],
    [{ amount: dong(10_000_000_000_000) }, 'AMOUNT_MALFORMED'],
    [{ message: '' }, 'MESSAGE_MALFORMED'],
    [{ message: 'x'.repeat(26) }, 'MESSAGE_MALFORMED'],
    [{ message: 'chuyển khoản' }, 'MESSAGE_MALFORMED'],
    [{ message: ' VEMOI' }, 'MESSAGE_MALFORMED'],
    [{ message: 'VEMOI.1' }, 'MESSAGE_MALFORMED'],
  ])('does not encode %j', (over, kind) => {
    const transferOf = { bin: '970436', account: '0011004321234', amount: dong(40_123), message: 'VEMOI', ...over };
    expect(encodeVietQr(transferOf)).toEqual({ ok: false, refusal: { kind } });
  });
});
