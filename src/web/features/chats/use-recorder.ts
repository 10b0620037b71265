import { useEffect, useRef, useState } from 'react'

/** Why recording is not possible. */
export type MicrophoneError = 'missing' | 'denied' | 'busy' | 'unsupported'

/** Recording formats; the first supported one is used. */
const FORMS = [
  { type: 'audio/webm;codecs=opus', name: 'voice.webm' },
  { type: 'audio/mp4', name: 'voice.m4a' },
]
const BITS_PER_SECOND = 32_000
const LOOK_MS = 100
/** Five minutes of audio are less than half of the maximum file size. */
export const MAX_SECONDS = 300
const SHOWN = 40

interface Running {
  recorder: MediaRecorder
  stop(): void
}

/** Records from the microphone; `levels` are the last few volumes for display. */
export function useRecorder(onDone: (recording: File) => void, onFault: (fault: MicrophoneError) => void) {
  const running = useRef<Running | null>(null)
  const isDropped = useRef(false)
  const [levels, setLevels] = useState<readonly number[]>(() => Array.from({ length: SHOWN }, () => 0))
  const [seconds, setSeconds] = useState(0)
  const latest = useRef({ onDone, onFault })
  latest.current = { onDone, onFault }

  useEffect(() => {
    let isOver = false
    begin()
    return () => {
      isOver = true
      isDropped.current = true
      running.current?.stop()
    }

    async function begin() {
      const form = FORMS.find(({ type }) => globalThis.MediaRecorder?.isTypeSupported(type))
      if (!form || !navigator.mediaDevices) return latest.current.onFault('unsupported')
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
        if (isOver) return release(stream)
        running.current = record(stream, form)
      } catch (error) {
        if (!isOver) latest.current.onFault(recorderError(error))
      }
    }

    function record(stream: MediaStream, { type, name }: (typeof FORMS)[number]): Running {
      const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_PER_SECOND })
      const parts: Blob[] = []
      const meter = meterOf(stream)
      const started = performance.now()
      const timer = setInterval(() => {
        const elapsed = (performance.now() - started) / 1000
        setSeconds(elapsed)
        setLevels((known) => [...known, meter.level()].slice(-SHOWN))
        if (elapsed >= MAX_SECONDS) recorder.stop()
      }, LOOK_MS)
      recorder.ondataavailable = ({ data }) => parts.push(data)
      recorder.onstop = () => {
        clearInterval(timer)
        meter.close()
        release(stream)
        if (!isDropped.current) latest.current.onDone(new File(parts, name, { type: type.split(';')[0]! }))
      }
      recorder.start()
      return { recorder, stop: () => recorder.state !== 'inactive' && recorder.stop() }
    }
  }, [])

  return {
    levels,
    seconds,
    stop: () => running.current?.stop(),
  }
}

const release = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** The current volume, from 0 to 1. */
function meterOf(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.min(1, Math.sqrt(power) * 4)
    },
    close: () => void context.close(),
  }
}

function recorderError(error: unknown): MicrophoneError {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}
