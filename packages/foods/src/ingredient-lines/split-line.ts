import { trailingUnits, unitOf } from './amounts/kitchen-units.ts'
import { foodIndex } from './names/food-index.ts'
import { splitName } from './names/split-name.ts'
import { type Head, readHead } from './read-head.ts'

const yieldOf =
  /^(?:the )?(?:(?:fresh|freshly|finely|grated|squeezed|strained) )*(juice|zest|rind)(?: (?:of|from))? (?=[\d.]|an? |one |two |three |half )/iu

/** "Juice of 2 lemons" as two of "lemon juice". */
function readYield(text: string): { of: string; rest: string } | null {
  const found = yieldOf.exec(text)
  if (!found) return null
  return { of: (found[1] ?? '').toLowerCase(), rest: text.slice(found[0].length) }
}

/** The parts of a line, as written. */
export interface LineParts {
  head: Head
  name: string
  remarks: string[]
  /** "Juice of 2 lemons": the count is of the fruit. */
  isYield: boolean
}

/** Takes a counted unit off the end of a name: "garlic cloves" is garlic by the clove. */
function takeTrailingUnit(name: string): { name: string; unit: string } | null {
  const found = /^(.+) ([a-z]+)$/iu.exec(name)
  const unit = found ? unitOf(found[2] ?? '') : null
  if (!found || unit === null || !trailingUnits.has(unit)) return null
  if (/^(?:whole|ground|large|small|medium|about)$|\bbay$/iu.test(found[1] ?? '')) return null
  return { name: found[1] ?? '', unit }
}

/** A food's id, standing where its name would, becomes that name. */
function nameForId(text: string): string {
  return text.replace(
    /^[a-z]+(?:-[a-z]+)+(?=$|,| \()/u,
    (id) => foodIndex().byHyphenatedId.get(id)?.name ?? id,
  )
}

/**
 * Splits a tidy line into what is counted, the food's name and the remarks on it.
 *
 * @example splitLine('2 garlic cloves, minced').name // 'garlic'
 */
export function splitLine(text: string): LineParts {
  const yields = readYield(text)
  const head = readHead(yields?.rest ?? text)
  const { name, remarks } = splitName(nameForId(head.rest))
  if (yields) return { head, name: `${name} ${yields.of}`, remarks, isYield: true }
  const pressed = remarks.find((remark) => /^(?:juiced|zested)(?: only)?$/iu.test(remark))
  if (pressed && head.unit === null) {
    const part = pressed.toLowerCase().startsWith('juice') ? 'juice' : 'zest'
    const others = remarks.filter((remark) => remark !== pressed)
    return { head, name: `${name} ${part}`, remarks: others, isYield: true }
  }
  if (name === '' && head.unit !== null) {
    // "12 whole cloves": what looked like a unit is what is counted
    const again = readHead(text)
    const wholeName = [...again.adjectives, `${head.unit}s`].join(' ')
    return { head: { ...head, unit: null }, name: wholeName, remarks, isYield: false }
  }
  const trailing = head.unit === null && head.quantity ? takeTrailingUnit(name) : null
  if (trailing) {
    return {
      head: { ...head, unit: trailing.unit },
      name: trailing.name,
      remarks,
      isYield: false,
    }
  }
  return { head, name, remarks, isYield: false }
}
