import { describe, expect, it } from 'vitest'
import { excluded } from '../../exclusion.ts'
import { foods } from '../../foods.ts'
import { foodGroups } from '../../refused-foods/food-groups.ts'
import { foodsOfGroup } from '../../refused-foods/group-foods.ts'
import { wordsOfGroup } from '../../refused-foods/words-of-group.ts'
import { buildRestrictions } from '../../testing/build-restrictions.ts'
import { interpretProfile } from '../interpret-profile.ts'
import { typedNames } from '../names/typed-names.ts'

/** A tag that asks, with the same answer to each of its questions. */
function answered(tag: string, answer: string) {
  const list = 'dietary_preferences'
  const typed = { allergies: [], behavioral_goals: [], [list]: [tag] }
  const asked = interpretProfile(typed).readings.flatMap(({ understood }) =>
    understood.flatMap((one) => ('question' in one && one.question ? one.question.id : [])),
  )
  const answers = [...new Set(asked)].map((question) => ({ list, tag, question, answer }) as const)
  return { asked, ...interpretProfile({ ...typed, answers }) }
}

const restrictionsOf = ({ allergens, diets, words }: ReturnType<typeof answered>) =>
  buildRestrictions({ allergens, diets, words })

/** Alcohol is excluded of a child's food unasked. */
const groups = foodGroups.filter(
  ({ id, name }) => id !== 'alcohol' && wordsOfGroup(name).names.length > 0,
)
/** A name that counts alone, or refused, is read as the food of that name elsewhere: "tortilla". */
const concepts = typedNames.allergies.filter(
  ({ allergens, term, asWritten }) => allergens.length > 0 && !asWritten.includes(term),
)

describe('an answer to a question about a group', () => {
  it.each(groups.map((group) => [group.names.en?.[0] ?? group.name, group] as const))(
    'of "%s" keeps out all that it holds',
    (name, group) => {
      const read = answered(`gassy with ${name}`, 'out')
      const held = foods.filter(({ id }) => foodsOfGroup(group).has(id))
      // alcohol stays out unasked
      if (group.id !== 'alcohol') expect(read.asked).not.toEqual([])
      expect(held.filter((food) => excluded(food, restrictionsOf(read)) === null)).toEqual([])
    },
  )

  it.each(concepts.map(({ term, allergens }) => [term, allergens] as const))(
    'of "%s" keeps out each of its allergens',
    (term, allergens) => {
      const read = answered(`gassy with ${term}`, 'out')
      expect(read.allergens).toEqual(expect.arrayContaining([...allergens]))
    },
  )

  it.each(['meat', 'legumes', 'cruciferous vegetables', 'leafy greens', 'fruit'])(
    'lets all of %s in again where the child likes it, as one wish',
    (name) => {
      const read = answered(`gassy with ${name}`, 'likes')
      expect([read.allergens, read.words, read.likes.length]).toEqual([[], [], 1])
    },
  )

  it('lets all of a group in that an allergy allows', () => {
    const read = (answers: readonly { question: string; answer: string }[]) =>
      interpretProfile({
        allergies: ['outgrew legumes'],
        behavioral_goals: [],
        dietary_preferences: [],
        answers: answers.map((one) => ({ list: 'allergies', tag: 'outgrew legumes', ...one })),
      })
    expect(read([]).words).toContain('lentil')
    const { allergens, words } = read([{ question: 'fine:legumes', answer: 'fine' }])
    expect([allergens, words]).toEqual([[], []])
  })

  it('of the allergies list names a group as one thing that is kept out', () => {
    const [reading] = interpretProfile({
      allergies: ['fruit'],
      behavioral_goals: [],
      dietary_preferences: [],
    }).readings
    expect(reading).toMatchObject({
      understood: [{ kind: 'food', term: 'fruit', question: null }],
      notRecognised: [],
    })
  })
})
