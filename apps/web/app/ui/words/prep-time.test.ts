import { describe, expect, it } from 'vitest'
import { prepTime, shortPrepTime } from './prep-time.ts'

describe('the time that a dish takes', () => {
  it('is said as the plan says it', () => {
    expect(prepTime({ prep_time: '15 minutes', total_minutes: 15 })).toBe('15 minutes')
    expect(shortPrepTime({ prep_time: '15 minutes', total_minutes: 15 })).toBe('15 min')
  })

  it('is said in hours where it is long, with the work in it', () => {
    const overnight = { prep_time: '370 minutes', total_minutes: 370, active_minutes: 10 }
    expect(prepTime(overnight)).toBe('6 h 10 min, 10 min of work')
    expect(shortPrepTime(overnight)).toBe('6 h 10 min')
  })

  it('is left out where nothing is known', () => {
    expect(prepTime({})).toBeNull()
    expect(shortPrepTime({})).toBeNull()
  })
})
