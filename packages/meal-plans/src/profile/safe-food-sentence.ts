import { isFormula } from '@brightplate/foods/food-groups/is-formula'
import type { Product } from '@brightplate/foods/products/product'
import { usualFormulaSlots } from '@brightplate/planner/formula/formula'
import { formulaSlots } from '@brightplate/planner/formula/with-formula'
import { mainCourses } from '@brightplate/planner/main-courses'
import { type KeyedText, say } from '@brightplate/planner/texts/english'
import { englishNames } from '@brightplate/planner/texts/english-names'
import { ruleName } from '@brightplate/planner/texts/rule-names'
import type { Course } from '@brightplate/recipes/recipe'
import type { JudgedSafeFood } from './judge-safe-foods.ts'

const plain = (id: string) => id.replaceAll('-', ' ')

/** Whether a name reads as more than one: "Cheerios" and "Oreo cookies", not "Reese's". */
const isPlural = (name: string) => /[^s'’]s$/u.test(name)

const heldBy = ({ holds }: Product) => holds.allergens.map(plain)

/** "milk", "“vegan”": what keeps a food out, to follow "because of". */
function becauseOf({ rule }: JudgedSafeFood): string {
  if (!rule) return ''
  if (rule.kind === 'allergen' || rule.kind === 'word') return plain(rule.id)
  return rule.kind === 'diet' ? `“${plain(rule.id)}”` : ruleName(rule)
}

function forbidden(judged: JudgedSafeFood): KeyedText {
  const { typed, product, rule, advice, doubt } = judged
  if (doubt) {
    const foods = [...doubt.foods]
    return foods.length > 0
      ? say('familiar.doubt-of', { typed, foods })
      : say('familiar.doubt', { typed })
  }
  if (advice) return say('change.advice', { advice })
  const held = product ? heldBy(product) : []
  const isHeld = rule?.kind === 'allergen' || rule?.kind === 'diet'
  if (!product || !isHeld || held.length === 0) {
    return say('familiar.out', { typed, rule: rule ? ruleName(rule) : '' })
  }
  const hold = isPlural(product.name) ? 'hold' : 'holds'
  const assumed = product.fdcId === null ? 1 : 0
  return say('product.kept-out', {
    food: product.name,
    hold,
    held,
    assumed,
    rule: becauseOf(judged),
  })
}

function toRead(judged: JudgedSafeFood, terms: readonly string[]): KeyedText {
  const { typed, product, isGuess, rule } = judged
  if (product && rule?.kind === 'age' && rule.id === 'sweeteners') {
    return say('label.may-be-sweetened', { food: product.name })
  }
  if (terms.length === 0) return say('label.unknown-young', { typed })
  const named = { typed, terms: [...terms] }
  if (product && isGuess) return say('label.guess', { ...named, food: product.name })
  if (product && rule?.kind === 'allergen') {
    const held = [plain(rule.id)]
    return say('label.often', { ...named, food: product.name, hold: 'hold', held })
  }
  if (product && rule) {
    return say('label.by-rule', { ...named, food: product.name, rule: becauseOf(judged) })
  }
  return say('label.unknown', named)
}

function asTyped(judged: JudgedSafeFood): KeyedText {
  const { typed, product, isLabelRead } = judged
  if (isLabelRead) return say('label.read', { typed })
  if (judged.places) return planned(judged)
  if (!product) return say('familiar.unknown', { typed })
  return say(product.fdcId === null ? 'product.as-typed-assumed' : 'product.as-typed', { typed })
}

/** "main meals and snacks", "breakfast and snacks". */
function mealsIn(stands: readonly Course[]): string[] {
  const { places } = englishNames
  const main = mainCourses.filter((course) => stands.includes(course))
  const named = main.length === mainCourses.length ? [places.main] : main.map((one) => places[one])
  return stands.includes('snack') ? [...named, places.snack] : named
}

/** Where a plan may put it: no more than the table of meal compositions say. */
function planned({ typed, places = new Map() }: JudgedSafeFood): KeyedText {
  const at = (place: string) =>
    [...places].flatMap(([course, one]) => (one === place ? [course] : []))
  const base = mealsIn(at('base'))
  const beside = mealsIn(at('beside'))
  if (base.length > 0) return say('familiar.planned', { typed, meals: base })
  if (beside.length > 0) return say('familiar.beside', { typed, meals: beside })
  if (places.has('juice')) return say('familiar.juice', { typed })
  return say('familiar.with-others', { typed })
}

/** What becomes of a safe food, in one sentence that a parent understands. */
export function safeFoodSentence(judged: JudgedSafeFood, terms: readonly string[]): KeyedText {
  const { typed, verdict } = judged
  if ((verdict === 'as_typed' || verdict === 'planned') && isFormula(typed)) {
    return say('familiar.formula', { typed, slots: formulaSlots({ slots: usualFormulaSlots }) })
  }
  switch (judged.verdict) {
    case 'forbidden':
      return forbidden(judged)
    case 'read_label':
      return toRead(judged, terms)
    case 'as_typed':
      return asTyped(judged)
    case 'paused':
      return say('familiar.paused', { typed: judged.typed })
    case 'planned':
      return planned(judged)
  }
}
