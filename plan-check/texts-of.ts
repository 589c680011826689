import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { dishesOf, type Line, type Placed } from './plan.ts'

/** Words of a plan that reach a child or a cook. */
export interface Text {
  where: string
  text: string
  at: string
  dish: string
  slot: string | null
  /** The lines of its dish. */
  lines: readonly Line[]
  /** Everyone at the table eats of it. */
  shared: boolean
  /** Of what is made apart: the household's children on whose plate it is said to be. */
  plates: readonly string[]
}

/** Where the name of a product stands, and not a sentence. */
export const isLine = ({ where }: Text): boolean =>
  /^(?:line|food beside|shopping line|staple)$/.test(where)

export function textsOfDish({ dish, lines, steps, slot, at }: Placed): Text[] {
  const { name, parts = [], plates = [], beside = [], leftover, cooked_for: later } = dish
  const apart = parts.filter(({ apart_steps }) => apart_steps)
  const own = apart.flatMap(({ apart_steps = [] }) => apart_steps)
  const platesWith = (index: number) =>
    plates.flatMap((plate) => (plate.parts.includes(index) ? plate.child_id : []))
  const say = (
    where: string,
    text: string,
    part?: (typeof parts)[number],
    shared = !part?.apart_steps,
  ) => {
    const on = part ? platesWith(parts.indexOf(part)) : []
    return { where, text, at, dish: name, slot, lines, shared, plates: on }
  }
  const all = apart.length === 0
  return [
    say('dish’s name', name, undefined, all),
    ...lines.map(({ plain, part }) => say('line', plain, part)),
    ...parts.map((part) => say('part', part.name, part)),
    ...beside.map((typed) =>
      say(
        'food beside',
        typed,
        apart.find((part) => part.typed === typed),
      ),
    ),
    ...apart.flatMap((part) => (part.apart_steps ?? []).map((step) => say('step', step, part))),
    // Each step of its own is taken out once: what is shared may be made by the very same words.
    ...steps.map((step) =>
      say('step', step, undefined, !own.includes(step) || !own.splice(own.indexOf(step), 1)),
    ),
    ...parts.flatMap((part) =>
      part.ahead
        ? [...part.ahead.cut, ...part.ahead.under_water, ...part.ahead.steps].map((step) =>
            say('step', step, part),
          )
        : [],
    ),
    ...(later?.ingredients ?? []).map((line) => say('line', line, undefined, all)),
    ...[...(later?.steps ?? []), ...(leftover?.fresh.steps ?? [])].map((step) =>
      say('step', step, undefined, all),
    ),
  ]
}

/** What dishes bring, which English sentences are judged by their keys for. */
export const benefitsOf = (plan: PlanData): Text[] =>
  dishesOf(plan).map(({ dish, lines, slot, at }) => ({
    ...{ where: 'benefits', text: dish.benefits, at, dish: dish.name, slot, lines },
    shared: !dish.parts?.some(({ apart_steps: apart }) => apart),
    plates: [],
  }))

/** So begin the keys of what is said of the child's own food, which no rule of others is about. */
const ofOwnFood = /^(?:known|notice|told)\./

/** All words of a plan. A tip's quoted dishes are read where they stand. */
export function textsOf(plan: PlanData): Text[] {
  const dishes = dishesOf(plan)
  const names = dishes.map(({ dish }) => dish.name)
  const notices = (plan.notices ?? []).map(({ text }) => text)
  const own = [
    ...notices,
    ...(plan.tip_texts ?? []).flatMap(({ key, text }) => (ofOwnFood.test(key) ? text : [])),
  ]
  const shared = dishes.flatMap(({ dish, lines }) => [
    ...(dish.foods ?? []).flatMap(({ food_id }, line) =>
      lines[line]?.part?.apart_steps ? [] : food_id,
    ),
    ...(dish.beside ?? []).filter(
      (typed) => !dish.parts?.some((part) => part.apart_steps && part.typed === typed),
    ),
  ])
  const say = (where: string, text: string, isShared: boolean): Text => ({
    where,
    text,
    at: 'plan',
    dish: '',
    slot: null,
    lines: [],
    shared: isShared,
    plates: [],
  })
  const isShared = (item: NonNullable<PlanData['staples']>[number] | undefined) =>
    !item ||
    (item.for_foods?.length ? item.for_foods : [item.typed ?? item.name]).some((id) =>
      shared.includes(id),
    )
  const unquoted = (tip: string) =>
    tip.replace(/“([^”]+)”/g, (all, name) => (names.includes(name) ? '' : all))
  return [
    ...dishes.flatMap(textsOfDish),
    ...plan.shopping_list.map((line, index) =>
      say('shopping line', line, isShared(plan.shopping_items?.[index])),
    ),
    ...(plan.staples ?? []).map((item) => say('staple', item.name, isShared(item))),
    ...plan.general_tips.map((tip) => say('tip', unquoted(tip), !own.includes(tip))),
    ...notices.map((notice) => say('notice', unquoted(notice), false)),
  ]
}
