// Small sounds, made on the spot: a tone or two, soft at both ends. Off unless somebody wants them.

import { settings } from "./settings.svelte";

export type Sound = "move" | "yourTurn" | "talk" | "end";

const TONES: Record<Sound, number[]> = {
  move: [220],
  yourTurn: [440, 660],
  talk: [880],
  end: [392, 494, 587, 784],
};
const LENGTH = 0.14;

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sounds) return;
  audio ??= new AudioContext();
  TONES[sound].forEach((pitch, index) => tone(audio!, pitch, index * LENGTH));
}

function tone(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + LENGTH);
}
