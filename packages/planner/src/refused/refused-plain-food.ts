import type { PlainFood, PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { readRefusedFood } from '@brightplate/foods/refused-foods/read-refused-food'
import type { RefusedTerm } from '@brightplate/foods/refused-foods/refused-food'
import { phraseOf } from '@brightplate/foods/refused-foods/refused-names'
import type { Dish } from '../dishes/dish.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import type { RuleReason } from '../rules/rule-reason.ts'
import { holdsPhrase, nameWordsOf } from './name-words.ts'
import { type Refusal, refusalsOfProfile } from './refusals-of-profile.ts'
import { isOfKind, named } from './refused-in-dish.ts'

/** What is put together of things that show. */
const assembled: readonly PlainGroup[] = [
  'sandwich',
  'burger',
  'taco-wrap',
  'soup',
  'pasta-dish',
  'rice-dish',
]

/** In bread and dough nobody sees egg or milk. */
const ofDough: readonly PlainGroup[] = ['sandwich', 'burger', 'taco-wrap', 'pasta-dish']

const foodsOfPart = new Map<string, readonly string[]>()

/** The foods that a word of what a plain food is made of stands for. */
function foodsOf(part: string): readonly string[] {
  const known = foodsOfPart.get(part)
  if (known) return known
  const found = readRefusedFood(part).terms.flatMap(({ foods }) => [...foods.keys()])
  foodsOfPart.set(part, found)
  return found
}

/** What is named after what shows in it or is tasted: raisin bread, blueberry muffins, strawberry yogurt. */
const namedAfter: readonly PlainGroup[] = [
  'bread',
  'pastry',
  'pancake-waffle',
  'cereal',
  'bar',
  'yogurt',
  'dessert',
]

/** Ground or puffed in these: their corn is no vegetable, their pea no pea. */
const ground: readonly PlainGroup[] = [
  ...namedAfter,
  ...ofDough,
  'hot-cereal',
  'cracker',
  'cracker-sweet',
  'chips-salty',
  'pasta',
  'sweets',
  'plant-drink',
]
const isGround = /^(?:corn|pea|rice)$/u

/** What is made of stands as on a label, most first: after these nothing is seen. */
const isWorkedIn = /^(?:sugar|yeast|molasses|butter|.*(?:\boil|starch|syrup))$/u

/** What an ingredient of a plain food can be seen as. */
function seenParts({ food: { madeOf }, group }: PlainFood): readonly string[] {
  const until = madeOf.findIndex((part, at) => at > 0 && isWorkedIn.test(part))
  const seen = until < 0 ? madeOf : madeOf.slice(0, until)
  return ground.includes(group) ? seen.filter((part) => !isGround.test(part)) : seen
}

/** Of what is put together each part shows; of all else what it mostly is, and what its name says. */
function visibleParts(plain: PlainFood): readonly string[] {
  const { name, form, food, group } = plain
  const isAssembled = assembled.includes(group) || form.preparation === 'assembled'
  const seen = seenParts(plain)
  const parts = isAssembled ? seen : seen.filter((part) => part === food.madeOf[0])
  // "plain" is part of what rice cakes are called, and what it is made without is none of it
  const named = name.replace(/\b[\w-]+-free\b(?:,| and)?\s*/gu, '').replace(/^plain /u, '')
  const words = named.split(' ')
  if (ground.includes(group) && words.some((word) => isGround.test(word))) return parts
  return [...parts, named, ...(namedAfter.includes(group) ? words.slice(0, -1) : [])]
}

const phraseOfPart = new Map<string, string>()

/** A word of the tables, stemmed: of a few hundred the same are asked for each child. */
function partPhrase(part: string): string {
  const phrase = phraseOfPart.get(part) ?? phraseOf(part)
  phraseOfPart.set(part, phrase)
  return phrase
}

const wordsOfName = new Map<string, string>()

/** As `nameWordsOf`, remembered by the name: a plain food's is one of the tables. */
function plainNameWords(dish: Dish): string {
  const words = wordsOfName.get(dish.recipe.name) ?? nameWordsOf(dish)
  wordsOfName.set(dish.recipe.name, words)
  return words
}

const stays = ({ exemptions }: RefusedTerm, part: string, foods: readonly string[]): boolean =>
  exemptions.some(
    (one) => one.phrases.includes(partPhrase(part)) || foods.some((id) => one.foods.has(id)),
  )

/** Whether a part is mostly among the foods that are refused: no cheese pizza for "cheddar", no butter for "peanut butter". */
function isPart(plain: PlainFood, part: string, term: RefusedTerm): boolean {
  const own = foodsOf(part)
  if (own.length === 0 || stays(term, part, own)) return false
  const matches = own.map((id) => term.foods.get(id)).filter((one) => one !== undefined)
  if (matches.length * 2 <= own.length) return false
  return part === plain.food.madeOf[0] || !(ofDough.includes(plain.group) && matches[0]?.binds)
}

const served: Readonly<Record<'raw' | 'cooked', (plain: PlainFood) => boolean>> = {
  raw: ({ form }) => form.preparation === 'raw',
  cooked: ({ form }) => form.preparation !== 'raw' && form.preparation !== 'as-bought',
}

/** Whether a refused food is this plain food, is in its name, or shows in it. */
function shows(plain: PlainFood, dish: Dish, term: RefusedTerm): boolean {
  const { id, variantOf } = plain
  if (term.plainForms.has(id) || term.plainForms.has(variantOf ?? id)) return true
  // "tomato soup" is that soup, and no other food of tomato.
  if (term.forms.length > 0 && term.plainForms.size > 0) return false
  const words = plainNameWords(dish)
  const isNamedForm = (form: RefusedTerm) =>
    named(words, form) || form.kinds.some((kind) => isOfKind(dish.recipe, kind))
  if (term.forms.length > 0 && !term.forms.some(isNamedForm)) return false
  if (term.state && !served[term.state](plain)) return false
  const formsThatStay = term.exemptions.flatMap((one) => (one.isForm ? one.phrases : []))
  if (holdsPhrase(words, formsThatStay)) return false
  if (term.foods.has(id)) return true
  return isNamedForm(term) || visibleParts(plain).some((part) => isPart(plain, part, term))
}

interface Shown {
  /** What the plain food is called for this child. */
  name: string
  shows: boolean
}

const shownBefore = new WeakMap<RefusedTerm, Map<PlainFood, Shown>>()

/** Whether it matters to a term at which course something is served. */
const asksCourse = ({ kinds, forms }: RefusedTerm): boolean =>
  kinds.some(({ courses }) => courses !== undefined) || forms.some(asksCourse)

/** As `shows`, asked once for all courses; gone with the term. */
function showsOnce(plain: PlainFood, dish: Dish, term: RefusedTerm): boolean {
  if (asksCourse(term)) return shows(plain, dish, term)
  const known = shownBefore.get(term) ?? new Map<PlainFood, Shown>()
  shownBefore.set(term, known)
  const { name } = dish.recipe
  const before = known.get(plain)
  if (before?.name === name) return before.shows
  const now = { name, shows: shows(plain, dish, term) }
  known.set(plain, now)
  return now.shows
}

/** Whether a refusal keeps a plain food out that nobody named as eaten. */
export const refusesPlainFood = (plain: PlainFood, dish: Dish, { terms }: Refusal): boolean =>
  terms.some(({ term }) => showsOnce(plain, dish, term))

/** The wish of the profile that keeps a plain food out unless it was named as eaten, or null. */
export function wishAgainst(
  plain: PlainFood,
  dish: Dish,
  profile: PlannerProfile,
): RuleReason | null {
  const texture = dish.recipe.textures.find((one) => profile.texturesAvoided.includes(one))
  if (texture) return { kind: 'texture', id: texture }
  const refusal = refusalsOfProfile(profile).find((one) => refusesPlainFood(plain, dish, one))
  return refusal ? { kind: refusal.kind, id: refusal.typed } : null
}
