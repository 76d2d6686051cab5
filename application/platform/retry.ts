import { firstValueFrom, timer } from 'rxjs';
import { type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Trouble } from './trouble.ts';

const PAUSES_MS = [400, 1_600];
const LONGEST_PAUSE_MS = 5_000;

const pause = (ms: number) => firstValueFrom(timer(ms));

/** For idempotent requests (queries, or changes under one key): up to three attempts. */
export async function retry<T>(ask: () => Promise<Result<T, Refusal>>): Promise<Result<T, Trouble>> {
  for (let turn = 0; ; turn++) {
    const last = turn >= PAUSES_MS.length;
    try {
      const answer = await ask();
      if (answer.ok || answer.refusal.code !== 'BUSY' || last) return answer;
      await pause(Math.min(answer.refusal.retryAfterMs, LONGEST_PAUSE_MS));
    } catch {
      if (last) return refused({ code: 'UNREACHABLE' });
      await pause(PAUSES_MS[turn] ?? 0);
    }
  }
}
