import { readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { describe, expect, it } from 'vitest'
import { readKeeping } from './read-keeping.ts'

const own = readFileSync(new URL('../../data/keeping.yaml', import.meta.url), 'utf8')

const sentencesOf = (text: string) =>
  (readKeeping('keeping.yaml', text).faults ?? []).map(faultSentence)

describe('the table of what keeps', () => {
  it('keeps rice a day, other dishes three, and nothing that is eaten fresh', () => {
    const { keeping } = readKeeping('keeping.yaml', own)
    expect(keeping?.days).toEqual({ fridge: 3, rice: 1, freezer: 90 })
    for (const fresh of ['egg', 'fish', 'sandwich', 'fruit', 'vegetable-raw'] as const) {
      expect(keeping?.groups[fresh], fresh).toBeUndefined()
    }
  })

  it.each([
    ['a group that is none', ['  soup:', '  soop:'], /keeping\.yaml:\d+.*soop/],
    ['a step without the name', ['Toast the {name} until hot', 'Toast it'], /keeping\.yaml:\d+/],
    ['half a day', ['rice: 1', 'rice: 0.5'], /keeping\.yaml:\d+.*rice/],
  ] as const)('says in a sentence where %s stands', (_, [from, to], sentence) => {
    expect(own).toContain(from)
    expect(sentencesOf(own.replace(from, to))[0]).toMatch(sentence)
  })
})
