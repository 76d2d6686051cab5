import { type Instant, instant, SECOND } from '#domain/kernel/instant.ts';
import { token } from '#domain/kernel/token.ts';
import { networkOf } from './network-of.ts';

/** Whom a limit counts: an account, or an address before sign-in. */
export type RateSubject = { readonly account: string } | { readonly address: string };

/** Addresses get more than accounts: a whole venue may be behind one. An IPv6 network counts as one. */
export type RateRule = { readonly account: Allowance; readonly address: Allowance };
type Allowance = { readonly burst: number; readonly perSecond: number };

export const RATE_RULES = {
  api: { account: { burst: 150, perSecond: 15 }, address: { burst: 600, perSecond: 60 } },
  // A venue signs in from one address; codes have their own limits (domain/people/one-time-code.ts).
  'sign-in': { account: { burst: 20, perSecond: 0.5 }, address: { burst: 1_500, perSecond: 10 } },
  upload: { account: { burst: 30, perSecond: 0.5 }, address: { burst: 30, perSecond: 0.5 } },
  page: { account: { burst: 200, perSecond: 20 }, address: { burst: 600, perSecond: 60 } },
  // Answered from memory; a whole mobile network may be behind one address.
  waiting: { account: { burst: 30, perSecond: 2 }, address: { burst: 5_000, perSecond: 500 } },
  // A person writes once or twice; each message costs the operators time.
  reminder: { account: { burst: 10, perSecond: 0.02 }, address: { burst: 20, perSecond: 0.02 } },
  contact: { account: { burst: 5, perSecond: 0.005 }, address: { burst: 20, perSecond: 0.02 } },
  // Emails to addresses that someone types in.
  'ticket-mail': { account: { burst: 30, perSecond: 0.02 }, address: { burst: 30, perSecond: 0.02 } },
  // Discount codes are typed, and could be guessed.
  code: { account: { burst: 20, perSecond: 0.1 }, address: { burst: 600, perSecond: 5 } },
  // A PDF costs more than an API answer.
  paper: { account: { burst: 20, perSecond: 0.2 }, address: { burst: 60, perSecond: 1 } },
  // What is asked before anybody is known, by network address. A venue shows thousands of people as one.
  network: { account: { burst: 1, perSecond: 1 }, address: { burst: 20_000, perSecond: 2_000 } },
  webhook: { account: { burst: 1, perSecond: 1 }, address: { burst: 2_000, perSecond: 100 } },
  'rejected-token': { account: { burst: 1, perSecond: 1 }, address: { burst: 600, perSecond: 10 } },
  file: { account: { burst: 1, perSecond: 1 }, address: { burst: 4_000, perSecond: 400 } },
  health: { account: { burst: 1, perSecond: 1 }, address: { burst: 60, perSecond: 10 } },
  live: { account: { burst: 30, perSecond: 1 }, address: { burst: 120, perSecond: 5 } },
} as const satisfies Readonly<Record<string, RateRule>>;
export type RateKind = keyof typeof RATE_RULES;

/** Null: allowed. Otherwise when to try again. Counted in memory; nodes tell each other what was taken. */
export type RateLimiter = { readonly take: (subject: RateSubject, kind: RateKind, now: Instant) => Instant | null };
export const RateLimiter = token<RateLimiter>('RateLimiter');

/** `who` begins with a for an account, with n for a network. */
type Taken = { readonly rate: string; readonly who: string; readonly taken: number };

/** The other nodes: a caller of many nodes has one allowance. */
export type RatePeers = {
  readonly tell: (taken: Taken) => void;
  readonly onTold: (listen: (taken: Taken, now: Instant) => void) => void;
};

type Bucket = { tokens: number; at: number; untold: number };
const MOST_IN_A_GENERATION = 24_000;
/** Other nodes are told per eighth of a burst. A caller within the steady rate is never reported. */
const TOLD_PARTS = 8;

/** The least recently used are forgotten when there are too many. */
export function makeRateLimiter(
  rules: Readonly<Record<RateKind, RateRule>> = RATE_RULES,
  peers?: RatePeers,
): RateLimiter {
  // Two generations: a full Map that drops its eldest one by one gets slow.
  let young = new Map<string, Bucket>();
  let old = new Map<string, Bucket>();

  function known(key: string): Bucket | undefined {
    const recent = young.get(key);
    if (recent !== undefined) return recent;
    const bucket = old.get(key);
    if (bucket !== undefined) remember(key, bucket);
    return bucket;
  }
  function remember(key: string, bucket: Bucket): Bucket {
    if (young.size >= MOST_IN_A_GENERATION) {
      old = young;
      young = new Map();
    }
    young.set(key, bucket);
    return bucket;
  }

  function bucketOf(key: string, { burst, perSecond }: Allowance, now: Instant): Bucket {
    const bucket = known(key) ?? remember(key, { tokens: burst, at: now, untold: 0 });
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / SECOND) * perSecond);
    bucket.at = now;
    // Refilled tokens need not be reported.
    bucket.untold = Math.min(bucket.untold, burst - bucket.tokens);
    return bucket;
  }

  peers?.onTold(({ rate, who, taken }, now) => {
    const rule = Object.entries(rules).find(([kind]) => kind === rate)?.[1];
    if (rule === undefined) return;
    const allowance = who.startsWith('a') ? rule.account : rule.address;
    const bucket = bucketOf(`${rate} ${who}`, allowance, now);
    // Below zero is a debt of all nodes together.
    bucket.tokens = Math.max(-allowance.burst, bucket.tokens - taken);
  });

  return {
    take: (subject, kind, now) => {
      const [who, allowance] =
        'account' in subject
          ? [`a${subject.account}`, rules[kind].account]
          : [`n${networkOf(subject.address)}`, rules[kind].address];
      const bucket = bucketOf(`${kind} ${who}`, allowance, now);
      if (bucket.tokens < 1) return instant(now + 1 + Math.round(((1 - bucket.tokens) / allowance.perSecond) * SECOND));
      bucket.tokens -= 1;
      bucket.untold += 1;
      if (peers !== undefined && bucket.untold >= allowance.burst / TOLD_PARTS) {
        peers.tell({ rate: kind, who, taken: bucket.untold });
        bucket.untold = 0;
      }
      return null;
    },
  };
}

/** RATE_LIMITS=off, for benches. */
export const noRateLimits: RateLimiter = { take: () => null };
