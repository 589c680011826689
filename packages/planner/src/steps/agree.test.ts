import { requireFood } from '@brightplate/foods/foods'
import { describe, expect, it } from 'vitest'
import { agree, inNumber } from './agree.ts'

const potato = requireFood('potato')
const apple = requireFood('apple')
const tortilla = requireFood('tortilla-corn')
const oil = inNumber('oil', requireFood('olive-oil'), null)
const peas = inNumber('peas', requireFood('green-peas-frozen'), null)

const said = (...sentences: string[]) => agree(sentences).join(' ')

describe('what a step says of one piece and of many', () => {
  it('follows the number of the pieces, with the pronouns behind it', () => {
    const one = inNumber('potatoes', potato, 1)
    expect(said(`Peel the ${one} and boil them in the ${oil} until they are soft.`)).toBe(
      'Peel the potato and boil it in the oil until it is soft.',
    )
    expect(said(`Warm the ${inNumber('tortillas', tortilla, 0.5)} until they bend.`)).toBe(
      'Warm the tortilla until it bends.',
    )
    expect(said(`Peel the ${inNumber('apple', apple, 3)} and grate it finely.`)).toBe(
      'Peel the apples and grate them finely.',
    )
    expect(said(`Warm the ${inNumber('tortilla', tortilla, 2)} until it bends.`)).toBe(
      'Warm the tortillas until they bend.',
    )
  })

  it('goes on in the sentences behind it, until another food is spoken of', () => {
    const one = inNumber('potatoes', potato, 1)
    expect(said(`Boil the ${one}.`, `Toss them in the ${oil}.`, 'Spread them out.')).toBe(
      'Boil the potato. Toss it in the oil. Spread it out.',
    )
    expect(said(`Boil the ${one}.`, `Boil the ${peas} and drain them.`)).toBe(
      'Boil the potato. Boil the peas and drain them.',
    )
  })

  it('leaves a pronoun that may mean another food', () => {
    const one = inNumber('potatoes', potato, 1)
    expect(said(`Boil the ${one} with the ${peas} and drain them.`)).toMatch(/drain them\.$/)
    expect(said(`Boil the ${oil} and ${one} and drain them.`)).toMatch(/drain them\.$/)
    expect(said(`Serve the fish, the ${one} beside them.`)).toMatch(/beside them\.$/)
    expect(said(`Put the ${inNumber('apple', apple, 2)} on top or beside it.`)).toMatch(
      /beside it\.$/,
    )
  })

  it('changes nothing where it is not counted', () => {
    expect(said(`Boil the ${peas} and drain them.`)).toBe('Boil the peas and drain them.')
    expect(said(`Peel the ${inNumber('potatoes', potato, 3)} and cut them.`)).toBe(
      'Peel the potatoes and cut them.',
    )
  })
})
