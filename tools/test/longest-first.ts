import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Longest first, by the last measured run. Begun last, they would leave the other worker idle for minutes. */
const LONGEST = [
  'test/races/failover.race.test.ts',
  'test/races/crash.race.test.ts',
  'test/races/money/money-of-an-event.race.test.ts',
  'test/server/run-server.test.ts',
  'test/server/killed-nodes.test.ts',
  'test/server/rolling-restart.test.ts',
  'tools/seed/seed-demo.postgres.test.ts',
  'test/server/abuse.test.ts',
];

/** A fresh clone remembers no durations, and Vitest goes by the size of files then. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((path) => moduleId.endsWith(path));
      return at === -1 ? LONGEST.length : at;
    };
    return rest.toSorted((one, other) => rank(one) - rank(other));
  }
}
