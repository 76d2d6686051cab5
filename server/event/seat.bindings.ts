import { ContainerModule } from 'inversify';
import { SeatCharts } from '#server/event/ports/seat-charts.ts';
import { makePostgresSeatCharts } from '#server/event/postgres/postgres-seat-charts.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';
import { BlockSeats, makeBlockSeats } from './block-seats.ts';
import { OrganisingPorts } from './organising-ports.ts';
import { makeRecordSeatMap, RecordSeatMap } from './record-seat-map.ts';

/** Seat maps and whose seats are. */
export const seatBindings = new ContainerModule(({ bind }) => {
  bindTo(bind, SeatCharts, [Database], makePostgresSeatCharts);
  bindTo(bind, RecordSeatMap, [OrganisingPorts, SeatCharts], makeRecordSeatMap);
  bindTo(bind, BlockSeats, [OrganisingPorts, SeatCharts], makeBlockSeats);
});
