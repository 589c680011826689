import type { PlatePart } from '@brightplate/contract/plans/plan-data'
import {
  ageFacts,
  dietFacts,
  kitchenFacts,
  literalPattern,
  refusedGroups,
  wordPattern,
} from '../facts.ts'
import { type Finding, fault, type Line, type Placed } from '../plan.ts'
import type { Eater, Table } from '../profile-of.ts'
import { found, plainText, readLine, remembered } from '../read-line.ts'
import { type Text, textsOfDish } from '../texts-of.ts'
import { allergenSubjects, meatWords } from './word-faults.ts'

const milk = allergenSubjects.filter(({ rule }) => rule === 'milk')

/** What someone may choke on who chews with care, and diets that look at a whole dish. */
function* unfit(
  texts: readonly Text[],
  { ageYears, chewsWithCare, diets }: Eater,
): Generator<Finding> {
  const careful = chewsWithCare || ageYears < ageFacts.chew_with_care_under
  const steps = texts.flatMap(({ where, text }) => (where === 'step' ? plainText(text) : []))
  const lines = texts.filter(({ where }) => where === 'line')
  for (const { text, at, dish } of careful ? lines : []) {
    const { product, plain } = readLine(text)
    for (const { words, innocent, cut, safe, steps: soften } of ageFacts.choking) {
      const [word] = found(product, words, innocent)
      if (!word || (cut && !cut.test(plain))) continue
      if (!safe.test(plain))
        yield { ...fault('choking in a line', at, word, dish, text), rule: 'choking' }
      else if (soften && plain.includes(' or cooked') && !soften.test(steps.join(' ')))
        yield fault('steps do not follow the line', at, word, dish, text)
    }
  }
  for (const { text, at, dish } of careful ? texts.filter(({ where }) => where === 'step') : []) {
    const wrong =
      !ageFacts.right_cut.test(text) && ageFacts.wrong_cuts.some((cut) => cut.test(plainText(text)))
    if (wrong) yield { ...fault('choking in a step', at, 'cut', dish, text), rule: 'choking' }
  }
  const meats = lines.filter(
    ({ text }) =>
      found(readLine(text).product, meatWords, dietFacts.innocent).length > 0 &&
      !/\bvegan\b/.test(text),
  )
  for (const rule of diets) {
    const { apart, certified = '' } = dietFacts.diets[rule] ?? {}
    const holdsMilk = ({ text }: Text) =>
      milk.some(({ inRest }) => {
        const { product, freeOf } = readLine(text)
        return !freeOf.includes('milk') && inRest(product).length > 0
      })
    const [mixed] = apart && meats.length > 0 ? lines.filter(holdsMilk) : []
    const bare = meats.find(({ text }) => certified && !text.includes(certified))
    if (mixed)
      yield {
        ...fault(
          'broken diet in a line',
          mixed.at,
          'meat with dairy',
          mixed.dish,
          `${meats[0]?.text} + ${mixed.text}`,
        ),
        rule,
      }
    if (bare)
      yield {
        ...fault(
          'broken diet in a line',
          bare.at,
          'meat without a certificate',
          bare.dish,
          bare.text,
        ),
        rule,
      }
  }
}

/** What shows something that is refused: its group of words, or else its own name. */
function refusedWords(typed: string) {
  const plain = plainText(typed).trim()
  const one = plain.replace(/ies$/, 'y').replace(/(?<=o)es$|s$/, '')
  const own = new RegExp(literalPattern([plain, one]).source, 'i')
  return refusedGroups[plain] ?? { name: own, line: own, other: /(?!)/, from: 32, batter: false }
}

/** The words by which a part shows what is refused: in its name, or in a line that weighs enough. */
export function shows(names: readonly string[], lines: readonly Line[], typed: string): string[] {
  const { name, line, other, from, batter } = refusedWords(typed)
  const inBatter = batter && lines.some(({ plain }) => /\b(?:flour|oats|starch)\b/.test(plain))
  const heavy = lines.filter(
    ({ plain, grams, portions }) =>
      !inBatter &&
      line.test(plain) &&
      !other.test(plain) &&
      (grams ?? from * portions) >= from * portions,
  )
  return [...names.flatMap((one) => name.exec(one)?.[0] ?? []), ...heavy.map(({ plain }) => plain)]
}

/** What a child refuses, and what is never again, among the parts that it eats. */
function* unwanted(
  { dish, lines, at }: Placed,
  eater: Eater,
  eats: (index: number) => boolean,
): Generator<Finding> {
  const { parts = [], beside = [], name, recipe_id } = dish
  const { refused = [], never = [], neverDishes = [], safeFoods = [] } = eater
  const eaten = parts.filter((_part, index) => eats(index))
  // The narrower word wins: who refuses eggs and eats scrambled eggs may have those.
  const known = literalPattern(safeFoods.map(plainText))
  const isKnown = (part: PlatePart) =>
    part.typed !== null || plainText(part.name).search(known) >= 0
  const offered = eaten.filter((part) => !isKnown(part))
  const names = eaten.length === parts.length ? [name, ...beside] : []
  const linesOf = (some: typeof eaten) => lines.filter(({ part }) => !part || some.includes(part))
  const bare = [
    ...offered.map((part) => part.name),
    ...(offered.length === eaten.length ? names.slice(0, 1) : []),
  ].map((one) => plainText(one).replace(/\b[a-z]+-free\b/g, '#'))
  for (const typed of refused)
    for (const word of shows(bare, linesOf(offered), typed))
      yield fault('refused food', at, word, name, typed)
  for (const typed of never)
    for (const word of shows([...names, ...eaten.map((part) => part.name)], linesOf(eaten), typed))
      yield fault('food that is never again', at, word, name, typed)
  for (const id of neverDishes)
    if (recipe_id === id || eaten.some((part) => part.recipe_id === id))
      yield fault('dish that is never again', at, id, name)
}

const shownBy = Object.entries(kitchenFacts.ingredients).map(([word, shown]) => ({
  word,
  named: wordPattern(word.replace(/y$/, '(?:y|ie)')),
  shown: wordPattern(shown),
}))
const anyNamed = new RegExp(shownBy.map(({ named }) => named.source).join('|'))
const spokenOf = remembered((text) =>
  anyNamed.test(plainText(text)) ? shownBy.filter(({ named }) => plainText(text).match(named)) : [],
)

/** What of a dish is wrong for who eats of it, beside its words. */
export function* mealFaults(placed: Placed, { child, eaters }: Table): Generator<Finding> {
  const { dish, lines, steps, at } = placed
  const { name, parts = [], plates = [], beside = [], textures = [], benefits } = dish
  const texts = textsOfDish(placed)
  yield* unfit(texts, child)
  yield* unwanted(placed, child, (place) => !parts[place]?.for_others)
  for (const eater of eaters) {
    const shared = texts.filter((text) => text.shared)
    for (const one of unfit(shared, eater)) yield { ...one, kind: `eater: ${one.kind}` }
    for (const plate of plates.filter(({ child_id }) => child_id === eater.childId))
      for (const one of unwanted(placed, { ...eater, refused: [] }, (place) =>
        plate.parts.includes(place),
      ))
        yield { ...one, kind: `plate: ${one.kind}` }
  }
  const avoided = textures.find((one) => child.texturesAvoided?.includes(one))
  if (avoided && parts.every(({ typed }) => typed === null))
    yield fault('texture that is avoided', at, avoided, name)
  for (const word of found(plainText(benefits), kitchenFacts.claims))
    yield fault('claim', at, word, name, benefits)
  const there = [
    ...lines.map(({ plain }) => plain),
    ...parts.map((part) => `${part.name}; ${part.typed}`),
    ...beside,
  ].join('; ')
  const isThere = ({ shown }: (typeof shownBy)[number]) => plainText(there).search(shown) >= 0
  for (const one of spokenOf(name))
    if (!isThere(one)) yield fault('name of an ingredient that no line has', at, one.word, name)
  for (const step of steps)
    for (const one of spokenOf(step))
      if (!isThere(one))
        yield fault('step with an ingredient that no line has', at, one.word, name, step)
}
