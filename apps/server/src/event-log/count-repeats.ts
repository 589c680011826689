const everyMs = 60_000

/** What went wrong, as the log may say it: kinds, codes and places, never a driver's message. */
export type Fault = Readonly<Record<string, string | number | undefined>>

type Write = (line: Fault) => void

interface Seen {
  fault: Fault
  write: Write
  repeats: number
  timer: NodeJS.Timeout
}

export interface Repeats {
  /** Writes a fault at once the first time; of the same `key` again it says once a minute how many there were. */
  report: (key: string, fault: Fault, write: Write) => void
  /** Says what was counted until now. */
  end: () => void
}

/** An outage is a line a minute for each kind of fault, in place of a line a request. */
export function countRepeats(ms = everyMs): Repeats {
  const seen = new Map<string, Seen>()
  const say = ({ fault, write, repeats }: Seen) => {
    if (repeats > 0) write({ ...fault, repeated: repeats })
  }
  function watch(key: string, one: Omit<Seen, 'timer'>): void {
    const timer = setTimeout(() => {
      say(held)
      // A quiet minute ends it: the next one is said at once.
      if (held.repeats > 0) watch(key, { ...held, repeats: 0 })
      else seen.delete(key)
    }, ms).unref()
    const held = { ...one, timer }
    seen.set(key, held)
  }
  return {
    report: (key, fault, write) => {
      const known = seen.get(key)
      if (known) {
        known.repeats += 1
        known.write = write
        return
      }
      write(fault)
      watch(key, { fault, write, repeats: 0 })
    },
    end: () => {
      for (const one of seen.values()) {
        clearTimeout(one.timer)
        say(one)
      }
      seen.clear()
    },
  }
}
