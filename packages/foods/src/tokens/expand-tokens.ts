import type { Tokens } from './read-tokens.ts'
import { replaceWords } from './replace-words.ts'
import { compoundHeads, compoundTails, inflectedHeads } from './stems/compound-stems.ts'
import { stemWord } from './stems/stem-word.ts'

const letterOfDigit: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  '1': ['i', 'l'],
  '3': ['e'],
  '4': ['a'],
  '5': ['s'],
  '7': ['t'],
  '8': ['b'],
}
const shortestPart = 3
const shortestRest = 3
const shortestCompound = 7
const linkingWords = new Set(['the', 'and', 'with', 'free', 'from', 'sans', 'avec', 'con', 'per'])

// of three letters only these begin or end a compound
const shortParts = new Set(
  'ale,bun,cod,egg,fig,ham,jam,nut,oat,pea,pie,poi,rye,soy,tea,til,whey,yam,hot,ice,oil'.split(','),
)

// English words end in these: "duckling", "handshake", "variables"; Dutch ones of what melts begin with "smelt"
const neverParts = new Set(['ling', 'hake', 'ble', 'smelt'])

function withoutDigits(word: string): string[] {
  let readings = ['']
  for (const letter of word) {
    const letters = letterOfDigit[letter] ?? [letter]
    readings = readings.flatMap((reading) => letters.map((one) => reading + one)).slice(0, 8)
  }
  return readings
}

function isPart(word: string, isKnown: (stem: string) => boolean): boolean {
  if (linkingWords.has(word) || (word.length === shortestPart && !shortParts.has(word)))
    return false
  const stem = stemWord(word)
  return !neverParts.has(stem) && isKnown(stem)
}

function splitByStem(word: string): string[] | null {
  for (let at = shortestRest; at <= word.length - shortestRest; at += 1) {
    const head = compoundHeads.get(word.slice(0, at))
    if (head !== undefined) return [head, word.slice(at)]
    const tail = compoundTails.get(word.slice(at))
    if (tail !== undefined) return [word.slice(0, at), tail]
  }
  return null
}

function splitCompound(
  word: string,
  isKnown: (stem: string) => boolean,
  partsLeft: number,
): string[] | null {
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const left = word.slice(0, at)
    if (!isPart(left, isKnown)) continue
    const right = word.slice(at)
    if (isPart(right, isKnown)) return [left, right]
    if (partsLeft > 2) {
      const rest = splitCompound(right, isKnown, partsLeft - 1)
      if (rest) return [left, ...rest]
    }
  }
  return null
}

const unitsGlued =
  'cups,cup,tablespoons,tablespoon,tbsps,tbsp,teaspoons,teaspoon,tsps,tsp,ounces,ounce,oz,pounds,pound,lbs,lb,grams,gram,gr,g,kg,ml,cl,l,cans,can,pkg,x'.split(
    ',',
  )

/** "1cuphazelnuts", "100gbutter": number, unit and food in one. */
function readGlued(word: string, isKnown: (stem: string) => boolean): string[] | null {
  const rest = /^\d+([a-z]{3,})$/u.exec(word)?.[1]
  if (rest === undefined) return null
  const foods = ['', ...unitsGlued]
    .filter((unit) => rest.startsWith(unit) && rest.length - unit.length >= shortestRest)
    .map((unit) => rest.slice(unit.length))
  const whole = foods.find((food) => isPart(food, isKnown))
  if (whole !== undefined) return [whole]
  for (const food of foods) {
    const parts = splitCompound(food, isKnown, 3)
    if (parts) return parts
  }
  return null
}

/** "tofus": a plural that its ending hides. */
function readHiddenPlural(word: string, isKnown: (stem: string) => boolean): string[] | null {
  const one = /^[a-z]{3,}[aiou]s$/u.test(word) ? word.slice(0, -1) : ''
  return one !== '' && isKnown(stemWord(one)) ? [one] : null
}

function readInflected(word: string): string[] | null {
  for (let at = word.length; at >= shortestRest; at -= 1) {
    const head = inflectedHeads.get(word.slice(0, at))
    if (head !== undefined) return [head]
  }
  return null
}

function readWord(
  plain: string,
  isKnown: (stem: string) => boolean,
  isMisspelt: (word: string, mostEdits: number) => boolean,
): string[] | null {
  if (/\d/u.test(plain) && /[a-z]/u.test(plain)) {
    return (
      withoutDigits(plain)
        .map((word) => [word])
        .find(([word]) => isKnown(stemWord(word ?? ''))) ?? readGlued(plain, isKnown)
    )
  }
  const plural = readHiddenPlural(plain, isKnown)
  if (plural) return plural
  if (/^[а-я]{5}/u.test(plain)) return readInflected(plain)
  if (plain.length < shortestCompound || /[^a-z]/u.test(plain)) return null
  const parts = splitCompound(plain, isKnown, 3)
  if (parts) return isMisspelt(plain, 1) ? null : parts
  const known = splitByStem(plain.replace(/(?<=fish)e?s$/u, ''))
  return known && isMisspelt(plain, 2) ? null : known
}

/**
 * Replaces unknown words by what they are made of: "wheatflour" by "wheat", "flour"; "m1lk" by "milk".
 *
 * Input: tokens, what counts as a known stem, readings found before with the same stems, and words better
 * read as a misspelling than as a compound that is known in part. Output: new tokens; the parts share their
 * place in the text.
 */
export function expandTokens(
  tokens: Tokens,
  isKnown: (stem: string) => boolean,
  readings: Map<string, string[] | null> = new Map(),
  isMisspelt: (word: string, mostEdits: number) => boolean = () => false,
): Tokens {
  const read = (at: number): string[] | null => {
    const plain = tokens.plain[at] ?? ''
    const known = readings.get(plain)
    if (known !== undefined) return known
    const parts = isKnown(tokens.words[at] ?? '') ? null : readWord(plain, isKnown, isMisspelt)
    readings.set(plain, parts)
    return parts
  }
  if (!tokens.plain.some((_, at) => read(at) !== null)) return tokens
  return replaceWords(
    tokens,
    tokens.plain.map((plain, at) => read(at) ?? [plain]),
  )
}
