import { destination, pino } from 'pino'
import { stackWithoutMessage } from '../errors.ts'
import { countRepeats } from './count-repeats.ts'
import { logOptions } from './log-options.ts'

export interface EventLog {
  /** Takes a sentence for the operator. */
  say: (sentence: string) => void
  /** Takes what went wrong in the background. Of a driver's error only its kind is written: its message may quote a row. */
  fault: (error: unknown) => void
  end: () => void
}

/** What happens beside requests, a line of JSON an event on the standard error. The same again is counted. */
export function openEventLog(level: string): EventLog {
  // Written before the next line of ours runs: what a process says last is not lost.
  const log = pino(logOptions(level), destination({ dest: 2, sync: true }))
  const repeats = countRepeats()
  return {
    say: (sentence) => repeats.report(sentence, { msg: sentence }, (line) => log.warn(line)),
    fault: (error) => {
      // The queue's own errors are plain objects.
      if (typeof error !== 'object' || error === null) return
      const fault = {
        msg: 'A background job failed',
        kind: 'name' in error ? String(error.name) : undefined,
        code: 'code' in error ? String(error.code) : undefined,
        stack: 'stack' in error ? stackWithoutMessage({ stack: String(error.stack) }) : undefined,
      }
      const key = fault.code ?? `${fault.kind} ${fault.stack}`
      repeats.report(key, fault, (line) => log.error(line))
    },
    end: repeats.end,
  }
}
