import { LineCounter, parseDocument } from 'yaml'
import { type Fault, type Path, placeOf } from './fault.ts'
import { quoteSentences } from './quote-sentences.ts'
import { type RecipeDocument, recipeDocument } from './recipe-document.ts'
import { shapeProblem } from './shape-problem.ts'

/** The line, from 1, of the nearest part of the file on a path. */
export type LineOf = (path: Path) => number

type ParsedRecipe =
  | { written: RecipeDocument; lineOf: LineOf; faults: null }
  | { written: null; faults: Fault[] }

const yamlMend =
  'each step stands on one line after "  - "; within { } a text with a comma or colon stands in "quotes"; lines that belong together start at the same column'

/** A recipe in the shape that its schema wants, with the lines of its parts. */
export function parseRecipe(file: string, text: string): ParsedRecipe {
  const counter = new LineCounter()
  const document = parseDocument(quoteSentences(text), {
    lineCounter: counter,
    prettyErrors: false,
  })
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    const problem = `this is no YAML (${error.message}): ${yamlMend}`
    const { line } = counter.linePos(error.pos[0])
    return { written: null, faults: [{ file, line, place: '', problem }] }
  }
  const lineOf: LineOf = (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      const start = rangeStart(node)
      if (start !== null) return counter.linePos(start).line
    }
    return 1
  }
  const plain: unknown = document.toJS()
  const parsed = recipeDocument.safeParse(plain)
  if (parsed.success) return { written: parsed.data, lineOf, faults: null }
  const faults = parsed.error.issues.map((issue): Fault => {
    const { path, problem } = shapeProblem(issue, plain)
    return { file, line: lineOf(path), place: placeOf(path), problem }
  })
  return { written: null, faults }
}

function rangeStart(node: unknown): number | null {
  if (typeof node !== 'object' || node === null || !('range' in node)) return null
  const { range } = node
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : null
}
