import { describe, expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { refusedChanges } from './refused-changes.ts'

const changes = (refusedFoods: string[], eaten: string[] = []) =>
  refusedChanges(
    buildProfile({ refusedFoods, safeFoods: eaten.map(safeFood), texturesAvoided: ['smooth'] }),
    ourMenu,
  ).map(({ tag, text }) => [tag, text.text])

describe('what a plan tells of refused foods', () => {
  it('is told under the parent’s own word, with how many dishes it left out', () => {
    expect(changes(['no Soup!'])).toEqual([
      [
        'no Soup!',
        expect.stringMatching(
          /^Stays out wherever it shows or a dish is named after it: \d+ dishes and \d+ foods left out\.$/,
        ),
      ],
    ])
  })

  it('names what is eaten all the same', () => {
    expect(changes(['meat'], ['chicken nuggets'])[0]?.[1]).toMatch(
      /Eaten all the same: chicken nuggets\.$/,
    )
  })

  it('says what we do not know', () => {
    expect(changes(['blorb'])).toEqual([
      ['blorb', 'We do not know blorb: we leave out only what is called that.'],
    ])
  })

  it('is nothing where nothing is refused', () => {
    expect(changes([])).toEqual([])
  })
})
