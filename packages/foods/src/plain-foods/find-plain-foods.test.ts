import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlainFoods } from './find-plain-foods.ts'
import { plainFoods } from './plain-foods.ts'

/** What parents type, and the id that it means after the last comma; nothing where it means none. */
const phrases = readFileSync(new URL('./typed-phrases.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const comma = line.lastIndexOf(',')
    return [line.slice(0, comma).replaceAll('"', ''), line.slice(comma + 1)] as const
  })

const firstOf = (typed: string) => findPlainFoods(typed)[0]?.id ?? null

describe('a typed food', () => {
  it.each(phrases.filter(([, id]) => id !== ''))('%s is known by its form: %s', (typed, id) => {
    expect(firstOf(typed)).toBe(id)
  })

  it.each(phrases.filter(([, id]) => id === ''))(
    '%s is not one that shares an ingredient',
    (typed) => {
      expect(firstOf(typed)).toBeNull()
    },
  )

  it('may be several, each of which is known', () => {
    expect(findPlainFoods('nuggets and fries').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['chicken-nuggets', 'french-fries']),
    )
    expect(findPlainFoods('nuggets and xyzzy')).toEqual([])
  })

  it.each([
    ['pomme', 'apple'],
    ['Pommes', 'french-fries'],
    ['bắp', 'corn'],
    ['bap', 'plain-rice'],
  ])('reads "%s" by its own letters where others share its stem', (typed, id) => {
    expect(findPlainFoods(typed)[0]?.id).toBe(id)
  })

  it('has fries, not potato chips, beside fish fingers', () => {
    const ids = findPlainFoods('fish fingers and chips').map(({ id }) => id)
    expect(ids).toContain('french-fries')
    expect(ids).not.toContain('potato-chips')
  })

  it('is found by each of its own names, however they are written', () => {
    for (const plain of plainFoods) {
      for (const name of [plain.name, ...plain.typedAs, ...plain.brands]) {
        expect(findPlainFoods(name), name).toContain(plain)
        expect(findPlainFoods(`  ${name.toUpperCase()} `), name).toContain(plain)
      }
    }
  })

  it('brings the variants of what it means after it', () => {
    const ids = findPlainFoods('waffles').map(({ id }) => id)
    expect(ids[0]).toBe('waffles')
    expect(ids).toContain('gluten-free-waffles')
    expect(findPlainFoods('gluten-free waffles')[0]?.id).toBe('gluten-free-waffles')
  })

  it('never throws, and answers the same twice', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(findPlainFoods(typed)).toEqual(findPlainFoods(typed))
      }),
    )
  })

  it('is no plain food where a word stands beside it that says what else it is', () => {
    const others = ['curry', 'pie', 'casserole', 'stew', 'risotto', 'smoothie']
    // "Bun and cheese pie" may be two things: a bun, and a pie.
    const names = plainFoods.map(({ name }) => name).filter((name) => !/ and /.test(name))
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...others), (name, other) => {
        for (const found of findPlainFoods(`${name} ${other}`)) {
          // A variant goes by the names of the ordinary food.
          const ordinary = plainFoods.find(({ id }) => id === found.variantOf)
          const names = [found, ...(ordinary ? [ordinary] : [])].flatMap(
            ({ name, typedAs, brands }) => [name, ...typedAs, ...brands],
          )
          expect(names.join()).toContain(other)
        }
      }),
      { seed: 61, numRuns: 200 },
    )
  })
})

describe('two foods with a word between them', () => {
  const ids = (typed: string) => findPlainFoods(typed).map(({ id }) => id)

  it.each([
    ['efo riro with eba', ['efo-riro', 'eba']],
    ['latkes with applesauce', ['latkes', 'applesauce-unsweetened']],
    ['mangu con huevo', ['mangu', 'scrambled-egg']],
    ['tostones con mayo', ['tostones', 'mayonnaise']],
    ['manti with yogurt', ['turkish-manti', 'vanilla-yogurt']],
    ['kateh with yogurt', ['plain-rice', 'vanilla-yogurt']],
    ['haleem with naan', ['haleem', 'naan']],
  ])('are both where they lie apart on a plate: %s', (typed, both) => {
    for (const id of both) expect(ids(typed)).toContain(id)
  })

  it('has cheese, and no dip, where Spanish puts queso beside a food', () => {
    expect(ids('yuca con queso')).toContain('queso-fresco')
    expect(ids('yuca con queso')).not.toContain('cheese-dip')
    expect(ids('chips con queso')).toEqual(ids('nachos'))
  })

  it('is a dish of its own where one is cooked in the other', () => {
    expect(ids('pea soup with ham')).toEqual([])
    expect(ids('mashed potatoes with gravy')).toEqual([])
  })
})

describe('a short word of a cuisine', () => {
  it.each(['bigoz', 'mangoz', 'akaru', 'daol'])(
    'is not taken for another cuisine’s that is near: %s',
    (typed) => {
      for (const { cuisines } of findPlainFoods(typed)) expect(cuisines, typed).toEqual([])
    },
  )

  it('is no misspelling of another dish that is near: milkfish is no sausage', () => {
    expect(findPlainFoods('bangsilog')).toEqual([])
  })

  it('is known under its own spelling, a long one with a letter wrong, too', () => {
    expect(findPlainFoods('akara').map(({ id }) => id)).toContain('akara')
    expect(findPlainFoods('quesadila').length).toBeGreaterThan(0)
  })
})
