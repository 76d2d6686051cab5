import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import { makeRateLimiter, RATE_RULES } from './rate-limiter.ts';
import { ratePeersOver } from './rate-peers.ts';

const { burst, perSecond } = RATE_RULES['sign-in'].address;

it('allows a burst, then says when to try again', () => {
  const { take } = makeRateLimiter();
  const answers = Array.from({ length: burst + 1 }, () => take({ address: 'a' }, 'sign-in', instant(0)));
  expect(answers.slice(0, burst)).toEqual(Array(burst).fill(null));
  const retryAt = answers[burst] ?? instant(0);
  expect(retryAt).toBeGreaterThan(0);
  expect(take({ address: 'a' }, 'sign-in', retryAt)).toBeNull();
});

it('counts each account, address and kind separately', () => {
  const { take } = makeRateLimiter();
  for (let times = 0; times < burst; times += 1) take({ address: 'a' }, 'sign-in', instant(0));
  expect([
    take({ address: 'b' }, 'sign-in', instant(0)),
    take({ account: 'a' }, 'sign-in', instant(0)),
    take({ address: 'a' }, 'page', instant(0)),
  ]).toEqual([null, null, null]);
});

it('never allows more than burst and rate, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 2_000 }), { minLength: 1, maxLength: 400 }), (steps) => {
      const { take } = makeRateLimiter();
      let now = 10_000;
      let latest = now;
      let passed = 0;
      for (const step of steps) {
        now += step;
        if (take({ address: 'a' }, 'sign-in', instant(now)) === null) passed += 1;
        latest += Math.max(0, step);
      }
      expect(passed).toBeLessThanOrEqual(burst + ((latest - 10_000) / 1_000) * perSecond + 1);
    }),
  );
});

it('shares one burst between nodes, except for an unreported eighth and each node’s steady rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.record({ node: fc.nat(4), step: fc.integer({ min: 0, max: 10 }) }), {
        minLength: 300,
        maxLength: 600,
      }),
      (count, asks) => {
        const bus = makeMemoryEventBus();
        let now = 10_000;
        const clock = { now: () => instant(now) };
        const nodes = Array.from({ length: count }, (_, index) =>
          makeRateLimiter(RATE_RULES, ratePeersOver(bus, clock, `node ${index}`)),
        );
        let passed = 0;
        for (const { node, step } of asks) {
          now += step;
          if (nodes[node % count]?.take({ address: 'a' }, 'sign-in', instant(now)) === null) passed += 1;
        }
        expect(passed).toBeLessThanOrEqual(
          burst + (count - 1) * Math.ceil(burst / 8) + ((now - 10_000) / 1_000) * perSecond * count + 1,
        );
      },
    ),
  );
});

it('does not report callers within the steady rate', () => {
  const bus = makeMemoryEventBus();
  const heard: unknown[] = [];
  bus.subscribe((message) => heard.push(message));
  const { take } = makeRateLimiter(RATE_RULES, ratePeersOver(bus, { now: () => instant(0) }, 'one'));
  for (let times = 0; times < 1_000; times += 1) take({ account: 'a' }, 'api', instant(times * 100));
  expect(heard).toEqual([]);
});
