import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { slotCount } from '../../search/problem.ts'
import { search } from '../../search/search.ts'
import { stateOf } from '../../search/week-state.ts'
import { buildProfile } from '../../testing/build-profile.ts'
import { costTerm } from '../cost-term.ts'
import { wishesGoal } from './wishes-goal.ts'

const problem = buildProblem(
  ourMenu,
  buildProfile({ likes: ['pasta', 'banana', 'dragon fruit pie'], likedTextures: ['crunchy'] }),
  '2026-11-23',
  7,
)

/** A week of the first composition of each slot that answers these wishes and no other; of none where there is none. */
const weekOf = (wishesAt: (cell: number) => readonly number[]) =>
  Array.from({ length: 7 * slotCount }, (_, cell) => {
    const options = (problem.slots[cell % slotCount] ?? []).flat()
    const exactly = (wanted: readonly number[]) =>
      options.find(({ wishes }) => wishes.join() === wanted.join())
    const option = exactly(wishesAt(cell)) ?? exactly([]) ?? options[0]
    if (!option) throw new Error('An empty slot')
    return option
  })

const costOf = (wishesAt: (cell: number) => readonly number[]) =>
  costTerm(wishesGoal, stateOf(problem, weekOf(wishesAt)))

const pasta = [0]
const crunchy = [3]
const none: readonly number[] = []
const supper = 2

describe('wishes', () => {
  it('cost less the more of them are answered, up to twice a week each', () => {
    const withPasta = (times: number) =>
      costOf((cell) => (cell % slotCount === supper && cell < times * slotCount ? pasta : none))
    const costs = [0, 1, 2].map(withPasta)
    expect(costs[0]).toBeGreaterThan(costs[1] ?? Number.NaN)
    expect(costs[1]).toBeGreaterThan(costs[2] ?? Number.NaN)
  })

  it('are not all answered by many dishes of one', () => {
    const onlyCrunchy = costOf(() => crunchy)
    const both = costOf((cell) => (cell % slotCount === supper && cell < 12 ? pasta : crunchy))
    expect(both).toBeLessThan(onlyCrunchy)
  })

  it.each([
    ['corn', /\bcorn\b/i],
    ['chicken', /chicken/i],
    ['banana', /banana/i],
  ])('are answered by what is called %s, not by what is made of it', (like, called) => {
    const liked = buildProblem(ourMenu, buildProfile({ likes: [like] }), '2026-11-23', 7)
    const answers = liked.slots.flat(2).filter(({ wishes }) => wishes.length > 0)
    expect(answers.length).toBeGreaterThan(10)
    for (const { parts } of answers) {
      const said = parts.flatMap(({ serving }) => [
        serving?.dish.recipe.name,
        ...(serving?.lines.map(({ text }) => text) ?? []),
        ...(serving?.dish.ingredients.map(({ food }) => food.id) ?? []),
      ])
      expect(said.join(' | ')).toMatch(called)
    }
  })

  it('ask for nothing that no dish is', () => {
    const ofPie = { ...problem.profile, likes: ['dragon fruit pie'], likedTextures: [] }
    const hopeless = buildProblem(ourMenu, buildProfile(ofPie), '2026-11-23', 7)
    expect(wishesGoal.pieces(hopeless)).toEqual([])
  })

  it.each([1, 2, 3, 4, 5, 6])(
    'each have a dish in a week, however many there are of another (seed %i)',
    (seed) => {
      const { cells } = search(problem, { seed, steps: 2000 })
      const answered = new Set(cells.flatMap(({ wishes }) => wishes))
      expect([...answered].sort()).toEqual([0, 1, 3])
    },
  )
})
