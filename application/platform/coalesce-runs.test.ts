import { of, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coalesceRuns } from './coalesce-runs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs once more for whatever came while a run was under way, however long it took', () => {
  const source = new Subject<number>();
  const runs: { readonly value: number; readonly answer: Subject<string> }[] = [];
  const heard: string[] = [];
  source
    .pipe(
      coalesceRuns((value) => {
        const answer = new Subject<string>();
        runs.push({ value, answer });
        return answer;
      }, 1_000),
    )
    .subscribe((each) => heard.push(each));
  const finish = (run: number): void => {
    runs[run]?.answer.next(`answer ${run}`);
    runs[run]?.answer.complete();
  };

  source.next(1);
  source.next(2);
  vi.advanceTimersByTime(5_000);
  source.next(3);
  expect(runs.map(({ value }) => value)).toEqual([1]);
  finish(0);
  expect(runs.map(({ value }) => value)).toEqual([1, 3]);
  finish(1);
  vi.advanceTimersByTime(60_000);
  expect(runs).toHaveLength(2);
  expect(heard).toEqual(['answer 0', 'answer 1']);
});

it('begins no run sooner than so long after the one before, though its answer was there at once', () => {
  const source = new Subject<number>();
  const runs: number[] = [];
  source
    .pipe(
      coalesceRuns((value) => {
        runs.push(value);
        return of(value);
      }, 1_000),
    )
    .subscribe();
  source.next(1);
  vi.advanceTimersByTime(400);
  source.next(2);
  source.next(3);
  vi.advanceTimersByTime(599);
  expect(runs).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(runs).toEqual([1, 3]);
});
