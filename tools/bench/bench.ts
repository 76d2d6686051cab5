import { checkout } from './checkout.ts';
import { crash } from './crash.ts';
import { desk } from './desk.ts';
import { door } from './door.ts';
import { doorOffline } from './door-offline.ts';
import { forgottenTransfers } from './forgotten-transfers.ts';
import { onSale } from './on-sale.ts';
import { pages } from './pages.ts';
import { scale } from './scale.ts';
import { scaleReports } from './scale-reports.ts';
import { seatMap } from './seat-map.ts';
import { soak } from './soak.ts';
import { waitingRoom } from './waiting-room.ts';

const benches: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  'on-sale': onSale,
  checkout,
  crash,
  desk,
  door,
  'door-offline': doorOffline,
  'forgotten-transfers': forgottenTransfers,
  pages,
  'scale-reports': scaleReports,
  scale,
  'seat-map': seatMap,
  soak,
  'waiting-room': waitingRoom,
};

/** Alternatives take turns in one run, so that their ratio holds when the machine's speed drifts. */
export async function bench(args: readonly string[]): Promise<void> {
  const [name = 'on-sale', ...rest] = args;
  const run = benches[name];
  if (run === undefined) {
    process.stderr.write(`There is no bench '${name}'. The benches are: ${Object.keys(benches).join(', ')}.\n`);
    process.exitCode = 2;
    return;
  }
  await run(rest);
}
