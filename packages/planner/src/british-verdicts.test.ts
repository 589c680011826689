import { inBritish, judgedBritish } from '@brightplate/foods/languages/british/in-british'
import { buildPlanText } from '@brightplate/foods/safety-check/build-plan-text'
import { expect, it } from 'vitest'
import { buildProfile } from './testing/build-profile.ts'
import { verdictsThatDiffer, writtenDishes } from './testing/written-dishes.ts'

const dishes = writtenDishes(buildProfile({ peopleAtTable: 2, measures: 'metric' }))

it('the British words of every recipe and plain food, with its steps, break the rules that the American break', () => {
  let alarms = 0
  const misses = dishes.flatMap(({ name, ingredients: lines, steps }) => {
    const all = [name, ...lines, ...steps]
    if (all.every((text) => inBritish(text) === text)) return []
    const judged = (text: string) => judgedBritish(inBritish(text))
    const differ = verdictsThatDiffer(
      buildPlanText({ slot: 'dinner', name, lines, steps }),
      buildPlanText({
        slot: 'dinner',
        name: judged(name).join(', '),
        lines: lines.flatMap(judged),
        steps: steps.flatMap(judged),
      }),
    )
    alarms += differ.alarms
    return differ.missed.map((id) => `${id}: ${inBritish(name)}`)
  })
  expect(dishes.length).toBeGreaterThan(2400)
  expect(misses).toEqual([])
  // such a meal is read in American by a child with the rule
  expect(alarms).toBeLessThanOrEqual(110)
})

it('every word that the British end in -ise is so spelled', () => {
  const american = /\b(?!(?:size|prize|maize|seize|capsize)[ds]?\b)[a-z]+iz(?:e[ds]?|ing)\b/giu
  const texts = dishes.flatMap(({ name, ingredients, steps }) => [name, ...ingredients, ...steps])
  const left = texts.flatMap((text) => inBritish(text).match(american) ?? [])
  expect([...new Set(left)]).toEqual([])
})
