import { useEffect, useRef, useState } from 'react'

/** Why nothing can be recorded. */
export type MicrophoneFault = 'missing' | 'denied' | 'busy' | 'unsupported'

/** As browsers record: the first they can. */
const FORMS = [
  { type: 'audio/webm;codecs=opus', name: 'voice.webm' },
  { type: 'audio/mp4', name: 'voice.m4a' },
]
const BITS_PER_SECOND = 32_000
const LOOK_MS = 100
/** Five minutes are less than half of what a message may carry. */
export const MOST_SECONDS = 300
const SHOWN = 40

interface Running {
  recorder: MediaRecorder
  stop(): void
}

/** Records from the microphone; `levels` are the last few loudnesses for the eye. */
export function useRecorder(onDone: (recording: File) => void, onFault: (fault: MicrophoneFault) => void) {
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
        if (!isOver) latest.current.onFault(faultOf(error))
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
        if (elapsed >= MOST_SECONDS) recorder.stop()
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

/** The loudness of the moment, from 0 to 1. */
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

function faultOf(error: unknown): MicrophoneFault {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}
