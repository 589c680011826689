import { describe, expect, it } from 'vitest'
import { printChoice } from './print-choice.ts'

const choice = (search: string) => printChoice(new URLSearchParams(search), [1, 2, 3])

describe('what is printed', () => {
  it('is what the address asks for', () => {
    expect(choice('what=menu&day=2')).toEqual({ kind: 'menu', day: 2 })
    expect(choice('what=list')).toEqual({ kind: 'list', day: 'all' })
  })

  it.each(['', 'what=poster&day=9', 'day=2.0', 'what=&day='])(
    'is two pages a week for %j',
    (search) => {
      expect(choice(search)).toEqual({ kind: 'short', day: 'all' })
    },
  )
})
