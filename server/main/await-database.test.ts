import { describe, expect, it } from 'vitest';
import { awaitDatabase } from './await-database.ts';

class NotYet extends Error {}
class WrongPassword extends Error {}

function databaseThatSays(...errors: readonly Error[]) {
  const said: string[] = [];
  const pauses: number[] = [];
  const left = [...errors];
  let asked = 0;
  const wait = (patience: number) =>
    awaitDatabase({
      ask: () => {
        asked += 1;
        const error = left.shift();
        return error === undefined ? Promise.resolve() : Promise.reject(error);
      },
      mayPass: (error) => error instanceof NotYet,
      patience,
      say: (sentence) => said.push(sentence),
      pause: (ms) => {
        pauses.push(ms);
        return Promise.resolve();
      },
      clock: () => pauses.reduce((sum, ms) => sum + ms, 0),
    });
  return { wait, said, pauses, asked: () => asked };
}

const notYet = (times: number): Error[] => Array.from({ length: times }, () => new NotYet());

describe('waiting for the database', () => {
  it('asks once and says nothing when the database answers', async () => {
    const database = databaseThatSays();
    await database.wait(30_000);
    expect([database.asked(), database.said]).toEqual([1, []]);
  });

  it('retries with growing pauses while the database starts, and says so once', async () => {
    const database = databaseThatSays(...notYet(6));
    await database.wait(30_000);
    expect(database.pauses).toEqual([250, 500, 1_000, 2_000, 2_000, 2_000]);
    expect(database.said).toEqual(['The database does not answer yet. Waiting up to 30 s.']);
  });

  it('gives up when patience is over, with the last error', async () => {
    const database = databaseThatSays(...notYet(100));
    await expect(database.wait(3_000)).rejects.toBeInstanceOf(NotYet);
    expect(database.pauses).toEqual([250, 500, 1_000, 1_250]);
  });

  it('does not retry a refused sign-in', async () => {
    const database = databaseThatSays(new NotYet(), new WrongPassword());
    await expect(database.wait(30_000)).rejects.toBeInstanceOf(WrongPassword);
    expect(database.asked()).toBe(2);
  });

  it('asks once without patience', async () => {
    const database = databaseThatSays(...notYet(1));
    await expect(database.wait(0)).rejects.toBeInstanceOf(NotYet);
    expect([database.asked(), database.said]).toEqual([1, []]);
  });
});
