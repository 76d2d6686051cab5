import { mkdirSync, writeFileSync } from 'node:fs';
import { type CrashReport, crashSale } from './crash-sale.ts';

const PLACES = 50_000;
const KILLS = 20;
const NODES = 2;
const LANES = 120;

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** One sentence each. */
export function crashFaults({ free, paid, cancelled, troubles }: CrashReport, places: number): readonly string[] {
  return [
    ...[free, paid].flatMap((account) => [
      ...(account.lost > 0 ? [`${account.lost} purchases were acknowledged and are lost`] : []),
      ...(account.sold === places && account.tickets === places && account.acknowledged === places
        ? []
        : [`${places} places: ${account.sold} sold, ${account.tickets} tickets, ${account.acknowledged} acknowledged`]),
      ...(account.unaccounted > 0 ? [`${account.unaccounted} transfers are not one receipt each`] : []),
      ...(account.healthy ? [] : ['the books are not whole']),
    ]),
    ...(cancelled.done ? [] : ['the cancellation did not end']),
    ...(cancelled.left > 0 ? [`${cancelled.left} orders, tickets or places of a cancelled event stand`] : []),
    ...(cancelled.unpaid > 0 ? [`${cancelled.unpaid} cancelled orders are not one refund of all their money`] : []),
    ...(cancelled.untold > 0 ? [`${cancelled.untold} buyers of the cancelled event were not told once`] : []),
    ...(cancelled.refunded === cancelled.received ? [] : ['the cancelled event keeps money']),
    ...(cancelled.healthy ? [] : ['the books of the cancelled event are not whole']),
    ...(troubles.failed.length > 0
      ? [`answers that are neither an answer nor "try again": ${troubles.failed.join('; ')}`]
      : []),
  ];
}

/** `--places=5000` of each sale, `--kills=5`, `--nodes=3`. */
export async function crash(args: readonly string[]): Promise<void> {
  const given = (name: string, otherwise: number): number =>
    Number(args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
  const places = given('places', PLACES);
  const say = (sentence: string): void => void process.stdout.write(`  ${sentence}\n`);
  const report = await crashSale({
    places,
    kills: given('kills', KILLS),
    nodes: given('nodes', NODES),
    lanes: LANES,
    say,
  });
  const { free, paid, cancelled, killed, troubles, seconds } = report;
  process.stdout.write(
    `\n${killed.nodes + killed.database} kills (${killed.nodes} of nodes, ${killed.database} of the database) in ${shown(seconds)} s\n`,
  );
  process.stdout.write(`${''.padEnd(34)}${'free'.padStart(14)}${'paid'.padStart(14)}\n`);
  const line = (name: string, of: (account: typeof free) => number | string): void => {
    const cell = (account: typeof free): string => {
      const value = of(account);
      return (typeof value === 'number' ? shown(value) : value).padStart(14);
    };
    process.stdout.write(`${name.padEnd(34)}${cell(free)}${cell(paid)}\n`);
  };
  line('places', () => places);
  line('places acknowledged to buyers', (account) => account.acknowledged);
  line('places sold', (account) => account.sold);
  line('tickets', (account) => account.tickets);
  line('orders', (account) => account.orders);
  line('acknowledged but lost', (account) => account.lost);
  line('transfers told by the bank', (account) => account.transfers);
  line('received, VND', (account) => account.received);
  line('transfers unaccounted for', (account) => account.unaccounted);
  line('books', (account) => (account.healthy ? 'whole' : 'NOT WHOLE'));
  process.stdout.write(
    `cancelled event: ${shown(cancelled.orders)} paid orders, ${shown(cancelled.refundedByHand)} refunded by hand, ${shown(cancelled.cancelledByJob)} by the cancellation; received ${shown(cancelled.received)}, refunds ${shown(cancelled.refunded)}; not one whole refund ${cancelled.unpaid}, not told once ${cancelled.untold}, standing ${cancelled.left}, books ${cancelled.healthy ? 'whole' : 'NOT WHOLE'}\n`,
  );
  process.stdout.write(
    `connections cut ${shown(troubles.cut)}, answers of "try again" ${shown(troubles.busy)}, failures shown to buyers ${troubles.failed.length}\n`,
  );
  mkdirSync('.cache/bench', { recursive: true });
  writeFileSync(
    '.cache/bench/crash.json',
    JSON.stringify({ at: new Date().toISOString(), places, ...report }, null, 1),
  );
  const faults = crashFaults(report, places);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
