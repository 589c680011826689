import type { Understanding } from '../interpretation.ts'
import { type FoundProduct, findProducts } from '../products/find-products.ts'
import type { Product } from '../products/product.ts'
import { textureWords } from '../refused-foods/words/texture-words.ts'
import { wordsOfGroup } from '../refused-foods/words-of-group.ts'
import { isEverydayWord } from '../spelling/is-everyday-word.ts'
import type { TermHit } from '../terms/find-terms.ts'
import { gapBefore } from '../tokens/gap-before.ts'
import { gap, type Tokens } from '../tokens/read-tokens.ts'
import { askedOfAllowed } from './asking/asked-of-allowed.ts'
import { wordsOfHarm } from './filler/remarks-of-harm.ts'
import { isContent, isSmallWord } from './filler/small-word.ts'
import { heardName, understandHeard } from './guesses/heard-names.ts'
import { askedToo, joinedNames, listedIn, listedOver } from './guesses/read-otherwise.ts'
import { understandGuess } from './guesses/understand-guess.ts'
import { heldByProduct } from './held-by-product.ts'
import { type ChosenName, chooseNames } from './names/choose-names.ts'
import { isFoodSubject } from './names/name-index.ts'
import { nearestNames } from './names/spelling/nearest-names.ts'
import { singularPhrase } from './names/spelling/singular-phrase.ts'
import { typedNames } from './names/typed-names.ts'
import { understandExcluded } from './names/understand-names.ts'
import { addReading, emptyParts, type ReadParts, take } from './read-parts.ts'
import { isGoverning, type Stretch, type TagText, typedAt } from './tag-text.ts'
import { isFace } from './words/faces.ts'

export interface ExcludedOptions {
  /** In an allergy what we do not know is excluded too; of a refusal, what is no everyday word. */
  unknown: 'excluded' | 'excluded-if-unusual'
  /** A refusal may mean a product alone, and none of what it holds. */
  isWish: boolean
}

/** What a misspelt word may name. */
const understandNear = (word: string): Understanding[] =>
  isEverydayWord(word)
    ? []
    : understandGuess(
        nearestNames(word).map((near) => near.word),
        singularPhrase([word]),
      )

const isConcept = ({ meanings }: Pick<TermHit, 'meanings'>) =>
  meanings.some(({ subject }) => subject.startsWith('concept:'))

/** "soy / milk", "peanuts milk" and "soy milk eggs" list foods, where "soy milk" is one that holds no milk. */
function listsFoods(hit: TermHit, hits: readonly TermHit[], { plain, gaps }: Tokens): boolean {
  const { start, end, meanings } = hit
  const inside = hits.filter((one) => one !== hit && one.start >= start && one.end <= end)
  const isCovered = (at: number) => inside.some((one) => at >= one.start && at < one.end)
  if (gaps.slice(start + 1, end).some((width) => width >= gap.slash)) {
    return plain.slice(start, end).every((_, nth) => isCovered(start + nth))
  }
  if (meanings.every(({ strength }) => strength !== 'innocent')) return false
  return (
    plain.slice(start, end - 1).some((word) => /[^s]s$/u.test(word)) ||
    hits.some(
      (other) =>
        isConcept(other) &&
        ((other.start === end && gaps[end] === gap.space) ||
          (other.end === start && gaps[start] === gap.space)),
    )
  )
}

/** "crunchy carrots" are carrots, "mushy bananas" no mushrooms. */
const isTextureOf = ({ tokens: { plain, gaps } }: TagText, at: number, names: readonly Stretch[]) =>
  textureWords.has(plain[at] ?? '') &&
  gaps[at + 1] === gap.space &&
  names.some(({ start }) => start === at + 1)

interface FoodName extends ChosenName {
  /** Set where a product is named. */
  product?: { product: Product; isGuess: boolean }
}

const overlap = (one: Stretch, other: Stretch) => one.start < other.end && other.start < one.end

/** Proteins by their whole names: "Fag e" is one of buckwheat, not the yogurt Fage. */
const proteins: ReadonlySet<string> = new Set(Object.values(typedNames.components).flat())

/** Products take the place of the names inside their own: "Rice Krispies" is no rice. */
function withProducts(
  names: readonly ChosenName[],
  found: readonly FoundProduct[],
  { tokens }: TagText,
): FoodName[] {
  const isNamedItself = ({ start, end }: Stretch) =>
    proteins.has(tokens.plain.slice(start, end).join(' ')) ||
    names.some((name) => name.start <= start && name.end >= end && isConcept(name))
  const taken = found.filter((one) => {
    if (!one.isGuess) return !isNamedItself(one)
    const words = tokens.plain.slice(one.start, one.end)
    return !names.some((name) => overlap(name, one)) && !words.every(isEverydayWord)
  })
  return [
    ...names.filter((name) => !taken.some((one) => overlap(name, one))),
    ...taken.map(({ start, end, product, isGuess }) => ({
      start,
      end,
      meanings: [],
      product: { product, isGuess },
    })),
  ].sort((a, b) => a.start - b.start || b.end - a.end)
}

/** Names of foods and products in the open part of a tag. */
export function foodNames(text: TagText, isOpen: (at: number) => boolean): FoodName[] {
  const isAllOpen = ({ start, end }: Stretch) => {
    for (let at = start; at < end; at += 1) if (!isOpen(at)) return false
    return true
  }
  const all = text.names.filter(isAllOpen)
  const hits = all.filter((hit) => !listsFoods(hit, all, text.tokens))
  const products = findProducts(text.tokens).filter(isAllOpen)
  const named = withProducts(chooseNames(hits, isFoodSubject), products, text)
  return named.filter(
    (name) =>
      !isSmallWord(text, name, isConcept(name)) &&
      !(name.end - name.start === 1 && isTextureOf(text, name.start, named)),
  )
}

/**
 * Reads the open part of a tag as things to be excluded. Nothing in it ever lets food in.
 *
 * A misspelt name is asked about, and stays out together with the word as typed.
 */
export function readExcluded(
  text: TagText,
  isOpen: (at: number) => boolean,
  { unknown, isWish }: ExcludedOptions,
): ReadParts {
  const { tokens } = text
  const parts = emptyParts()
  const names = foodNames(text, isOpen)
  const joined = joinedNames(text, isOpen)
  const ofHarm = wordsOfHarm(text)
  for (const [nth, name] of names.entries()) {
    const plain = tokens.plain.slice(name.start, name.end)
    const understood = name.product
      ? heldByProduct(name.product.product, singularPhrase(plain), {
          isGuess: name.product.isGuess,
          isWish,
        })
      : understandExcluded(name.meanings, plain, isWish)
    const asked = joined.some(({ start, end }) => name.start >= start && name.end <= end)
      ? askedToo(understood)
      : [...understood, ...listedIn(text, name, understood), ...listedOver(text, name, understood)]
    addReading(parts, name, askedOfAllowed(text, names, nth, asked))
  }
  for (const one of joined) addReading(parts, one, one.understood)
  let run: number[] = []
  const closeRun = () => {
    const [first] = run
    const last = run.at(-1)
    if (first !== undefined && last !== undefined) {
      const words = run.map((at) => tokens.plain[at] ?? '')
      const term = singularPhrase(words)
      if (wordsOfGroup(term).names.length > 0) {
        const stretch = { start: first, end: last + 1 }
        addReading(parts, stretch, [{ kind: 'food', term, words: [term], question: null }])
        run = []
        return
      }
      const heard =
        unknown === 'excluded'
          ? heardName(text, { start: first, end: last + 1 }, parts.roles)
          : null
      if (heard) {
        addReading(parts, heard, understandHeard(text, heard))
        run = run.filter((at) => parts.roles[at] === undefined)
        closeRun()
        return
      }
      const isUnusual = words.some((word) => !isEverydayWord(word))
      parts.notRecognised.push(typedAt(text, { start: first, end: last + 1 }))
      if (unknown === 'excluded' || isUnusual) {
        parts.unchecked.push(term, ...words.map((word) => singularPhrase([word])))
      }
      for (const at of run) take(parts, { start: at, end: at + 1 }, 'unknown')
    }
    run = []
  }
  for (const [at, word] of tokens.plain.entries()) {
    if (!isOpen(at) || parts.roles[at] !== undefined) {
      closeRun()
      continue
    }
    if (!isContent(text, at) || isFace(word) || isGoverning(text, at)) continue
    if (gapBefore(tokens, at) >= gap.slash) closeRun()
    if (ofHarm.has(at) || isTextureOf(text, at, names)) {
      closeRun()
      take(parts, { start: at, end: at + 1 }, 'filler')
      continue
    }
    const asked = understandNear(word)
    if (asked.length > 0) {
      closeRun()
      addReading(parts, { start: at, end: at + 1 }, asked)
    } else run.push(at)
  }
  closeRun()
  return parts
}
