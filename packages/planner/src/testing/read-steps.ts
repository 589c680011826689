/** A dish as a cook has it before them: printed lines and steps, and for how many they are. */
export interface CookedDish {
  lines: readonly string[]
  steps: readonly string[]
  people: number
  /** What steps call a line beside its own name: "fish" for a line of cod, by the place of the line. */
  alsoCalled: readonly (readonly string[])[]
}

interface ReadLine {
  /** Teaspoons, pieces, ounces, grams or millilitres. */
  value: number
  kind: 'spoons' | 'pieces' | 'oz' | 'g' | 'ml'
  grams: number
  name: string
  called: readonly string[]
}

const spoonsIn: Readonly<Record<string, number>> = { cup: 48, tbsp: 3, tsp: 1 }
const numberText = String.raw`\d+(?: \d\/\d)?|\d\/\d`
const unitText = 'cups?|tbsp|tsp|oz|g|ml|slices?|cloves?|stalks?|leaf|leaves'

/** 2.5 for "2 1/2". */
const numberOf = (text: string): number =>
  text.split(' ').reduce((sum, part) => {
    const [over = 0, under = 1] = part.split('/').map(Number)
    return sum + over / under
  }, 0)

function quantityOf(number: string, unit: string): Pick<ReadLine, 'value' | 'kind'> {
  const value = numberOf(number)
  const spoons = spoonsIn[unit.replace(/s$/, '')]
  if (spoons) return { value: value * spoons, kind: 'spoons' }
  return unit === 'oz' || unit === 'g' || unit === 'ml'
    ? { value, kind: unit }
    : { value, kind: 'pieces' }
}

const printedLine = new RegExp(
  `^(half of 1|a pinch of|a little|${numberText}) (?:(${unitText}) )?(.+?)(?: \\(([\\d.]+) g\\))?$`,
)

function readLine(text: string, called: readonly string[]): ReadLine {
  const printed = printedLine.exec(text)
  if (!printed) throw new Error(`No line of ours: ${text}`)
  const [, number = '', unit = '', name = '', grams] = printed
  const quantity = /^\d/.test(number)
    ? quantityOf(number, unit)
    : ({
        value: number === 'half of 1' ? 0.5 : 1 / 16,
        kind: number === 'half of 1' ? 'pieces' : 'spoons',
      } as const)
  const weight = grams ? Number(grams) : quantity.kind === 'g' ? quantity.value : 0
  return { ...quantity, grams: weight, name: name.split(',')[0] ?? name, called }
}

/** Times, heat and thickness are said as they are, whatever is cooked. */
const constants =
  /\b(?:\d+(?: to \d+| or \d+)?) (?:more )?(?:minutes?|seconds?|hours?)\b|\b\d+ °[FC](?: \(\d+ °C\))?|\b(?:[\d./]+|half an) (?:inch(?:es)?|cm)(?: thick| deep)?/g

/** What number words may mean: nothing that is counted out of the lines. */
const harmless: readonly RegExp[] = [
  /\bcut [a-z ]*in half\b/gi,
  /\bquarter (?:it|them)\b/g,
  /\bshaking (?:the tray)? *twice\b/g,
  /\bin quarters\b/g,
  /\bhalf(?:-| )cover(?:ed)?\b/g,
  /\bhalfway\b/g,
  /\bthree quarters full\b/g,
  /\bunder (?:five|two)\b/g,
  /\bone (?:by one|after the other)\b/g,
  /\bto one side\b/g,
  /\bone side\b/g,
  /\btwo forks\b/g,
  /\beach (?:one|other)\b/g,
  /\ban? [a-z]+ one\b/g,
  /\bone layer\b/g,
  /\bat once\b|\bonly once\b|\bturning once\b|\bshaking once\b/g,
]

const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|couple|pair|twice|double|triple|half|third|thirds|quarter)\b/

/** What a part of a line may be called where no spoon measures it. */
const shareWords = /\b(?:half|a third|two thirds|a quarter|three quarters) of (?:the|them|it)\b/g
const shareValues = {
  half: 1 / 2,
  'a third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'three quarters': 3 / 4,
}

const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:oes)$/, 'o')
    .replace(/(?:es|s)$/, '')
const stems = (text: string) =>
  text
    .split(/[^\p{L}%-]+/u)
    .filter(Boolean)
    .map(stem)

/** The line that a step's words speak of: the one that they are a name of, or end like. */
function lineOf(words: string, lines: readonly ReadLine[]): ReadLine | undefined {
  const asked = stems(words)
  const fits = (name: string) => {
    const own = stems(name)
    return asked.every((word) => own.includes(word))
  }
  return (
    lines.find(({ called }) => called.some((one) => stems(one).join() === asked.join())) ??
    lines.find(({ name }) => fits(name))
  )
}

/** The most grams that a vessel takes: twice what it is made for, so that only a contradiction is named. */
const holds: Readonly<Record<string, readonly [small: number, plain: number, large: number]>> = {
  'frying pan': [700, 2400, 4000],
  pan: [700, 2400, 4000],
  saucepan: [1000, 5000, 9000],
  pot: [1600, 8000, 18_000],
  tray: [1600, 2400, 2400],
  dish: [1400, 4800, 7200],
}
const vesselText =
  /\b(an?|the|another|\d+(?: other)?) ((?:[a-z-]+ ){0,3})(frying pan|saucepan|pan|pot|tray|dish)(e?s)?\b/g

const sideVessels =
  /\b(an?|one|\d+) (?:[a-z]+ )?(bowl|glass|cup|jar|plate|mug)\b|\b(bowl|glass|cup|jar|plate|mug)e?s\b/g

function sentencesOf(steps: readonly string[]): string[] {
  return steps.flatMap((step) => step.split(/(?<=[.;]) /))
}

/** Foods that a sentence names by the words of their lines. */
const named = (sentence: string, lines: readonly ReadLine[]): ReadLine[] => {
  const stemsOfSentence = stems(sentence)
  return lines.filter(({ name, called }) =>
    [name, ...called].some((one) => {
      const own = stems(one)
      const last = own.at(-1)
      return last !== undefined && stemsOfSentence.includes(last)
    }),
  )
}

/**
 * Everything in the steps of a dish that its lines do not bear out, read from what is printed alone: it knows nothing of
 * how steps are written.
 */
export function readSteps({ lines: printed, steps, people, alsoCalled }: CookedDish): string[] {
  const lines = printed.map((text, index) => readLine(text, alsoCalled[index] ?? []))
  const taken = new Map<ReadLine, number>()
  const made = new Map<string, number>()
  const faults: string[] = []
  const take = (line: ReadLine, share: number, sentence: string) => {
    const sum = (taken.get(line) ?? 0) + share
    taken.set(line, sum)
    if (sum > 1.05) faults.push(`more of ${line.name} than its line has: ${sentence}`)
  }
  for (const sentence of sentencesOf(steps)) {
    let text = sentence.replace(constants, ' ')
    // 1. A measured part of a line.
    text = text.replace(
      new RegExp(
        `(${numberText}) (?:(${unitText}) )?of the ([\\p{L}% -]+?)(?=[,.;]| (?:in|into|and|for|with|over|on|aside|a|around|until|to|thinly|as|is|are)\\b|$)`,
        'gu',
      ),
      (_, number: string, unit: string | undefined, words: string) => {
        const line = lineOf(words, lines)
        const part = quantityOf(number, unit ?? '')
        if (!line) faults.push(`no line of ${words}: ${sentence}`)
        else if (line.kind !== part.kind) faults.push(`${words} is not measured so: ${sentence}`)
        else take(line, part.value / line.value, sentence)
        return ' '
      },
    )
    text = text.replace(
      new RegExp(
        `(${Object.keys(shareValues).join('|')}) of the ([\\p{L}% -]+?)(?=[,.;]| (?:in|into|and|for|with|over|on|aside|a|around|until|to|thinly|as|is|are)\\b|$)`,
        'gu',
      ),
      (_, share: keyof typeof shareValues, words: string) => {
        const line = lineOf(words, lines)
        if (line) take(line, shareValues[share], sentence)
        return ' '
      },
    )
    // 2. A whole line: "2 tbsp sunflower oil".
    text = text.replace(
      new RegExp(
        `(${numberText}) (${unitText}) ([\\p{L}%' -]+?)(?=[,.;]| (?:in|into|and|for|with|over|on|then)\\b|$)`,
        'gu',
      ),
      (_, number: string, unit: string, words: string) => {
        const line = lineOf(words, lines)
        const whole = quantityOf(number, unit)
        if (!line || line.kind !== whole.kind || Math.abs(line.value - whole.value) > 0.01) {
          faults.push(`no line says ${number} ${unit} ${words}: ${sentence}`)
        }
        return ' '
      },
    )
    // 3. Vessels.
    const foods = named(sentence, lines)
    const least = foods.reduce((sum, { grams }) => sum + grams, 0)
    const all = lines.reduce((sum, { grams }) => sum + grams, 0)
    text = text.replace(
      vesselText,
      (whole, count: string, described: string, noun: string, many?: string) => {
        const [small, plain, large] = holds[noun] ?? [0, 0, 0]
        const isSmall = /\bsmall\b/.test(described)
        const isLarge = /\blarge\b/.test(described)
        const isEach = /\bdish\b/.test(noun) && isSmall && !/baking/.test(described)
        const isCounted = /\(\d+ [a-z]+ each\)/.test(sentence)
        if (isEach || isCounted || count === 'the') return ' '
        const number = /^\d/.test(count) ? Number.parseInt(count, 10) : 1
        if (number > 1 !== (many !== undefined)) faults.push(`"${whole}" is wrong in number`)
        if (least > number * (isSmall ? small : isLarge ? large : plain)) {
          faults.push(`"${whole}" is too small for ${Math.round(least)} g: ${sentence}`)
        }
        if (number > 1 && all * 2 < (number * (isSmall ? small : isLarge ? large : plain)) / 2) {
          faults.push(`"${whole}" is more than ${Math.round(all)} g need: ${sentence}`)
        }
        return ' '
      },
    )
    // 4. One for each eater.
    for (const [whole, , , plural] of text.matchAll(sideVessels)) {
      const isPreparedSeparately = /\b(?:(?:separate|small) (?:bowl|plate)s|the cups)\b/.test(text)
      if (
        plural &&
        people === 1 &&
        !isPreparedSeparately &&
        !made.has(plural) &&
        !/\d/.test(text)
      ) {
        faults.push(`"${whole}" for one: ${sentence}`)
      }
    }
    // 5. What is made.
    text = text.replace(
      /\b(\d+) ((?:[a-z-]+ ){0,3}?)([a-z]+)(?=[,.; ]|$)/g,
      (_, count: string, described: string, noun: string) => {
        const nouns = stem(noun)
        const before = made.get(nouns)
        if (before !== undefined && before !== Number(count))
          faults.push(`${count} ${noun}, but ${before} before: ${sentence}`)
        made.set(nouns, Number(count))
        void described
        return ' '
      },
    )
    if (/\d/.test(text)) faults.push(`a number that no line has: ${sentence}`)
    // 6. Number words.
    let words = text.replace(shareWords, ' ')
    for (const pattern of harmless) words = words.replace(pattern, ' ')
    const word = numberWords.exec(words)
    if (word) faults.push(`"${word[0]}" counts what may be more or fewer: ${sentence}`)
  }
  return faults
}
