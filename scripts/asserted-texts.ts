import { parseSync } from '@swc/core'

interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

/** What is called, without `.first()`, `.each(...)` and the like: `test` of `test.step(...)`. */
function rootName(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.value)
  return rootName(node.type === 'MemberExpression' ? node.object : node.callee)
}

const memberName = ({ callee }: Node): string =>
  isNode(callee) && isNode(callee.property) ? String(callee.property.value) : ''

function titleOf(node: unknown): string | null {
  if (!isNode(node) || node.type !== 'CallExpression') return null
  if (!['test', 'it', 'describe'].includes(rootName(node.callee))) return null
  const [first] = Array.isArray(node.arguments) ? node.arguments : []
  return first?.expression?.type === 'StringLiteral' ? first.expression.value : null
}

/** From the module down to each test or step of that title. */
function pathsTo(title: string, node: unknown, above: unknown[] = []): unknown[][] {
  const path = [...above, node]
  const deeper = partsOf(node).flatMap((part) => pathsTo(title, part, path))
  return titleOf(node) === title ? [path, ...deeper] : deeper
}

/** What the names stand for that can be seen from the end of the path; other tests are left out. */
function bindingsAlong(path: unknown[]): Map<string, unknown[]> {
  const bindings = new Map<string, unknown[]>()
  const bind = (pattern: unknown, value: unknown): void => {
    if (isNode(pattern) && pattern.type === 'Identifier') {
      const name = String(pattern.value)
      bindings.set(name, [...(bindings.get(name) ?? []), value])
    } else for (const part of partsOf(pattern)) bind(part, value)
  }
  const collect = (node: unknown, isInside: boolean): void => {
    if (titleOf(node) !== null && !isInside && !path.includes(node)) return
    if (isNode(node)) {
      if (node.type === 'VariableDeclarator') bind(node.id, node.init)
      if (node.type === 'FunctionDeclaration') bind(node.identifier, node.body)
      if (node.type === 'ForOfStatement') bind(node.left, node.right)
      if (titleOf(node) !== null && isNode(node.callee) && memberName(node.callee) === 'each') {
        const [, body] = Array.isArray(node.arguments) ? node.arguments : []
        bind(body?.expression?.params, node.callee.arguments)
      }
    }
    for (const part of partsOf(node)) collect(part, isInside || node === path.at(-1))
  }
  collect(path[0], false)
  return bindings
}

const textOf = ({ type, value, cooked, pattern }: Node): string | null => {
  if (type === 'StringLiteral') return String(value)
  if (type === 'TemplateElement') return String(cooked)
  return type === 'RegExpLiteral' ? String(pattern).replaceAll('\\', '') : null
}

/** Calls whose arguments the test brings in, and does not expect. */
const given = ['fill', 'press', 'goto', 'route', 'fulfill']

function textsBelow(path: unknown[]): string[] {
  const bindings = bindingsAlong(path)
  const texts: string[] = []
  const seen = { true: new Set<unknown>(), false: new Set<unknown>() }
  const visit = (node: unknown, isExpected: boolean): void => {
    if (typeof node !== 'object' || node === null || seen[`${isExpected}`].has(node)) return
    seen[`${isExpected}`].add(node)
    if (!isNode(node)) {
      for (const part of partsOf(node)) visit(part, isExpected)
      return
    }
    const text = textOf(node)
    if (isExpected && text !== null) texts.push(text)
    const isCall = node.type === 'CallExpression'
    if (node.type === 'Identifier' && isExpected) visit(bindings.get(String(node.value)), true)
    if (isCall && isNode(node.callee) && node.callee.type === 'Identifier') {
      visit(bindings.get(String(node.callee.value)), isExpected)
    }
    const expects =
      isCall && (rootName(node.callee) === 'expect' || memberName(node).startsWith('getBy'))
    for (const [key, part] of Object.entries(node)) {
      if (key === 'property' && isNode(part) && part.type === 'Identifier') continue
      if (key === 'arguments' && isCall && titleOf(node) !== null) {
        visit(Array.isArray(part) ? part.slice(1) : null, false)
      } else if (key === 'arguments' && isCall && given.includes(memberName(node))) {
        visit(part, false)
      } else {
        const isLookup = expects && rootName(node.callee) !== 'expect'
        visit(part, isExpected || (expects && (!isLookup || key === 'arguments')))
      }
    }
  }
  visit(path.at(-1), false)
  return texts
}

/** The texts that the tests or steps of that title expect or look for; null where there is none. */
export function assertedTexts(source: string, title: string): string[] | null {
  const module = parseSync(source, { syntax: 'typescript', target: 'esnext' })
  const paths = pathsTo(title, module)
  return paths.length > 0 ? paths.flatMap(textsBelow) : null
}
