import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { slots } from '../../slot.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

type Slot = (typeof slots)[number]

/** The parts of each composition. */
function compositionsAt(slot: Slot, foods: readonly string[], safeFoodsNearlyAll = true) {
  const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll })
  const compositions =
    buildProblem(ourMenu, profile, '2026-11-23', 7).slots[slots.indexOf(slot)] ?? []
  return compositions.flatMap(([first]) => (first ? [first.parts] : []))
}

const typedOf = (parts: readonly { safeFood: { typed: string } | null }[]): string[] => [
  ...new Set(parts.flatMap(({ safeFood: food }) => food?.typed ?? [])),
]

/** What compositions with what is known to be eaten are built upon, as it was typed. */
const basesAt = (slot: Slot, foods: readonly string[]): string[] =>
  typedOf(compositionsAt(slot, foods).flatMap(([base]) => base ?? [])).sort()

const standsAt = (slot: Slot, foods: readonly string[]): string[] =>
  typedOf(compositionsAt(slot, foods).flat())

describe('what the meals of a selective child are built upon', () => {
  const foods = ['pizza', 'macaroni and cheese', 'cheese sticks', 'crackers', 'waffles', 'apples']

  it('makes a supper at supper: cheese and crackers are lunches where two other foods are known', () => {
    expect(basesAt('dinner', foods)).toEqual(['macaroni and cheese', 'pizza'])
    expect(basesAt('lunch', foods)).toEqual(['cheese sticks', 'macaroni and cheese', 'pizza'])
  })

  it('is a supper of cheese all the same where little else is known', () => {
    expect(basesAt('dinner', ['pizza', 'cheese sticks', 'crackers', 'apples'])).toEqual([
      'cheese sticks',
      'crackers',
      'pizza',
    ])
  })

  it('is nothing sweet where two other foods make a lunch: animal crackers are a snack', () => {
    const list = ['rice', 'dal', 'animal crackers', 'cupcakes']
    expect(basesAt('lunch', list)).toEqual(['dal', 'rice'])
    expect(basesAt('snack_1', list)).toContain('animal crackers')
  })

  it('is no green salad at a snack, and none stands beside one', () => {
    const list = ['salad', 'bagel', 'protein bar', 'cheese pizza']
    expect(basesAt('snack_1', list)).not.toContain('salad')
    expect(standsAt('snack_1', list)).not.toContain('salad')
    expect(standsAt('lunch', list)).toContain('salad')
  })

  it('is cereal with milk, the child’s or ours, wherever milk is not known to be left', () => {
    const withoutMilk = (foods: readonly string[], isAll: boolean) =>
      compositionsAt('breakfast', foods, isAll).filter(
        ([base, ...beside]) =>
          base?.safeFood?.typed === 'Cheerios' &&
          !beside.some(({ candidateFood: { group } }) => group === 'milk'),
      )
    expect(withoutMilk(['Cheerios', 'apple', 'milk', 'nuggets'], true)).toEqual([])
    expect(withoutMilk(['Cheerios', 'apple', 'nuggets'], false)).toEqual([])
    expect(withoutMilk(['Cheerios', 'apple', 'nuggets'], true)).not.toEqual([])
  })

  it('is a whole portion with a glass alone beside it, but for what is too much of a snack', () => {
    const least = (typed: string) => {
      const list = [typed, 'hamburger', 'milk', 'pretzels']
      const profile = buildProfile({ safeFoods: list.map(safeFood), safeFoodsNearlyAll: true })
      const snacks = buildProblem(ourMenu, profile, '2026-11-23', 7).slots[slots.indexOf('snack_1')]
      return (snacks ?? [])
        .filter(([first]) => {
          const named = first?.parts.map(({ safeFood: food }) => food?.typed) ?? []
          return named.length === 2 && named[0] === typed && named[1] === 'milk'
        })
        .flatMap((sizes) => sizes.map(({ parts: [base] }) => base?.serving?.lines[0]?.grams ?? 0))
    }
    // Of yogurt a portion is 81 g at this age.
    expect(Math.min(...least('strawberry yogurt'))).toBeGreaterThan(55)
    expect(Math.min(...least('cheeseburger'))).toBeLessThan(60)
  })

  it('has a third food for two snacks a day before one comes twice: half a sandwich, and no stew', () => {
    const list = ['bananas', 'eggs', 'peanut butter and jelly sandwich', 'canned beef stew']
    expect(basesAt('snack_1', list)).toEqual([
      'bananas',
      'eggs',
      'peanut butter and jelly sandwich',
    ])
  })
})

/** What stands beside a base on the plates of a slot, as it was typed. */
function besideAt(slot: (typeof slots)[number], foods: readonly string[], base: string): string[] {
  const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true })
  const compositions =
    buildProblem(ourMenu, profile, '2026-11-23', 7).slots[slots.indexOf(slot)] ?? []
  const parts = compositions.flatMap(([first]) => {
    const [lead, ...others] = first?.parts ?? []
    return lead?.safeFood?.typed === base ? others : []
  })
  return [...new Set(parts.flatMap(({ safeFood: food }) => food?.typed ?? []))].sort()
}

describe('what a base of a list that is nearly all is eaten with', () => {
  const besideRice = (foods: readonly string[]) => {
    const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true })
    const suppers =
      buildProblem(ourMenu, profile, '2026-11-23', 7).slots[slots.indexOf('dinner')] ?? []
    return suppers.flatMap(([first]) => {
      const [base, ...beside] = first?.parts ?? []
      return base?.safeFood?.typed === 'white rice' ? [beside] : []
    })
  }
  const proteins = ['beans', 'egg', 'meat']

  it('is dal of the list, or an egg of ours where the list has dal alone', () => {
    const meals = besideRice(['white rice', 'dal', 'animal crackers', 'pomegranate'])
    expect(meals.length).toBeGreaterThan(1)
    for (const beside of meals) {
      const groups = beside.map(({ candidateFood: { group } }) => group)
      expect(groups.filter((group) => group && proteins.includes(group))).not.toEqual([])
    }
  })

  it('is of the list where two of it may stand there: no egg of ours', () => {
    const meals = besideRice(['white rice', 'dal', 'chicken', 'pomegranate'])
    expect(meals.length).toBeGreaterThan(1)
    for (const beside of meals) {
      const typed = beside.map(({ safeFood: food }) => food?.typed)
      expect(typed.some((food) => food === 'dal' || food === 'chicken')).toBe(true)
    }
  })

  it('is no ice cream alone: rice with it is no supper', () => {
    const meals = besideRice(['white rice', 'ice cream', 'lentil soup'])
    for (const beside of meals) {
      const others = beside.filter(({ safeFood: food }) => food?.typed !== 'ice cream')
      expect(others.length).toBeGreaterThan(0)
    }
  })
})

describe('what stands beside what a child eats', () => {
  const foods = ['oatmeal', 'chips', 'pretzels', 'cookies', 'apples', 'milk', 'gummy bears']

  it('goes with it: no chips beside oatmeal, no sweets beside a bowl of it', () => {
    const few = foods.filter((food) => food !== 'pretzels' && food !== 'apples')
    expect(besideAt('snack_1', few, 'oatmeal')).toEqual(['milk'])
    expect(besideAt('snack_1', foods, 'apples')).toEqual(
      expect.arrayContaining(['cookies', 'gummy bears']),
    )
  })

  it('is the child’s own rice beside dal, and no potato of ours', () => {
    const profile = buildProfile({
      safeFoods: ['dal', 'rice', 'dosa'].map(safeFood),
      safeFoodsNearlyAll: true,
    })
    const compositions = buildProblem(ourMenu, profile, '2026-11-23', 7).slots[
      slots.indexOf('dinner')
    ]
    const ofDal = (compositions ?? []).flatMap(([first]) =>
      first?.parts[0]?.safeFood?.typed === 'dal' ? [first.parts] : [],
    )
    expect(ofDal.some((parts) => parts.some(({ safeFood: food }) => food?.typed === 'rice'))).toBe(
      true,
    )
    const groups = ofDal.flatMap((parts) =>
      parts.map(({ role, candidateFood: { group } }) => `${role} ${group}`),
    )
    expect(groups).not.toContain('side potato')
    expect(groups).not.toContain('side pasta')
  })

  it('is nothing sweet upon what makes a meal only for want of others: rice cakes and a cupcake', () => {
    const list = ['rice cakes', 'rice', 'cupcakes', 'orange']
    expect(besideAt('lunch', list, 'rice cakes')).not.toContain('cupcakes')
  })

  it('comes after a meal of two things, where it is a dessert: an egg and cookies are no supper', () => {
    const profile = buildProfile({
      safeFoods: ['fried eggs', 'pizza', 'cookies', 'cereal'].map(safeFood),
      safeFoodsNearlyAll: true,
    })
    const compositions = buildProblem(ourMenu, profile, '2026-11-23', 7).slots[
      slots.indexOf('dinner')
    ]
    const withCookies = (compositions ?? []).flatMap(([first]) =>
      first?.parts.some(({ safeFood: food }) => food?.typed === 'cookies') ? [first.parts] : [],
    )
    expect(withCookies.length).toBeGreaterThan(0)
    expect(withCookies.filter((parts) => parts.length < 3)).toEqual([])
  })

  it('stands beside another food where it would stand at no meal', () => {
    const few = ['chicken nuggets', 'fries', 'gummy bears']
    expect(besideAt('snack_1', few, 'chicken nuggets')).toContain('gummy bears')
    // Ice cream stands after a supper of nuggets: it need not stand beside cucumber.
    const more = ['chicken nuggets', 'fries', 'cucumber', 'ice cream']
    expect(besideAt('snack_1', more, 'cucumber')).not.toContain('ice cream')
  })

  it('goes with what we do not know by what kind of thing its words tell', () => {
    const list = ['sausage sandwich', 'chips', 'greens', 'pancakes', 'apples']
    expect(besideAt('snack_1', list, 'chips')).toEqual(['apples'])
    expect(besideAt('breakfast', list, 'pancakes')).not.toContain('greens')
    expect(basesAt('lunch', list)).toContain('sausage sandwich')
  })
})

describe('a food of the list that goes with none of its meals', () => {
  it('is a meal of its own, with what is usual', () => {
    const list = ['macaroni and cheese', 'cheese pizza', 'cereal', 'waffles', 'baked potato']
    expect(basesAt('dinner', list)).toContain('baked potato')
    expect(basesAt('dinner', [...list, 'steak'])).not.toContain('baked potato')
  })

  it('is as small as a limit asks, where half a portion is too much of it: fish at nine', () => {
    const profile = buildProfile(
      { ageYears: 9, safeFoods: ['fish', 'rice', 'pizza', 'pasta', 'toast', 'eggs'].map(safeFood) },
      { ageYears: 9 },
    )
    const { mayStand } = buildProblem(
      ourMenu,
      { ...profile, safeFoodsNearlyAll: true },
      '2026-11-23',
      7,
    )
    expect(mayStand[0]).toBe(true)
  })
})

describe('what is a meal of what a child eats', () => {
  const basesOfAll = (foods: readonly string[]) => {
    const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true })
    const problem = buildProblem(ourMenu, profile, '2026-11-23', 7)
    return slots
      .slice(0, 3)
      .flatMap((_, index) =>
        (problem.slots[index] ?? []).map(([first]) => first?.parts[0]?.candidateFood.group ?? null),
      )
  }
  const partsAt = (slot: (typeof slots)[number], foods: readonly string[]) => {
    const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true })
    const compositions =
      buildProblem(ourMenu, profile, '2026-11-23', 7).slots[slots.indexOf(slot)] ?? []
    return compositions.map(([first]) =>
      (first?.parts ?? []).map(({ candidateFood }) => candidateFood.group),
    )
  }

  it('is nothing of fruit and chips alone: ordinary food is the meal, and they stand beside it', () => {
    const bases = basesOfAll(['orange slices', 'Pringles', 'milk'])
    expect(bases.length).toBeGreaterThan(0)
    expect(bases.filter((group) => group === 'fruit' || group === 'chips-salty')).toEqual([])
    expect(partsAt('lunch', ['orange slices', 'milk']).flat()).toContain('fruit')
  })

  it('is built upon fruit where another food makes the other meals', () => {
    expect(basesOfAll(['orange slices', 'plain pasta', 'milk'])).toContain('pasta')
  })

  it('is no chicken and no beans with a glass of milk alone, and is cereal or pizza with one', () => {
    const alone = (slot: (typeof slots)[number], food: string) =>
      partsAt(slot, [food, 'milk', 'apples']).filter(
        (groups) => groups.length === 2 && groups[1] === 'milk',
      )
    expect(alone('dinner', 'chicken breast')).toEqual([])
    expect(alone('dinner', 'baked beans')).toEqual([])
    expect(alone('breakfast', 'Cheerios')).not.toEqual([])
    expect(alone('lunch', 'cheese pizza')).not.toEqual([])
  })

  it('has no soda at breakfast, no chocolate spread on rice, and no dessert after a glass alone', () => {
    const foods = ['plain rice', 'white toast', 'Sprite', 'Nutella', 'cookies', 'milk']
    expect(partsAt('breakfast', foods).flat()).not.toContain('drink-sweet')
    const rice = partsAt('lunch', foods).filter(([base]) => base === 'rice')
    expect(rice.flat()).not.toContain('spread')
    const sweet = partsAt('lunch', ['plain rice', 'cookies', 'milk'])
      .filter(([base]) => base === 'rice')
      .filter((groups) => groups.includes('dessert'))
    for (const groups of sweet)
      expect(groups.some((one) => one !== 'rice' && one !== 'milk' && one !== 'dessert')).toBe(true)
  })
})

it('puts no rice with gravy beside a dish with rice', () => {
  const profile = buildProfile({ safeFoods: ['rice with gravy', 'toast'].map(safeFood) })
  const dinners = buildProblem(ourMenu, profile, '2026-11-23', 7).slots[slots.indexOf('dinner')]
  const beside = (dinners ?? []).flatMap(([first]) => {
    const [dish, ...others] = first?.parts ?? []
    return others.some(({ safeFood: eaten }) => eaten?.typed === 'rice with gravy')
      ? (dish?.candidateFood.dish?.recipe.name ?? [])
      : []
  })
  expect(beside.length).toBeGreaterThan(3)
  expect(beside.filter((name) => /\brice\b/i.test(name))).toEqual([])
})

it('has popcorn and raisin bread beside no lunch or supper, and at snacks and breakfast', () => {
  const list = ['chicken patties', 'spaghetti', 'popcorn', 'raisin bread', 'cucumbers']
  for (const slot of ['lunch', 'dinner'] as const) {
    const beside = [
      ...besideAt(slot, list, 'chicken patties'),
      ...besideAt(slot, list, 'spaghetti'),
    ]
    expect(beside).toContain('cucumbers')
    expect(beside).not.toContain('popcorn')
    expect(beside).not.toContain('raisin bread')
  }
  expect(basesAt('snack_1', list)).toContain('popcorn')
  expect(basesAt('breakfast', list)).toContain('raisin bread')
})
