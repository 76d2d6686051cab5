import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_CONSTANTS } from './rule-constants.ts';
import { readConstant, type Source, twinsIn } from './rule-twins.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const constants = RULE_CONSTANTS.map((row) => readConstant(row, read));

const LAYERS = ['application', 'adapters', 'server', 'ui', 'words', 'tools'];
const isTest = (path: string): boolean => /\.test\.tsx?$|\.gen\.ts$/.test(path);
const sources: readonly Source[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...LAYERS],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
  .flatMap((path) => {
    try {
      return [{ path, text: read(path) }];
    } catch {
      return []; // Moved since git last looked.
    }
  });

describe('constants of the rules', () => {
  it('are repeated nowhere outside domain/', () => {
    const twins = sources.flatMap((source) => twinsIn(source, constants));
    expect(twins.map(({ file, line, says, use }) => `${file}:${line} says ${says} — use ${use}`)).toEqual([]);
  });

  it('are searched for in all other layers', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(LAYERS.filter((layer) => !sources.some(({ path }) => path.startsWith(`${layer}/`)))).toEqual([]);
  });

  it('are read from the files that own them', () => {
    const values = new Map(constants.map(({ use, values: [value] }) => [use.split(' ')[1], value]));
    expect(Object.fromEntries(values)).toMatchObject({
      BANK_TRANSFER_ONLY_UP_TO: 25_000,
      DEFAULT_PURCHASE_LIMIT: 5,
      LOYALTY_PERCENT: 5,
      REFERRAL_PERCENT: 1,
      CART_HOLD: 600_000,
      BANK_TRANSFER_HOLD: 2_700_000,
      MANUAL_HOLD: 86_400_000,
    });
    expect(() => readConstant(['money/payment/hold-times.ts', 'NO_SUCH_HOLD', null], read)).toThrow(
      'no constant NO_SUCH_HOLD',
    );
  });
});

describe('a repeated constant', () => {
  it.each([
    ['server/sale/offer-methods.ts', 'if (price <= 25000) return [];', 'BANK_TRANSFER_ONLY_UP_TO'],
    ['ui/screens/sale/payment/Payment.tsx', 'const straight = price < 25_000;', 'BANK_TRANSFER_ONLY_UP_TO'],
    [
      'ui/screens/event/event-page/stepper.view.ts',
      'const most = ticket.purchaseLimit ?? 5;',
      'DEFAULT_PURCHASE_LIMIT',
    ],
    ['ui/screens/event/event-page/stepper.view.ts', 'const DEFAULT_LIMIT = 5;', 'DEFAULT_PURCHASE_LIMIT'],
    ['server/programme/give-points.ts', 'const given = spent * 0.05;', 'LOYALTY_PERCENT'],
    ['server/programme/give-back.ts', 'const loyalty = percentOf(spent, 5);', 'LOYALTY_PERCENT'],
    ['server/programme/credit.ts', 'const REFERRAL_RATE = 0.01;', 'REFERRAL_PERCENT'],
    ['server/sale/begin.ts', 'const heldUntil = later(now, 10 * MINUTE);', 'CART_HOLD'],
    ['server/sale/hold-lines.ts', 'const FOR_MS = 10 * 60_000;', 'CART_HOLD'],
    ['server/sale/hold-lines.ts', 'const FOR_MS = 600000;', 'CART_HOLD'],
    ['server/sale/pay.ts', "const transfer = 'x'; const held = 45 * 60 * 1000;", 'BANK_TRANSFER_HOLD'],
    ['server/sale/pay.ts', 'const manualUntil = later(now, DAY);', 'MANUAL_HOLD'],
    ['server/api/rest/cookie.ts', 'const renewalMaxAge = 365 * 24 * 3600;', 'RENEWAL_TOKEN_LIFE'],
    ['ui/components/sign-in/CodeStep.tsx', 'const OTP = /^\\d{6}$/;', 'CODE_DIGITS'],
    ['server/api/rest/upload.ts', 'const LARGEST_IMAGE = 2 * 1024 * 1024;', 'MAX_IMAGE_BYTES'],
    ['server/api/rest/upload.ts', 'const LARGEST_IMAGE = 2_097_151;', 'MAX_IMAGE_BYTES'],
    ['application/checkout/follow.ts', 'const POLL_EVERY_MS = 2_000;', 'RESULT_POLL_EVERY'],
  ])('in %s: %s', (path, code, name) => {
    const found = twinsIn({ path, text: `import { x } from './x.ts';\n${code}\n` }, constants);
    expect(found).toContainEqual({
      file: path,
      line: 2,
      says: code,
      use: expect.stringMatching(new RegExp(`^domain/.* ${name}$`)),
    });
  });

  it.each([
    ['ui/screens/sale/payment/Payment.tsx', '// Up to 25000 only bank transfer is offered.'],
    ['ui/screens/sale/payment/Payment.tsx', "const sentence = 'up to 25000';"],
    ['ui/screens/sale/payment/Payment.tsx', '/*\n * 25000\n */'],
    ['ui/screens/sale/payment/Payment.tsx', 'const amount = 125000 + 1.25000;'],
    ['ui/screens/event/event-page/stepper.view.ts', 'const limit = DEFAULT_PURCHASE_LIMIT;'],
    ['ui/screens/event/event-page/Photos.tsx', 'const columns = 5;'],
    ['ui/theme/motion.ts', 'const opacity = 0.05;'],
    ['server/jobs/tidy.ts', 'const every = 10 * MINUTE;'],
    ['ui/components/Toast.tsx', 'const padding = 600;'],
  ])('is not in %s: %s', (path, code) => {
    expect(twinsIn({ path, text: code }, constants)).toEqual([]);
  });
});
