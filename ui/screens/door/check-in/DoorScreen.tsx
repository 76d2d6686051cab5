import Box from '@mui/material/Box';
import { memo, useCallback, useDeferredValue, useRef, useState } from 'react';
import type { DoorPlace } from '#application/door/ports/door.ts';
import { AnswerScreen } from './AnswerScreen.tsx';
import { CameraView } from './CameraView.tsx';
import { CheckedInCount } from './CheckedInCount.tsx';
import { Conflicts } from './Conflicts.tsx';
import { backFrom, useCamera, useChosenSession, useDoor, useDoorApp, useReopen } from './check-in.view.ts';
import { DoorHeader } from './DoorHeader.tsx';
import { door } from './door-colours.ts';
import { FindGuest } from './FindGuest.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { useOfflineDoor } from './offline-door.view.ts';
import { PassEnded } from './PassEnded.tsx';
import { RecentScans } from './RecentScans.tsx';
import { SessionSelect } from './SessionSelect.tsx';
import { ThisGate } from './ThisGate.tsx';
import { TypedCode } from './TypedCode.tsx';
import { useTypedAnywhere } from './typed-anywhere.view.ts';
import { WaySwitch } from './WaySwitch.tsx';

type DoorScreenProps = {
  readonly place: DoorPlace;
  readonly suggested: number | null;
  /** Opened from the device, because nobody answered. */
  readonly isKept?: boolean;
};

// Nothing of these changes with an answer, which a guest waits for.
const Camera = memo(CameraView);
const Count = memo(CheckedInCount);
const Finder = memo(FindGuest);
const Typed = memo(TypedCode);
const Scans = memo(RecentScans);
const Troubles = memo(Conflicts);
const GateLine = memo(ThisGate);

/** Controls within reach of one thumb; always dark, because doors are. */
export const DoorScreen = ({ place, suggested, isKept = false }: DoorScreenProps) => {
  const [sessionId, choose] = useChosenSession(place, suggested);
  const { state, door: watch } = useDoor(place.eventId, sessionId);
  useDoorApp();
  useOfflineDoor(place, state.summary !== null && !state.offline);
  useReopen(isKept, state);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const scan = useCallback((text: string) => void watch.scan(text), [watch]);
  const enter = useCallback((text: string) => void watch.enter(text), [watch]);
  const checkIn = useCallback((code: string) => void watch.enter(code, 'IN'), [watch]);
  const undo = useCallback((key: string) => void watch.undo(key), [watch]);
  const { camera, light } = useCamera(video, scan);
  const codeField = useRef<HTMLInputElement>(null);
  useTypedAnywhere(codeField, () => {
    if (state.answer !== null) watch.next();
  });
  // Drawn after the answer, which covers it.
  const recent = useDeferredValue(state.recent);
  return (
    <Box
      data-full-screen=""
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        bgcolor: door.ground,
        color: door.ink,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        colorScheme: 'dark',
      }}
    >
      <Box sx={{ position: 'relative', flex: '1 1 0', minHeight: 0, overflow: 'hidden' }}>
        <Camera camera={camera} busy={state.asking} onVideo={setVideo} />
        <DoorHeader
          back={backFrom(place)}
          name={place.name}
          onTorch={camera.kind === 'LOOKING' && camera.torch ? light : null}
        >
          <SessionSelect sessions={place.sessions} timezone={place.timezone} value={sessionId} onSession={choose} />
        </DoorHeader>
        {state.ended !== null ? (
          <PassEnded refusal={state.ended} waiting={state.waiting} />
        ) : state.offline || state.waiting > 0 ? (
          <OfflineNote waiting={state.waiting} offline={state.offline} canDecide={state.list !== null} />
        ) : null}
      </Box>
      <Box
        sx={{
          flex: 'none',
          p: 1.5,
          pb: 'max(12px, env(safe-area-inset-bottom))',
          bgcolor: door.ground,
          borderTop: '1px solid',
          borderColor: door.line,
          maxHeight: '52dvh',
          overflow: 'auto',
        }}
      >
        <Box sx={{ maxWidth: 720, mx: 'auto', display: 'grid', gap: 1.5 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
            <Count summary={state.summary} />
            <Finder place={place} sessionId={sessionId} offline={state.offline} onCheckIn={checkIn} />
          </Box>
          {place.reEntry === true ? <WaySwitch way={state.way} onWay={watch.turn} /> : null}
          <Typed busy={state.asking} field={codeField} onCode={enter} />
          <Scans scans={recent} undo={state.undo} timezone={place.timezone} onUndo={undo} />
          <Troubles conflicts={state.conflicts} gate={state.gate} timezone={place.timezone} />
          <GateLine
            gate={state.gate}
            pass={place.pass ?? null}
            list={state.list}
            timezone={place.timezone}
            onName={watch.nameGate}
          />
        </Box>
      </Box>
      {state.answer === null ? null : (
        <AnswerScreen
          key={`${state.recent[0]?.key}-${state.answer.kind}`}
          answer={state.answer}
          timezone={place.timezone}
          onNext={watch.next}
          onAdmitAnyway={() => void watch.admitAnyway()}
          onUndo={undo}
        />
      )}
    </Box>
  );
};
