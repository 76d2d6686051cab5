import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { TextField } from '#ui/components/TextField.tsx';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';
import { LeaveDialog } from '#ui/screens/event/event-form/LeaveDialog.tsx';
import { useLeaveGuard } from '#ui/screens/event/event-form/leave-guard.view.ts';
import type { DeskEvent } from '../event-settings.view.ts';
import { Panel } from '../Panel.tsx';
import { BadLines, FileFault } from './BadLines.tsx';
import { OthersRowsNote } from './OthersRowsNote.tsx';
import { SeatRows } from './SeatRows.tsx';
import {
  type BadSeatLine,
  codeIn,
  edited,
  isSame,
  mergedRows,
  type OthersRows,
  rowsToAdd,
  type SeatFileFault,
  type SeatPlanRow,
  type SessionSeatPlan,
  seatsIn,
  useSeatMap,
  WIDEST_ROW,
  withCode,
  withRows,
} from './seat-rows.view.ts';

const SeatPreview = lazy(async () => ({ default: (await import('./SeatPreview.tsx')).SeatPreview }));

type Session = DeskEvent['sessions'][number];

/** Rows of seats, drawn here or read from a file. */
export function SeatMapPanel({ event }: { readonly event: DeskEvent }) {
  const [unsaved, setUnsaved] = useState<readonly number[]>([]);
  const blocker = useLeaveGuard(unsaved.length > 0);
  const onUnsaved = (sessionId: number, is: boolean) =>
    setUnsaved((before) =>
      before.includes(sessionId) === is
        ? before
        : before.filter((id) => id !== sessionId).concat(is ? [sessionId] : []),
    );
  return (
    <Panel
      title={<Trans>Seats</Trans>}
      text={
        <Trans>
          Draw the rows starting from the stage, or import them from a file. While tickets are on sale you can change
          everything but the seats that someone has.
        </Trans>
      }
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {event.sessions.map((session) => (
          <SessionSeats key={session.id} session={session} named={event.sessions.length > 1} onUnsaved={onUnsaved} />
        ))}
      </Box>
      <LeaveDialog blocker={blocker}>
        <Trans>The seats you drew aren’t saved yet.</Trans>
      </LeaveDialog>
    </Panel>
  );
}

type Watched = { readonly session: Session; readonly onUnsaved: (sessionId: number, is: boolean) => void };

function SessionSeats({ session, named, onUnsaved }: Watched & { readonly named: boolean }) {
  const seatMap = useSeatMap();
  const [plan, setPlan] = useState<SessionSeatPlan | null>(null);
  const [trouble, setTrouble] = useState(false);
  const open = async () => {
    const read = await seatMap.read(session.id).catch(() => null);
    setTrouble(read?.ok !== true);
    if (read?.ok === true) setPlan(read.value);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {named && <b>{session.name}</b>}
      {trouble && (
        <Alert severity="error" role="alert">
          <Trans>We couldn’t load the seats.</Trans>
        </Alert>
      )}
      {plan === null ? (
        <Button variant="outlined" onClick={() => void open()} sx={{ justifySelf: 'start', minHeight: 44 }}>
          <Trans>Edit seats</Trans>
        </Button>
      ) : (
        <Editor session={session} plan={plan} onUnsaved={onUnsaved} />
      )}
    </Box>
  );
}

function Editor({ session, plan: first, onUnsaved }: Watched & { readonly plan: SessionSeatPlan }) {
  const { t } = useLingui();
  const seatMap = useSeatMap();
  const { busy, attempt } = useDeskAct();
  const [plan, setPlan] = useState(first);
  const [others, setOthers] = useState<OthersRows | null>(null);
  const [rows, setRows] = useState(() => edited(first.rows));
  const [code, setCode] = useState(codeIn(first.rows));
  const [width, setWidth] = useState('20');
  const [count, setCount] = useState('1');
  const picker = useRef<HTMLInputElement>(null);
  const [bad, setBad] = useState<readonly BadSeatLine[]>([]);
  const [fault, setFault] = useState<SeatFileFault | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const tickets = session.ticketTypes.map(({ id, name, price }) => ({ id, name, price }));
  const seats = seatsIn(rows);
  const adding = rowsToAdd(rows, { rows: count, seats: width });
  const most = WIDEST_ROW;
  const more = adding?.rows ?? 1;
  const unsaved = !isSame(withCode(rows, code), plan.rows);
  useEffect(() => {
    onUnsaved(session.id, unsaved);
  });

  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const read = await seatMap.readFile(file, tickets, code);
    target.value = '';
    setFault(read.ok ? null : read.refusal);
    setBad(read.ok ? read.value.bad : []);
    if (read.ok && read.value.rows.length > 0) setRows(edited(read.value.rows, code));
  };
  const save = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const drawn = withCode(rows, code);
    const asked = seatMap.write(session.id, plan, drawn);
    const failed = await attempt(asked, t`Seats saved`);
    if (failed?.refusal?.code === 'STALE') return meet(drawn, failed.text, failed.refusal.by);
    setTrouble(failed?.text ?? null);
    if (failed !== null) return;
    const written = await asked;
    if (written.ok) setPlan({ ...written.value, rows: drawn });
    setOthers(null);
  };
  const show = (drawn: readonly SeatPlanRow[]) => {
    setRows(edited(drawn));
    setCode(codeIn(drawn));
  };
  const meet = async (mine: readonly SeatPlanRow[], otherwise: string, by: string | null) => {
    const now = await seatMap.read(session.id).catch(() => null);
    if (now?.ok !== true) return setTrouble(otherwise);
    const sides = { seen: plan.rows, mine, theirs: now.value.rows };
    const { merged, changes } = mergedRows(sides, 'MINE');
    setTrouble(null);
    setPlan(now.value);
    show(merged);
    setOthers({ by, sides, changes });
  };
  const takeTheirs = ({ by, sides, changes }: OthersRows) => {
    show(mergedRows(sides, 'THEIRS').merged);
    setOthers({ by, sides, changes: changes.map((change) => ({ ...change, conflict: false })) });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(submitted) => void save(submitted)}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => picker.current?.click()}>
          <Trans>Import CSV</Trans>
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".csv,text/csv"
          className="visually-hidden"
          aria-label={t`Seat list file`}
          tabIndex={-1}
          onChange={(chosen) => void readFile(chosen)}
        />
        <span>
          <Trans>Columns: section, row, seat, x, y, ticket type, kind</Trans>
        </span>
      </Box>
      <FileFault fault={fault} />
      <BadLines bad={bad} />
      <p style={{ margin: 0 }}>
        <Trans>
          Each symbol is one seat: . seat, A accessible, C companion, * special, ? on request, # not for sale, _ aisle
        </Trans>
      </p>
      {rows.some(({ layout }) => layout.includes('?')) && (
        <p style={{ margin: 0 }}>
          <Trans>
            An order with a seat on request waits for your answer in Pending Approval. Until then no one else can take
            the seat.
          </Trans>
        </p>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 420px)' },
        }}
      >
        <SeatRows rows={rows} tickets={tickets} onChange={setRows} />
        {rows.length > 0 && (
          <Suspense fallback={null}>
            <SeatPreview rows={rows} tickets={tickets} />
          </Suspense>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          name="new_rows"
          label={t`New rows`}
          value={count}
          onChange={({ target }) => setCount(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
        <TextField
          name="new_row_seats"
          label={t`Seats in a new row`}
          value={width}
          onChange={({ target }) => setWidth(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
        <Button
          variant="outlined"
          disabled={adding === null}
          onClick={() => adding !== null && setRows(withRows(rows, adding))}
          sx={{ minHeight: 44 }}
        >
          {more > 1 ? <Trans>Add {more} rows</Trans> : <Trans>Add a row</Trans>}
        </Button>
        {rows.some(({ layout }) => layout.includes('*')) && (
          <TextField
            name="special_code"
            label={t`Code for special seats`}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Box>
      {Number(width) > WIDEST_ROW && (
        <Alert severity="warning">
          <Trans>A row has at most {most} seats.</Trans>
        </Alert>
      )}
      {others === null ? null : <OthersRowsNote others={others} onTakeTheirs={() => takeTheirs(others)} />}
      {trouble === null ? null : (
        <Alert severity="error" role="alert">
          {trouble}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 44 }}>
          <Trans>Save seats</Trans>
        </Button>
        <span role="status">
          <Plural value={seats} one="# seat" other="# seats" />
        </span>
      </Box>
    </Box>
  );
}
