import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { describe, expect, it } from 'vitest'
import {
  exclusionGroups,
  namedDiets,
  namesOfDiet,
  namesOfGroup,
  readLanguages,
  refusalsIn,
} from './language-table.ts'
import { missedInReading } from './missed-in-reading.ts'

describe('the table of groups and languages', () => {
  it('has a name in every cell', () => {
    const blank = readLanguages.flatMap((language) => [
      ...exclusionGroups
        .filter(({ id }) => namesOfGroup(id, language).length === 0)
        .map(({ id }) => `${id} in ${language}`),
      ...namedDiets
        .filter((id) => language !== 'en' && namesOfDiet(id, language).length === 0)
        .map((id) => `${id} in ${language}`),
    ])
    expect(blank).toEqual([])
  })

  it.each(readLanguages)('has words that refuse in "%s"', (language) => {
    expect(refusalsIn(language).length).toBeGreaterThan(4)
  })
})

describe('a name in its language', () => {
  it('is missed in each list where it is not read, or is another group’s', () => {
    const everywhere = ['allergies', 'preferences', 'refused foods']
    const pork = { id: 'pork', refused: 'pork' } as const
    expect(missedInReading(pork, 'no blorb', true)).toEqual(everywhere)
    expect(missedInReading(pork, 'sin pescado', true)).toEqual(everywhere)
    expect(missedInReading(pork, 'sin cerdo', true)).toEqual([])
  })

  it.each(readLanguages)('shuts its group out, alone and refused, in "%s"', (language) => {
    const refusals = refusalsIn(language)
    let turn = 0
    const missed = exclusionGroups.flatMap((group) =>
      namesOfGroup(group.id, language).flatMap((name) => {
        turn += 1
        const refuse = refusals[turn % refusals.length]
        const phrases = refuse ? [name, refuse(name)] : [name]
        return phrases.flatMap((phrase, nth) =>
          missedInReading(group, phrase, nth > 0).map((list) => `${phrase} (${group.id}): ${list}`),
        )
      }),
    )
    expect(missed).toEqual([])
  })

  it.each(readLanguages)('is that of a diet in "%s"', (language) => {
    const readAs = (tag: string) =>
      interpretProfile({
        allergies: [],
        behavioral_goals: [],
        dietary_preferences: [tag],
      }).readings.flatMap(({ understood, notRecognised }) =>
        understood.some(({ kind }) => kind === 'diet') && notRecognised.length === 0 ? [] : [tag],
      )
    expect(namedDiets.flatMap((id) => namesOfDiet(id, language).flatMap(readAs))).toEqual([])
  })
})
