import { allergenWords, type SubjectWords, subjectWords } from './allergen-words.ts'
import { dietWords, meatPattern } from './diet-words.ts'
import { foundWords, plainText, withoutPhrases } from './find-words.ts'
import type { Finding, JudgedDish, JudgedEater, JudgedPlan } from './judged-plan.ts'
import { readLine, withoutFreeNames } from './label-claims.ts'

export interface Subject {
  kind: Finding['kind']
  rule: string
  words: SubjectWords
  label: string | null
}

interface Hit {
  word: string
  certainty: Finding['certainty']
  text: string
}

/** What a child's allergies, diets and single foods watch for. Throws on a name without words. */
function subjectsOf(child: JudgedEater): Subject[] {
  const allergens = child.avoids.map((id) => {
    const words = allergenWords[id]
    if (!words) throw new RangeError(`No words for ${id}`)
    return { kind: 'allergen' as const, rule: id, words, label: id }
  })
  const diets = child.diets.flatMap((id) => {
    const subjects = dietWords[id]
    if (!subjects) throw new RangeError(`No words for ${id}`)
    return subjects.map((subject) => ({ kind: 'diet' as const, rule: id, ...subject }))
  })
  const foods = Object.entries(child.foods).map(([rule, words]) => ({
    kind: 'food' as const,
    rule,
    words: subjectWords({ contains: words.join(', ') }),
    label: null,
  }))
  return [...allergens, ...diets, ...foods]
}

function hitsInLine(line: string, { words, label }: Subject): Hit[] {
  const { product, rest, freeOf } = readLine(plainText(line))
  const certain = (text: string, pattern: RegExp) =>
    foundWords(withoutPhrases(text, words.innocent), pattern)
  const excused = label !== null && freeOf.has(label)
  const contained = [
    ...(excused ? [] : [...certain(product, words.contains), ...certain(product, words.products)]),
    ...certain(rest, words.contains),
  ]
  const often = excused || contained.length > 0 ? [] : certain(product, words.often)
  return [
    ...contained.map((word) => ({ word, certainty: 'contains' as const, text: line })),
    ...often.map((word) => ({ word, certainty: 'label' as const, text: line })),
  ]
}

const negated = /\b(?:without|no) [a-z]+/g

function hitsInSentence(sentence: string, { words, label }: Subject, excused: string): Hit[] {
  const plain = plainText(sentence).replace(negated, ' # ')
  const unlabelled = label === null ? plain : withoutFreeNames(plain, label)
  return foundWords(withoutPhrases(unlabelled, words.innocent), words.contains)
    .filter((word) => !excused.includes(word.replace(/s$/, '')))
    .map((word) => ({ word, certainty: 'contains' as const, text: sentence }))
}

function hitsInDish(dish: JudgedDish, subject: Subject): Hit[] {
  const { label } = subject
  const labelledProducts = dish.lines
    .map((line) => readLine(plainText(line)))
    .filter(({ freeOf }) => label !== null && freeOf.has(label))
    .map(({ product }) => product)
    .join('; ')
  return [
    ...dish.lines.flatMap((line) => hitsInLine(line, subject)),
    ...[dish.name, ...dish.steps].flatMap((text) =>
      hitsInSentence(text, subject, labelledProducts),
    ),
  ]
}

const milk = allergenWords.milk

function linesWith(dish: JudgedDish, words: SubjectWords): string[] {
  return dish.lines.filter((line) => {
    const { product, freeOf } = readLine(plainText(line))
    if (words === milk && freeOf.has('milk')) return false
    return foundWords(withoutPhrases(product, words.innocent), words.contains).length > 0
  })
}

/** A vegan sausage is named after meat and holds none. */
const meatLines = (dish: JudgedDish): string[] =>
  linesWith(dish, meatPattern).filter((line) => !/\bvegan\b/.test(line))

function kosherMixing(dish: JudgedDish): Hit[] {
  const [meatLine] = meatLines(dish)
  const [milkLine] = milk ? linesWith(dish, milk) : []
  return meatLine && milkLine
    ? [{ word: 'meat with dairy', certainty: 'contains', text: `${meatLine} + ${milkLine}` }]
    : []
}

const uncertified = (dish: JudgedDish): Hit[] =>
  meatLines(dish)
    .filter((line) => !plainText(line).includes('halal-certified'))
    .map((line) => ({ word: 'meat without a certificate', certainty: 'contains', text: line }))

/** Every word of the subjects that the plan's lines, list, names, steps and tips hold. */
export function judgeSubjects(plan: JudgedPlan, subjects: readonly Subject[]): Finding[] {
  const findings: Finding[] = []
  for (const subject of subjects) {
    const { kind, rule } = subject
    plan.days.forEach((dishes, index) => {
      for (const dish of dishes) {
        const place = { day: index + 1, slot: dish.slot, dish: dish.name }
        for (const hit of hitsInDish(dish, subject)) findings.push({ kind, rule, ...place, ...hit })
      }
    })
    const nowhere = { day: null, slot: null }
    for (const hit of plan.shoppingList.flatMap((entry) => hitsInLine(entry, subject))) {
      findings.push({ kind, rule, ...nowhere, dish: 'shopping list', ...hit })
    }
    for (const hit of plan.tips.flatMap((tip) => hitsInSentence(tip, subject, ''))) {
      findings.push({ kind, rule, ...nowhere, dish: 'tips', ...hit })
    }
  }
  return findings
}

const dishRules: Readonly<Record<string, (dish: JudgedDish) => Hit[]>> = {
  kosher: kosherMixing,
  halal: uncertified,
}

function judgeDishRules(plan: JudgedPlan, diets: readonly string[]): Finding[] {
  return diets.flatMap((rule) =>
    plan.days.flatMap((dishes, index) =>
      dishes.flatMap((dish) => {
        const place = { day: index + 1, slot: dish.slot, dish: dish.name }
        const hits = dishRules[rule]?.(dish) ?? []
        return hits.map((hit) => ({ kind: 'diet' as const, rule, ...place, ...hit }))
      }),
    ),
  )
}

/** Every word that an allergy, diet or single food of the child forbids. */
export const judgeWords = (plan: JudgedPlan, child: JudgedEater): Finding[] => [
  ...judgeSubjects(plan, subjectsOf(child)),
  ...judgeDishRules(plan, child.diets),
]
