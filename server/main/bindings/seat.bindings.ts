import { ContainerModule } from 'inversify';
import { Database } from '#server/adapters/postgres/connection.ts';
import { makePostgresSeatCharts } from '#server/adapters/postgres/postgres-seat-charts.ts';
import { BlockSeats, makeBlockSeats } from '#server/application/organising/block-seats.ts';
import { OrganisingPorts } from '#server/application/organising/organising-ports.ts';
import { makeRecordSeatMap, RecordSeatMap } from '#server/application/organising/record-seat-map.ts';
import { SeatCharts } from '#server/application/ports/seat-charts.ts';
import { bindTo } from '../bind.ts';

/** Seat maps and whose seats are. */
export const seatBindings = new ContainerModule(({ bind }) => {
  bindTo(bind, SeatCharts, [Database], makePostgresSeatCharts);
  bindTo(bind, RecordSeatMap, [OrganisingPorts, SeatCharts], makeRecordSeatMap);
  bindTo(bind, BlockSeats, [OrganisingPorts, SeatCharts], makeBlockSeats);
});
