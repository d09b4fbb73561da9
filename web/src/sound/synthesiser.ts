/** Makes sounds from their voices with Web Audio. */

import { SOUNDS, type Manner, type SoundName, type Voice } from "./sounds.ts";

/** After how many milliseconds without a sound the device may rest. */
const REST = 3000;
/** What a voice fades to: an exponential curve never reaches zero. */
const SILENT = 0.001;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Half a second of noise, the same for all voices. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

function sourceOf(context: AudioContext, { wave, from, to, length }: Voice, start: number, pitch: number) {
  if (wave === "noise") {
    noise ??= noiseOf(context);
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: from * pitch, Q: 1.2 });
    filter.frequency.exponentialRampToValueAtTime(to * pitch, start + length);
    source.connect(filter);
    return { source, output: filter };
  }
  const source = new OscillatorNode(context, { type: wave, frequency: from * pitch });
  source.frequency.setValueAtTime(from * pitch, start);
  source.frequency.exponentialRampToValueAtTime(to * pitch, start + length);
  return { source, output: source };
}

function speak(context: AudioContext, voice: Voice, loudness: number, start: number, pitch: number): void {
  const { source, output } = sourceOf(context, voice, start, pitch);
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(Math.max(SILENT, voice.gain * loudness), start);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + voice.length);
  output.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + voice.length);
}

/** Play a sound; a browser that doesn't let the page make any stays silent. */
export async function synthesise(name: SoundName, volume: number, manner: Manner): Promise<void> {
  const { loudness = 1, pitch = 1, after = 0 } = manner;
  audio ??= new AudioContext();
  clearTimeout(resting);
  resting = setTimeout(() => void audio?.suspend(), REST + after * 1000);
  if (audio.state === "suspended") await audio.resume();
  if (audio.state !== "running") return;
  for (const voice of SOUNDS[name]) {
    speak(audio, voice, loudness * volume, audio.currentTime + after + voice.at, pitch);
  }
}
