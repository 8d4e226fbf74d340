import { settings } from './settings.svelte';

export type Sound = 'place' | 'card' | 'turn' | 'win';
type Tone = { pitch: number; at: number; length: number; wave: OscillatorType; loud: number };

const TONES: Record<Sound, readonly Tone[]> = {
  place: [{ pitch: 150, at: 0, length: 0.12, wave: 'triangle', loud: 0.5 }],
  card: [{ pitch: 620, at: 0, length: 0.06, wave: 'sine', loud: 0.22 }],
  turn: [
    { pitch: 523, at: 0, length: 0.22, wave: 'sine', loud: 0.3 },
    { pitch: 784, at: 0.12, length: 0.34, wave: 'sine', loud: 0.3 },
  ],
  win: [523, 659, 784, 1047].map((pitch, nth) => ({ pitch, at: nth * 0.14, length: 0.5, wave: 'sine', loud: 0.28 })),
};

let context: AudioContext | null = null;

function ring(audio: AudioContext, tone: Tone): void {
  const from = audio.currentTime + tone.at;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = tone.wave;
  source.frequency.setValueAtTime(tone.pitch, from);
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(tone.loud, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, from + tone.length);
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + tone.length);
}

/** A short tone, if sound is switched on; browsers stay silent until the first click. */
export function play(sound: Sound): void {
  if (!settings.get('sound') || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().then(
    () => TONES[sound].forEach((tone) => ring(audio, tone)),
    () => undefined,
  );
}
