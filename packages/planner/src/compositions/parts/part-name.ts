import { claimsTogether } from '@brightplate/foods/plain-foods/claims-together'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import {
  claimNames,
  claimsIn,
  partedVariant,
  rulesAskingFor,
} from '@brightplate/foods/plain-foods/spoken-variant'
import { typedName } from '@brightplate/foods/plain-foods/typed-name'
import { leftOutFood, mannerPhrases } from '@brightplate/foods/plain-foods/words-around-plain-foods'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { findChokingHazards } from '@brightplate/foods/safety-check/find-choking-hazards'
import { readMatch } from '@brightplate/foods/tokens/read-match'
import { andList } from '@brightplate/foods/word-list'
import { capital, type Dish, dishName } from '../../dishes/dish.ts'
import { phraseOf } from '../../safe-foods/known-food.ts'
import { kindOf } from '../filters/one-of-a-kind.ts'
import type { Part } from './part.ts'
import { plainOf } from './plain-of.ts'

/** Names of peoples and places keep their capital within a sentence. */
const proper =
  /^(?:French|Greek|Italian|Swedish|Turkish|Mexican|Asian|Chinese|American|English|Swiss|Caesar|Cheddar|Monterey|Parmesan|O-)/

/** The table writes names as they stand within a sentence: "Jain khichdi". */
const properNames = plainFoods.map(({ name }) => name).filter((name) => /^\p{Lu}/u.test(name))

/** "Edam cheese", and no edamame. */
const isNameWith = (name: string, own: string): boolean =>
  name.startsWith(own) && !/^\p{L}/u.test(name.slice(own.length))

/** A name within a sentence. */
export const within = (name: string): string =>
  proper.test(name) ||
  /^\p{Lu}[\p{Lu}\d]/u.test(name) ||
  properNames.some((own) => isNameWith(name, own))
    ? name
    : `${name.charAt(0).toLowerCase()}${name.slice(1)}`

/**
 * A part as the meal is called after it. An accepted one, or a sibling's own food, bears the parent's own word first; a variant
 * says what it is made without, and nothing before that.
 */
export function partName({
  role,
  safeFood,
  candidateFood,
  forOthers,
}: Pick<Part, 'role' | 'safeFood' | 'candidateFood' | 'forOthers'>): string {
  const { dish } = candidateFood
  const typed = typedName(safeFood?.typed ?? '')
  if (!dish) return typed
  const own = dishName(dish)
  if ((role !== 'accepted' && !forOthers) || !safeFood)
    return withExclusion(dish, asServed(own, candidateFood))
  const plain = plainOf(candidateFood)
  // Of several things that are named as one each says which it is.
  if (candidateFood.together) return `${typed} (${within(own)})`
  const called = plain && plain.variantOf !== null ? variantAs(typed, own) : typed
  if (plain) return capital(withForm(called, own, dish))
  const isAlike = phraseOf(own).startsWith(phraseOf(typed)) || dish.recipe.cuisine === 'side'
  const whole = isHeadOf(typed, own) ? own : `${typed} (${within(own)})`
  return withExclusion(dish, capital(isAlike ? typed : whole))
}

/** A shape that is gone when the food is cooked or grated to be safe. */
const shapes: Readonly<Partial<Record<PlainGroup, RegExp>>> = {
  'vegetable-raw': /^raw | sticks$/i,
  cheese: / slices$/,
}

/** Food of ours as it comes to the plate: celery sticks that are cooked until soft are celery. */
function asServed(own: string, { dish, group }: Part['candidateFood']): string {
  const shape = group === null ? undefined : shapes[group]
  const isChanged = dish?.ingredients.some(({ prep }) => prep !== null) ?? false
  return isChanged && shape ? capital(own.replace(shape, '')) : own
}

/**
 * A food that is cut or grated to be safe keeps its name; where that names a hazard of which no line says how
 * it is made safe, it says so itself: "Sausage pizza (finely chopped)".
 */
function withForm(called: string, own: string, { ingredients: [first] }: Dish): string {
  if (!first?.prep) return called
  const words = { name: called, lines: [`${own}, ${first.prep}`], steps: [], benefits: '' }
  const isReported = findChokingHazards({ slot: 'dinner', ...words }, 0).length === 0
  return isReported ? called : `${called} (${first.prep})`
}

/** "Wheat-free banana pancakes": what its name leaves open stands first. */
const withExclusion = ({ without }: Dish, name: string): string =>
  without && !within(name).startsWith(`${without} `) ? capital(`${without} ${within(name)}`) : name

/**
 * "Dairy-free toast", "Vegan dino nuggets": what it is made without stands first, and once; where the food has a
 * longer name than was typed, that name: "Dairy-free breakfast sausage" for sausage.
 */
function variantAs(typed: string, own: string): string {
  const { without, name } = partedVariant(within(own))
  const isSaid = /\bfree\b|\bvegan\b/i.test(typed)
  if (isSaid && isHeadOf(withoutClaims(typed), name)) return typed
  if (isSaid || without === '') return isHeadOf(typed, own) ? own : `${typed} (${within(own)})`
  // A vegan kind that is called otherwise is none of what was typed: no chicken is in it.
  if (/\bvegan\b/.test(without) && phraseOf(name) !== phraseOf(typed)) return own
  const isLonger = isHeadOf(typed, name) && phraseOf(name) !== phraseOf(typed)
  return `${without} ${isLonger ? within(name) : typed}`
}

/** "Pizza" of "gluten free pizza" and of "gluten-free pizza". */
const withoutClaims = (typed: string): string =>
  partedVariant(typed.toLowerCase().replace(/\b([a-z]+) free\b/g, '$1-free')).name

/** Whether one name is the other with something said before it: "cheese quesadilla" and "quesadilla". */
const isHeadOf = (typed: string, own: string): boolean =>
  ` ${phraseOf(own)}`.endsWith(` ${phraseOf(typed)}`)

/** A name of several things: what stands apart from it must not read as part of it. */
const isMany = (name: string) => /\b(?:and|with)\b|,/.test(name)

/** A title that is read at a glance; the parts of the meal stand below it. */
const longestTitle = 60

/** What a long title leaves to the parts below it, in this order, the longest name of each first. */
const leftOut: readonly ((part: Part) => boolean)[] = [
  ({ role, candidateFood: { group } }) => role !== 'learning' && kindOf(group) === 'drink',
  ({ role }) => role === 'side',
  ({ role }) => role === 'accepted',
  // A taste is told of by a notice too.
  ({ role }) => role === 'learning',
]

/**
 * "Chicken nuggets, French fries and apple slices"; "Pasta with ricotta and peas, with apple slices beside". Of
 * more than fits a title what is most plainly beside is left to the parts.
 */
export function mealName(parts: readonly Part[]): string {
  const own = parts.filter(
    (part, place) => part.forOthers === undefined && !isNamedBefore(part, parts.slice(0, place)),
  )
  let shown = own
  for (const isLeftOut of leftOut) {
    while (titleOf(shown).length > longestTitle) {
      const longest = longestOf(shown.slice(1).filter(isLeftOut))
      if (!longest) break
      shown = shown.filter((part) => part !== longest)
    }
  }
  return titleOf(shown)
}

/** The part with the longest name, of several the last: bread that is free of four things, and not cucumber. */
const longestOf = (parts: readonly Part[]): Part | undefined =>
  parts.toReversed().toSorted((a, b) => partName(b).length - partName(a).length)[0]

const isNamedBefore = ({ candidateFood, safeFood }: Part, before: readonly Part[]) =>
  candidateFood.together !== undefined &&
  before.some((part) => part.safeFood?.index === safeFood?.index)

/** How it is served, after the name: "dry Cheerios, no milk", "chips but not touching". */
const manner = /(?:,| but) (?:no|not|never|without|crusts?|skins?|peels?|cut)\b[^(]*/i

/** What is said of how a food is served is left to the parts. */
function inTitle(name: string): string {
  // "(cut into small pieces)" is what makes it safe, and is said whole.
  const [, said = name, form = ''] = /^(.*?)( \([^()]*\))?$/.exec(name) ?? []
  const left = [manner, leftOutFood, ...mannerPhrases]
    .reduce((text, phrase) => text.replace(phrase, ' '), said)
    .replace(/ {2,}/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim()
  return left === '' ? name : `${left}${form}`
}

/** "Freekeh with chicken, with molokhia beside": what the name before said it is made with is not said again. */
function withoutSaid(name: string, before: readonly string[]): string {
  const left = readMatch(/^(.+?) with (.+)$/, name, (head, made) => {
    const said = phraseOf(before.join(' ')).split(' ')
    return phraseOf(made)
      .split(' ')
      .every((word) => said.includes(word))
      ? head
      : name
  })
  return left ?? name
}

const claimsOf = (name: string): string[] => claimsIn(partedVariant(within(name)).without)

/** A title by the claims that it does not say again, and whether it is still read as free of what they leave out. */
const asRead = new Map<string, boolean>()
const mostRead = 5000

/** "Dairy-free rolls, sour cream and onion chips" names cream, whatever was said before. */
function isReadAsFree(title: string, claims: readonly string[]): boolean {
  const key = `${claims.join()} ${title}`
  const before = asRead.get(key)
  if (before !== undefined) return before
  const { allergens, diets } = rulesAskingFor(claims)
  const restrictions = { ageYears: 18, carefulChewing: false, allergens, diets, words: [] }
  const dish = { slot: 'lunch' as const, name: title, lines: [], steps: [], benefits: '' }
  const text = { days: [{ dishes: [dish] }], shoppingList: [], tips: [] }
  const isFree = checkPlanText(restrictions, text).length === 0
  if (asRead.size >= mostRead) asRead.clear()
  asRead.set(key, isFree)
  return isFree
}

/** "Dairy-free nuggets and fries": what is made without the same is said once, and by each of the parts below. */
function claimsSaidOnce(names: readonly string[], titled: (names: readonly string[]) => string) {
  let spoken = names
  const dropped: string[] = []
  names.forEach((name, place) => {
    const claims = claimsOf(name)
    const said = names.slice(0, place).flatMap(claimsOf)
    // Meatballs are of meat wherever they are not called vegan themselves.
    if (claims.includes('vegan')) return
    if (claims.length === 0 || !claims.every((claim) => said.includes(claim))) return
    const shorter = spoken.with(place, within(partedVariant(within(name)).name))
    if (!isReadAsFree(titled(shorter), [...dropped, ...claims])) return
    spoken = shorter
    dropped.push(...claims)
  })
  return titled(spoken)
}

function titleOf(own: readonly Part[]): string {
  const names = own
    .map((part, place) => {
      if (part.candidateFood.together) {
        const all = typedName(part.safeFood?.typed ?? '')
        return place === 0 ? capital(all) : all
      }
      return place === 0 ? capital(partName(part)) : nameBeside(part)
    })
    .map(inTitle)
    .map((name, place, all) => withoutSaid(name, all.slice(0, place)))
  const title = claimsTogether(claimsSaidOnce(names, joined))
  return repeatsClaims(title) ? (claimsOfAll(own, names) ?? title) : title
}

const repeatsClaims = (title: string): boolean => (title.match(/-free\b/gi) ?? []).length > 1

/** Whether no food of a part holds, or often holds, what is said to be left out of it. */
function isWithout({ candidateFood: { dish } }: Part, claims: readonly string[]): boolean {
  const { allergens } = rulesAskingFor(claims)
  const held = (dish?.ingredients ?? []).flatMap(({ food: { contains, oftenContains } }) => [
    ...contains,
    ...oftenContains,
  ])
  return dish !== null && !allergens.some((id) => held.includes(id))
}

/** "Dairy-free: white bread and cheese slices"; null where that is not so of each part, or does not read so. */
function claimsOfAll(own: readonly Part[], names: readonly string[]): string | null {
  const claims = claimNames.filter((claim) => names.flatMap(claimsOf).includes(claim))
  const isTold = claims.length > 0 && own.every((part) => isWithout(part, claims))
  if (!isTold) return null
  const bare = names.map((name, place) => {
    const said = claimsOf(name)
    const left = said.filter((claim) => !claims.includes(claim))
    const food = said.length > 0 ? within(partedVariant(within(name)).name) : name
    const [part] = own.slice(place)
    if (said.length === 0 && place === 0 && part) return inTitle(nameBeside(part))
    return [...left, food].join(' ')
  })
  const title = `${capital(claimsTogether(andList(claims)))}: ${joined(bare)}`
  return !repeatsClaims(title) && isReadAsFree(title, claims) ? title : null
}

function joined([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first
  // "Toast, jam beside, and banana": it says beside once.
  if (/\bbeside\b/.test(first)) return `${first}, and ${andList(others)}`
  return isMany(first) ? `${first}, with ${andList(others)} beside` : andList([first, ...others])
}

function nameBeside(part: Part): string {
  if (part.role === 'learning') return `a taste of ${within(partName(part))}`
  const name = partName(part)
  const typed = typedName(part.safeFood?.typed ?? '')
  // What a parent typed keeps its letters: a brand is a name.
  return part.role === 'accepted' && name.toLowerCase().startsWith(typed.toLowerCase())
    ? `${typed}${name.slice(typed.length)}`
    : within(name)
}
