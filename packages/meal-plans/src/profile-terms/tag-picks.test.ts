import type { TagReading } from '@brightplate/contract/typed/profile-terms'
import {
  allergyPicks,
  dietPicks,
  goalPicks,
  noKnownAllergies,
  type TagPick,
  type TagPickGroup,
} from '@brightplate/contract/typed/tag-picks'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { describe, expect, it } from 'vitest'
import { interpretTerms } from './interpret-terms.ts'

/** What may be excluded with something else is offered beside it; the pick itself is certain. */
const relatives: Record<string, string[]> = {
  peanuts: ['Keep lupin out too?'],
  'tree nuts': ['Keep coconut out too?'],
  peach: ['Keep other stone fruit out too?'],
}

const noTags = { allergies: [], behavioral_goals: [], dietary_preferences: [] }

function read(list: TagReading['list'], tag: string): TagReading {
  const [reading] = interpretTerms({ ...noTags, [list]: [tag] }).readings
  if (!reading) throw new Error(`No reading of ${tag}`)
  return reading
}

const certain = ({ understood_as }: TagReading) =>
  understood_as
    .filter(({ kind, question }) => kind !== 'none' && question === null)
    .map(({ term }) => term)

/** The allergens of a tag, without those that are only asked about. */
const certainly = (tag: string) =>
  interpretProfile({ ...noTags, allergies: [tag] }).readings.flatMap(({ understood }) =>
    understood.flatMap((one) =>
      one.kind === 'allergen' && one.question === null ? one.allergens : [],
    ),
  )

const picksOf = (groups: readonly TagPickGroup[]) => groups.flatMap(({ picks }) => picks)

const listed: [TagReading['list'], readonly TagPick[]][] = [
  ['allergies', [...picksOf(allergyPicks), noKnownAllergies]],
  ['dietary_preferences', picksOf(dietPicks)],
  ['behavioral_goals', picksOf(goalPicks)],
]

describe.each(listed)('what can be tapped among the %s', (list, picks) => {
  it.each(picks)('$tag is understood as exactly that, without a question', ({ tag, terms }) => {
    const reading = read(list, tag)
    expect(certain(reading).sort()).toEqual([...terms].sort())
    expect(reading.not_recognised).toEqual([])
    const asked = reading.understood_as.flatMap(({ question }) => question ?? [])
    expect(asked).toEqual(relatives[tag] ?? [])
  })

  it('is there once', () => {
    const tags = picks.map(({ tag }) => tag)
    expect(tags.filter((tag, at) => tags.indexOf(tag) !== at)).toEqual([])
  })

  it('is kept out by each wider term that it names', () => {
    const excluded = (tag: string) => interpretProfile({ ...noTags, allergies: [tag] }).allergens
    for (const { tag, within = [] } of picks) {
      for (const wider of within) {
        expect(excluded(wider), `${tag} in ${wider}`).toEqual(
          expect.arrayContaining(certainly(tag)),
        )
      }
    }
  })
})

describe('the allergens to tap first', () => {
  it('are the nine of the USA', () => {
    expect(allergyPicks[0].picks).toHaveLength(9)
  })
})
