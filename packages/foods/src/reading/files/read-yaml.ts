import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { type Fault, locationOf, type Path } from './fault.ts'
import { type ShapeWords, shapeProblem } from './shape-problem.ts'

/** The line, from 1, of the nearest part of the file on a path. */
export type LineOf = (path: Path) => number

export type ReadYaml<Written> =
  | { written: Written; lineOf: LineOf; faults: [] }
  | { written: null; faults: Fault[] }

/** A file in the shape that its schema wants, with the lines of its parts. */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  words: ShapeWords,
): ReadYaml<z.output<Schema>> {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    const problem = `this is no YAML (${error.message}): ${words.yamlMend}`
    const { line } = counter.linePos(error.pos[0])
    return { written: null, faults: [{ file, line, location: '', problem }] }
  }
  const lineOf: LineOf = (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const start = startOf(document, path.slice(0, length))
      if (start !== null) return counter.linePos(start).line
    }
    return 1
  }
  const plain: unknown = document.toJS()
  const parsed = schema.safeParse(plain)
  if (parsed.success) return { written: parsed.data, lineOf, faults: [] }
  const faults = parsed.error.issues.flatMap(issuesOf).map((issue): Fault => {
    const { path, problem } = shapeProblem(issue, plain, words)
    return { file, line: lineOf(path), location: locationOf(path), problem }
  })
  return { written: null, faults }
}

/** What is wrong by the shape that was most probably meant, where there are several. */
function issuesOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [meant = []] = issue.errors.toSorted((a, b) => strangeness(a) - strangeness(b))
  return meant.flatMap((inner) => issuesOf({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** A word that a shape does not know tells more against it than a word that is missing. */
function strangeness(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length * 10 : 1),
    0,
  )
}

/** Where a part starts: by its name where it has one, as what follows may stand on the next line. */
function startOf(document: Document, path: Path): number | null {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
    : undefined
  const node = pair ? pair.key : document.getIn(path, true)
  return isNode(node) && node.range ? node.range[0] : null
}
