import { useEffect, useRef, useState } from 'react'
import { keepItem, tabStorage } from '../../../api/storage/browser-storage.ts'
import { isOver, readTimers, type Timer } from './timers.ts'

/** A short tone, as a kitchen timer gives it; silent where the browser has no sound. */
function beep(audio: AudioContext) {
  for (const at of [0, 0.3, 0.6]) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = 880
    volume.gain.value = 0.25
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.18)
  }
}

const tickMs = 250
const ringEveryMs = 2000

/** Timers that run on from step to step and over a reload, and ring until they are stopped. */
export function useTimers(key: string) {
  const [timers, setTimers] = useState<Timer[]>(() => readTimers(tabStorage?.getItem(key) ?? null))
  const [now, setNow] = useState(() => Date.now())
  const audio = useRef<AudioContext | null>(null)
  useEffect(() => {
    if (timers.length === 0) {
      tabStorage?.removeItem(key)
      return
    }
    keepItem(tabStorage, key, JSON.stringify(timers))
    const tick = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(tick)
  }, [key, timers])
  const isRinging = timers.some((timer) => isOver(timer, now))
  useEffect(() => {
    if (!isRinging) return
    const ring = () => {
      if (audio.current) beep(audio.current)
      navigator.vibrate?.([200, 100, 200])
    }
    ring()
    const again = setInterval(ring, ringEveryMs)
    return () => clearInterval(again)
  }, [isRinging])
  // A leaving page must not go on ringing.
  useEffect(() => () => void audio.current?.close(), [])
  const start = (label: string, minutes: number) => {
    // Sound is allowed only once a person has tapped.
    audio.current ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
    void audio.current?.resume()
    const startedAt = Date.now()
    setNow(startedAt)
    setTimers((all) => [
      ...all,
      { id: `${startedAt}-${all.length}`, label, endsAt: startedAt + minutes * 60_000 },
    ])
  }
  const stop = (id: string) => setTimers((all) => all.filter((timer) => timer.id !== id))
  return { timers, now, start, stop }
}
