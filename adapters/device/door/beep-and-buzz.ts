import type { DoorSignal, DoorSignalKind } from '#application/door/ports/door-signal.ts';

const MUTED = 'door-muted';

type Note = { readonly hertz: number; readonly from: number; readonly lasts: number };

/** Rising for admitted, twice the same for a repeat, low and falling for refused. */
const TUNES: Readonly<Record<DoorSignalKind, readonly Note[]>> = {
  ADMITTED: [
    { hertz: 660, from: 0, lasts: 0.09 },
    { hertz: 990, from: 0.1, lasts: 0.14 },
  ],
  AGAIN: [
    { hertz: 520, from: 0, lasts: 0.12 },
    { hertz: 520, from: 0.18, lasts: 0.12 },
  ],
  REFUSED: [
    { hertz: 300, from: 0, lasts: 0.16 },
    { hertz: 200, from: 0.18, lasts: 0.28 },
  ],
};

const BUZZES: Readonly<Record<DoorSignalKind, readonly number[]>> = {
  ADMITTED: [60],
  AGAIN: [60, 80, 60],
  REFUSED: [220, 80, 220],
};

/** Synthesised tones, which work without a network. */
export function makeBeepAndBuzz(storage: () => Storage): DoorSignal {
  let audio: AudioContext | null = null;
  let muted: boolean | null = null;
  const isMuted = () => {
    if (muted !== null) return muted;
    try {
      muted = storage().getItem(MUTED) === 'yes';
    } catch {
      muted = false;
    }
    return muted;
  };
  const give = (kind: DoorSignalKind) => {
    if (typeof navigator.vibrate === 'function') navigator.vibrate([...BUZZES[kind]]);
    if (isMuted()) return;
    try {
      audio ??= new AudioContext();
      if (audio.state === 'suspended') void audio.resume();
      for (const note of TUNES[kind]) {
        const tone = audio.createOscillator();
        const volume = audio.createGain();
        const begins = audio.currentTime + note.from;
        tone.frequency.value = note.hertz;
        volume.gain.setValueAtTime(0, begins);
        volume.gain.linearRampToValueAtTime(0.25, begins + 0.01);
        volume.gain.linearRampToValueAtTime(0, begins + note.lasts);
        tone.connect(volume).connect(audio.destination);
        tone.start(begins);
        tone.stop(begins + note.lasts);
      }
    } catch {}
  };
  return {
    give,
    isMuted,
    mute: (next) => {
      muted = next;
      try {
        storage().setItem(MUTED, next ? 'yes' : 'no');
      } catch {}
    },
  };
}
