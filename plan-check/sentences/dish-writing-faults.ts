import { type Finding, fault, type Placed } from '../plan.ts'
import { plainText } from '../read-line.ts'
import type { Whole } from './sentence.ts'

type Item = NonNullable<Whole['plan']['shopping_items']>[number]

const longestTitle = 60

/** Without what a rule leaves out, which is not cut from a name. */
const title = (name: string) =>
  name
    .replace(/^(?:(?:certified )?[a-z]+-(?:free)?(?:,|:| and)? |vegan )+/i, '')
    .replace(/ labelled .*$/, '')

/** "belVita": a brand that is written small. */
const isOwnSmall = /^\p{Ll}\S*\p{Lu}/u

/** Words in brackets that stand before them already. */
function repeatedInBrackets(name: string): string[] {
  return [...name.matchAll(/\(([^()]+)\)/g)].flatMap(({ 1: words = '', index }) => {
    const before = plainText(name.slice(0, index))
    const isRepeated = plainText(words)
      .split(/[^\p{L}\p{N}]+/u)
      .every((word) => before.includes(word.replace(/s$/, '')))
    return isRepeated ? [words] : []
  })
}

/** A name of things joined by "and", "with" and commas, of which one stands twice. */
function namedTwice(name: string): string[] {
  const things = plainText(name)
    .split(/, | and | with /)
    .map((thing) => thing.replace(/^(?:and|with) /, '').replace(/ beside$/, ''))
  return things.filter((thing, index) => thing !== '' && things.indexOf(thing) < index)
}

/** Names of foods that are a word said twice. */
const saidTwice = /^(?:chow|dum|gado|kwek|lau|moi|pad|red|tacu)$/i

function* titleFaults({ dish, at }: Placed): Generator<Finding> {
  const { name, parts = [] } = dish
  if (/^\p{Ll}/u.test(name) && !isOwnSmall.test(name)) yield fault('small title', at, name, name)
  if (title(name).length > longestTitle && parts.length > 1)
    yield fault('long title', at, name, name)
  for (const word of writtenSmall(dish)) yield fault('name written small', at, word, name)
  const [twice] = /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu.exec(name) ?? []
  const again = twice !== undefined && !saidTwice.test(twice.split(' ')[0] ?? '') ? [twice] : []
  for (const word of [...again, ...repeatedInBrackets(name), ...namedTwice(name)])
    yield fault('title that repeats', at, word, name)
}

const places = /\b(?:american|cheddar|french|greek|italian|monterey|parmesan|swiss)\b/g

/** "monterey Jack": what a parent typed keeps its letters. */
function writtenSmall({ name, parts = [] }: Placed['dish']): string[] {
  const typed = parts.map((part) => part.typed ?? '').join(' ')
  return (name.replace(/\bchicken parmesan/gi, '').match(places) ?? []).filter(
    (word) => !typed.includes(word),
  )
}

const doneTo = 'cool|cut|grate|mash|microwave|peel|pull|put|roll|slice|take|tear|warm'

/** "Peel the oranges and take it apart": one thing is done to several. */
const oneOfMany = new RegExp(
  `^[A-Z][a-z]+ the (?:(?!into\\b|until\\b)[a-z-]+ ){0,2}([a-z]{3,}(?<!s|u|i)s)\\b(?: and|,)[^.]*\\b(?:${doneTo}) it\\b`,
)

/** What "it" means is told by no other food of the sentence. */
const isOfOneFood = (sentence: string) => (sentence.match(/\bthe [a-z]/g) ?? []).length === 1

/** "the dairy-free bread": what a step says its food is made without. */
const claimsIn = (text: string): string[] => plainText(text).match(/\b[a-z]+-free\b/g) ?? []

/** "Dairy-free" of "labelled free of milk and soy". */
function isOnLabel(claim: string, label: string): boolean {
  const left = claim.replace('-free', '')
  return (
    label.includes(left === 'dairy' ? 'milk' : left) ||
    (left === 'wheat' && label.includes('gluten'))
  )
}

/** A plain food is one line, and what its step says it is made without its line says too. */
function claimsUnsaid({ dish, steps }: Placed): string[] {
  const { parts = [], name, ingredients } = dish
  if (parts.length === 0 || parts.some(({ food_id: id }) => id === undefined)) return []
  const names = plainText([name, ...ingredients, ...parts.map((part) => part.name)].join(' '))
  const labels = ingredients.flatMap((line) => /labelled (.*)/.exec(plainText(line))?.[1] ?? [])
  return steps
    .flatMap(claimsIn)
    .filter((claim) => !names.includes(claim) && !labels.some((label) => isOnLabel(claim, label)))
}

const isRaw =
  /\b(?:ground (?:beef|turkey|chicken|pork|lamb)|chicken breasts?|chicken thighs?|drumsticks|steaks?(?! (?:pies?|bakes?)\b)|pork loin)\b/
const isCooked = /°|home-(?:cooked|made)|no longer pink|no pink|(?:brown|cooked) (?:all )?through/
/** What somebody else hands out comes cooked, whatever its kind is made of at home. */
const isFetched = /^Get the .+ (?:from [A-Z]|where you usually get it)/

const fromFrozen =
  /\b(?:Bake|Warm|Boil|Toast|Microwave) the ([^.,]*?) from (?:frozen|the (?:can|tube|box))\b/

const headOf = (name: string) =>
  plainText(name)
    .split(' ')
    .at(-1)
    ?.replace(/(?:y|ies|s)$/, '') ?? ''

function boughtFor({ dish: { foods = [] } }: Placed, items: readonly Item[]): Item[] {
  const ids = foods.map(({ food_id: id }) => id)
  return items.filter((item) => item.for_foods?.some((id) => ids.includes(id)))
}

/** A step warms what nobody buys, or none cooks what is bought raw. */
function* cookingFaults(placed: Placed, items: readonly Item[]): Generator<Finding> {
  const { dish, steps, at } = placed
  const bought = boughtFor(placed, items)
  if (bought.length === 0 || dish.leftover) return
  // "Shredded home-cooked chicken": its line says that it is cooked before.
  const all = [...steps, ...dish.ingredients.filter((line) => /home-cooked/.test(line))].join(' ')
  const raw = bought.find(({ name }) => isRaw.test(plainText(name)))
  if (raw && steps.length > 0 && !isCooked.test(all) && !steps.some((step) => isFetched.test(step)))
    yield fault('raw food that no step cooks', at, raw.name, dish.name, all)
  for (const step of steps) {
    const [, what] = fromFrozen.exec(step) ?? []
    if (what === undefined) continue
    // What was typed stands on the list as it was typed, and in its line under its own name.
    const names = bought.flatMap(({ name, typed }) => (typed ? dish.ingredients : [name]))
    const isBought = names.some((name) => plainText(name).includes(headOf(what)))
    if (!isBought) yield fault('step of what is not bought', at, what, dish.name, step)
  }
}

/** What is written of a dish: its title, and steps against lines and list. */
export function* dishWritingFaults({ plan, dishes }: Whole): Generator<Finding> {
  const items = [...(plan.shopping_items ?? []), ...(plan.staples ?? [])]
  for (const placed of dishes) {
    const { dish, at, steps } = placed
    yield* titleFaults(placed)
    for (const step of steps) {
      const [, word] = oneOfMany.exec(step) ?? []
      if (word !== undefined && isOfOneFood(step))
        yield fault('one thing done to several', at, word, dish.name, step)
    }
    for (const claim of claimsUnsaid(placed))
      yield fault('step of another product', at, claim, dish.name)
    yield* cookingFaults(placed, items)
  }
}
