import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('only the orders of a report are drawn by the data grid (docs/decisions/0055)', () => {
  const screens = execFileSync('git', ['ls-files', 'ui'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path));
  const using = screens.filter((path) => readFileSync(path, 'utf8').includes("from '@mui/x-data-grid"));
  expect(using).toEqual(['ui/screens/report/event-report/OrdersGrid.tsx']);
});
