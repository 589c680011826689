import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { partedVariant } from '@brightplate/foods/plain-foods/spoken-variant'
import { typedName } from '@brightplate/foods/plain-foods/typed-name'
import {
  leftOutFood,
  makers,
  mannerPhrases,
} from '@brightplate/foods/plain-foods/words-around/words-around-plain-foods'
import { findProducts } from '@brightplate/foods/products/find-products'
import { findChokingHazards } from '@brightplate/foods/safety-check/find-choking-hazards'
import { readMatch } from '@brightplate/foods/tokens/read-match'
import { readTokens } from '@brightplate/foods/tokens/read-tokens'
import { andList } from '@brightplate/foods/word-list'
import { capital, type Dish, dishName } from '../../dishes/dish.ts'
import { phraseOf } from '../../safe-foods/known-food.ts'
import { kindOf } from '../filters/kind-of.ts'
import { starches } from '../of-kitchen.ts'
import { inTitleOrder } from './in-title-order.ts'
import type { Part } from './part.ts'
import { plainOf } from './plain-of.ts'
import { withClaimsOnce } from './with-claims-once.ts'
import { within } from './within.ts'

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

/** A title that is read at a glance; the parts of the meal stand below it. */
const longestTitle = 60

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
  if (isReported) return called
  const withPrep = `${called} (${first.prep})`
  return withPrep.length > longestTitle
    ? `${called} (${first.prep.replace(/^the solid parts /, '')})`
    : withPrep
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
  const isTyped = /\bfree\b|\bvegan\b/i.test(typed)
  if (isTyped && isHeadOf(withoutClaims(typed), name)) return typed
  if (isTyped || without === '') return isHeadOf(typed, own) ? own : `${typed} (${within(own)})`
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

/** A name of two things, of which neither is made with another. */
const isPair = (name: string) => / and /.test(name) && !/\bwith\b|,/.test(name)

/** "Sour cream and onion chips" are one food: hot dogs with them are no hot dogs with sour cream. */
const isTwoFoods = (name: string) => isPair(name) && !/ (?:chips|crisps)$/.test(name)

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
  const own = inTitleOrder(
    parts.filter(
      (part, index) => part.forOthers === undefined && !isNamedBefore(part, parts.slice(0, index)),
    ),
    ({ role, candidateFood }) => ({
      role,
      group: candidateFood.group,
      isPlain: plainOf(candidateFood) !== undefined,
    }),
  )
  let shown = own
  for (const isLeftOut of leftOut) {
    while (titleOf(shown).length > longestTitle) {
      const longest = longestOf(shown.slice(1).filter(isLeftOut))
      if (!longest) break
      shown = shown.filter((part) => part !== longest)
    }
  }
  // A short name that was left out for a long one, which did not fit either, stands again.
  for (const part of own.filter((one) => !shown.includes(one))) {
    const more = own.filter((one) => one === part || shown.includes(one))
    if (titleOf(more).length <= longestTitle && kindOf(part.candidateFood.group) !== 'drink') {
      shown = more
    }
  }
  return titleOf(shown)
}

/** A meal is called by its bread or crackers before its fruit. */
const isStarch = ({ candidateFood: { group } }: Part): boolean =>
  group === 'cracker' || (group !== null && starches.includes(group))

const lengthOf = (part: Part): number => partedVariant(within(partName(part))).name.length

/** The part with the longest name, starches last, of several the last: what it is free of is no part of its name. */
const longestOf = (parts: readonly Part[]): Part | undefined =>
  parts
    .toReversed()
    .toSorted((a, b) => Number(isStarch(a)) - Number(isStarch(b)) || lengthOf(b) - lengthOf(a))[0]

const isNamedBefore = ({ candidateFood, safeFood }: Part, before: readonly Part[]) =>
  candidateFood.together !== undefined &&
  before.some((part) => part.safeFood?.index === safeFood?.index)

/** How it is served, after the name: "dry Cheerios, no milk", "chips but not touching". */
const manner =
  /(?:,| but) (?:no|not|never|without|crusts?|skins?|peel(?:s|ed)?|sliced|chopped|diced|cut)\b[^(]*/i

/** "Granola bars labelled free of nuts and soy": what stands on the label. */
const onLabel = /,? labelled free of .*$/i

/** What is said of how a food is served, and of its label, is left to the parts. */
function inTitle(name: string): string {
  // "(cut into small pieces)" is what makes it safe, and is said whole.
  const [, withoutForm = name, form = ''] = /^(.*?)( \([^()]*\))?$/.exec(name) ?? []
  const left = [onLabel, manner, leftOutFood, ...mannerPhrases]
    .reduce((text, phrase) => text.replace(phrase, ' '), withoutForm)
    .replace(/ {2,}/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim()
  return left === '' ? name : `${left}${form}`
}

/** "Freekeh with chicken, with molokhia beside": what the name before said it is made with is not said again. */
function withoutRepeatedWords(name: string, before: readonly string[]): string {
  const left = readMatch(/^(.+?) with (.+)$/, name, (head, made) => {
    const earlierWords = phraseOf(before.join(' ')).split(' ')
    return phraseOf(made)
      .split(' ')
      .every((word) => earlierWords.includes(word))
      ? head
      : name
  })
  return left ?? name
}

/** "Plain chicken, baked potato and cooked carrots": of ours what another name says is not said of chicken. */
const wordsOfOurs = [
  { word: /\bcooked\b/i, leading: /^(plain )cooked /i },
  { word: /\bbaked\b/i, leading: /^()baked (?=chicken )/i },
  { word: /\bplain\b/i, leading: /^()plain /i },
]

function wordsOfOursOnce(names: readonly string[], index: number): readonly string[] {
  const others = names.filter((_, other) => other !== index)
  const before = names[index] ?? ''
  const name = wordsOfOurs.reduce(
    (left, { word, leading }) =>
      others.some((other) => word.test(other)) ? left.replace(leading, '$1') : left,
    before,
  )
  return names.with(index, index === 0 ? capital(name) : name)
}

function titleOf(own: readonly Part[]): string {
  const called = own
    .map((part, index) => {
      if (part.candidateFood.together) {
        const all = typedName(part.safeFood?.typed ?? '')
        return index === 0 ? capital(all) : all
      }
      return index === 0 ? capital(partName(part)) : nameBeside(part)
    })
    .map(inTitle)
    .map((name, place, all) => withoutRepeatedWords(name, all.slice(0, place)))
  // What a parent typed stays as it was typed.
  const names = own.reduce<readonly string[]>(
    (all, { role }, index) => (role === 'accepted' ? all : wordsOfOursOnce(all, index)),
    called,
  )
  const [base] = own
  const first = base && !base.candidateFood.together ? inTitle(nameBeside(base)) : (names[0] ?? '')
  return withClaimsOnce({ parts: own, names, first }, joined)
}

function joined([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first
  // "Toast, jam beside, and banana": it says beside once.
  if (/\bbeside\b/.test(first)) return `${first}, and ${andList(others)}`
  // "Dairy-free and egg-free nuggets" is one thing.
  const { name } = partedVariant(within(first))
  // "Macaroni and cheese, broccoli and apple": what follows is a list, and begins again.
  if (others.length > 1 && isPair(name)) return `${first}, ${andList(others)}`
  // "Steak with rice and beans", where another "and" would make three things of two.
  const [only = ''] = others
  if (others.length === 1 && isTwoFoods(only) && !isMany(name)) return `${first} with ${only}`
  return isMany(name) ? `${first}, with ${andList(others)} beside` : andList([first, ...others])
}

/** "Saltines", typed with a capital as an entry of a list begins, and no name of a maker. */
function isCommonNoun(typed: string, part: Part): boolean {
  const own = plainOf(part.candidateFood)?.name ?? ''
  const [name = ''] = typed.toLowerCase().split(/\s*[,(]/)
  const [first = ''] = name.split(/[\s’']/)
  return (
    !makers.has(first) &&
    findProducts(readTokens(typed)).length === 0 &&
    /^\p{Lu}\p{Ll}+(?:[\s,]|$)/u.test(typed) &&
    !/\s\p{Lu}/u.test(typed) &&
    (own.startsWith(first) || first.startsWith(own.split(' ')[0] ?? first))
  )
}

function nameBeside(part: Part): string {
  if (part.role === 'learning') return `a taste of ${within(partName(part))}`
  const name = partName(part)
  const typed = typedName(part.safeFood?.typed ?? '')
  // What a parent typed keeps its letters: a brand is a name.
  return part.role === 'accepted' && name.toLowerCase().startsWith(typed.toLowerCase())
    ? `${isCommonNoun(typed, part) ? within(typed) : typed}${name.slice(typed.length)}`
    : within(name)
}
