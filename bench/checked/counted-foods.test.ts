import type { CountedKind } from '@brightplate/foods/food'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { expect, it } from 'vitest'
import { ageFacts } from '../../plan-check/facts.ts'
import { strengthOf } from '../../plan-check/faults/amount-faults.ts'
import { found, readLine } from '../../plan-check/read-line.ts'

/** The checker's name of each limit in grams. */
const limits: Readonly<Record<string, CountedKind>> = {
  'juice of a day': 'juice',
  'fish in a serving': 'fish',
  'cocoa of a day': 'cocoa',
  "cow's milk of a day": 'milk',
}

/** Likewise of each that counts dishes. */
const limitsOfDishes: Readonly<Record<string, CountedKind>> = {
  'fish meals of a week': 'fish',
  'rice dishes of a day': 'rice',
}

/** Figures of both stand with two digits. */
const slack = 0.01

it('no plain food counts less towards a limit than the checker reads in its name', () => {
  const less = plainFoods.flatMap(({ food }) =>
    ageFacts.counted.flatMap((rule) => {
      const kind = limits[rule.rule]
      const { product } = readLine(`${food.name} (100 g)`)
      if (!kind || found(product, rule.words, rule.innocent).length === 0) return []
      const read = strengthOf(rule, product)
      const counted = food.counted[kind] ?? 0
      return counted < read - slack ? [`${food.id}: ${kind} ${counted}, read as ${read}`] : []
    }),
  )
  expect(less).toEqual([])
})

it('each plain food that makes a dish of fish or rice does so for the checker, or may', () => {
  const unseen = plainFoods.flatMap(({ food }) =>
    ageFacts.counted.flatMap((rule) => {
      const kind = limitsOfDishes[rule.rule]
      const counted = kind ? (food.counted[kind] ?? 0) : 0
      if (counted === 0) return []
      const { product, freeOf } = readLine(`${food.name} (100 g)`)
      const isSeen =
        freeOf.length > 0 ||
        found(product, rule.words, rule.innocent).length > 0 ||
        found(product, rule.may_hold).length > 0
      return isSeen ? [] : [`${food.id}: ${kind} ${counted}`]
    }),
  )
  expect(unseen).toEqual([])
})
