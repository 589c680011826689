import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countRepeats } from './count-repeats.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start() {
  const lines: object[] = []
  const repeats = countRepeats(60_000)
  const fail = (code: string) => repeats.report(code, { code }, (line) => lines.push(line))
  return { lines, fail, end: repeats.end }
}

describe('a fault that comes again and again', () => {
  it('is said at once, and then once a minute with how often it came', () => {
    const { lines, fail } = start()
    for (let call = 0; call < 15; call += 1) fail('ECONNREFUSED')
    expect(lines).toEqual([{ code: 'ECONNREFUSED' }])
    vi.advanceTimersByTime(60_000)
    expect(lines.slice(1)).toEqual([{ code: 'ECONNREFUSED', repeated: 14 }])
    fail('ECONNREFUSED')
    expect(lines).toHaveLength(2)
    vi.advanceTimersByTime(60_000)
    expect(lines.slice(2)).toEqual([{ code: 'ECONNREFUSED', repeated: 1 }])
  })

  it('is said at once again after a quiet minute', () => {
    const { lines, fail } = start()
    fail('53100')
    vi.advanceTimersByTime(60_000)
    fail('53100')
    expect(lines).toEqual([{ code: '53100' }, { code: '53100' }])
  })

  it('keeps no other fault back', () => {
    const { lines, fail } = start()
    fail('53100')
    fail('25006')
    expect(lines).toEqual([{ code: '53100' }, { code: '25006' }])
  })

  it('is counted to the end of the service', () => {
    const { lines, fail, end } = start()
    fail('53100')
    fail('53100')
    end()
    expect(lines.slice(1)).toEqual([{ code: '53100', repeated: 1 }])
    vi.advanceTimersByTime(120_000)
    expect(lines).toHaveLength(2)
  })
})
