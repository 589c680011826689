import { parseAst } from 'rolldown/parseAst'

/** A text in a source file that a reader could see. */
export interface FoundText {
  text: string
  /** From 1. */
  line: number
}

/** Attributes of elements whose strings nobody reads. */
const unreadAttributes = new Set([
  ...['className', 'class', 'id', 'htmlFor', 'href', 'to', 'src', 'type', 'role', 'name', 'key'],
  ...['variant', 'size', 'side', 'align', 'autoComplete', 'inputMode', 'rel', 'target', 'd', 'as'],
  ...['viewBox', 'fill', 'stroke', 'crossOrigin', 'media', 'content', 'property', 'method', 'lang'],
])

/** Words that begin as a sentence or a name does, or two words with a space between them. */
const sentence =
  /(^|[\s(“"])\p{Lu}\p{Ll}+|\p{L}{2,}[.,!?:…]?\s+\p{L}{2,}|\p{L}’\p{L}|\p{L}[.!?…](\s|$)/u
const anyWord = /\p{L}{2,}/u

/** Class names, media queries, addresses, headers: words with signs that no sentence has, and none that begins large. */
const isCode = (text: string) =>
  !/\p{Lu}/u.test(text) &&
  /^[\w\s:/.,%#[\]()>&*'=!+~@-]+$/u.test(text) &&
  /\S-\S|\S:\S|[[\]/@=>_]/.test(text)

/** Names of keys of a keyboard, which are compared and not read. */
const keyName = /^(Arrow(Up|Down|Left|Right)|Home|End|Enter|Escape|Tab|Key[A-Z])$/

interface Node {
  type: string
  start: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Attributes of which every word is said or shown, not only what reads as a sentence. */
const saidAttribute =
  /^(aria-(label|description|valuetext|roledescription)|alt|title|label|placeholder)$/

const isType = (type: string) => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type)

const nameOf = (node: unknown): string =>
  isNode(node) ? String(isNode(node.property) ? node.property.name : node.name) : ''

/** Of schemas for the documentation of the API, of errors for a developer, of a log, of a database. */
const unreadCall = /^(describe|meta|report|warn|error|info|log|Error|StartupError|sql)$/

const isUnreadCall = ({ type, callee, tag }: Node) =>
  /^(Call|New|TaggedTemplate)Expression$/.test(type) && unreadCall.test(nameOf(callee ?? tag))

const isUnreadStatement = ({ type, declaration, argument }: Node) =>
  type === 'ImportExpression' ||
  (type === 'ThrowStatement' && !(isNode(argument) && nameOf(argument.callee) === 'AppError')) ||
  (/^(Import|Export(All|Named)).*Declaration$/.test(type) && !declaration)

/** What names a module, documents an endpoint, or is thrown for a developer. */
const isUnread = (node: Node) =>
  isUnreadCall(node) ||
  isUnreadStatement(node) ||
  (node.type === 'Property' && nameOf(node.key) === 'summary')

function textOf({ type, value }: Node): string | null {
  if (type === 'TemplateElement' && typeof value === 'object' && value !== null) {
    return 'cooked' in value && typeof value.cooked === 'string' ? value.cooked : null
  }
  return (type === 'JSXText' || type === 'Literal') && typeof value === 'string' ? value : null
}

/** What of a node may hold texts, each with whether every word of it is shown. */
function partsOf(node: Node, isShown: boolean): [part: unknown, isShown: boolean][] {
  const { type } = node
  if (type === 'JSXAttribute') {
    const name = isNode(node.name) ? String(node.name.name) : ''
    const isLeft = unreadAttributes.has(name) || name.startsWith('data-')
    return isLeft ? [] : [[node.value, saidAttribute.test(name)]]
  }
  if (type === 'Property') return [[node.value, false]]
  if (type === 'MemberExpression') return [[node.object, false]]
  const staysShown = type === 'JSXExpressionContainer' && isShown
  return Object.values(node).map((part) => [part, staysShown])
}

function* textsOf(part: unknown, isShown: boolean): Generator<{ text: string; start: number }> {
  if (Array.isArray(part)) {
    for (const one of part) yield* textsOf(one, isShown)
    return
  }
  if (!isNode(part) || isType(part.type) || isUnread(part)) return
  const text = textOf(part)
  if (text === null) {
    for (const [inner, isInnerShown] of partsOf(part, isShown)) yield* textsOf(inner, isInnerShown)
    return
  }
  const isText =
    isShown || part.type === 'JSXText'
      ? anyWord.test(text)
      : sentence.test(text) && !isCode(text) && !keyName.test(text)
  if (isText) yield { text: text.trim(), start: part.start }
}

/**
 * What a reader could see of a TypeScript source and that stands in no catalogue: the text of elements, their
 * attributes, and strings that read as a sentence. Types, imports and what is thrown for a developer are left out.
 */
export const textsIn = (source: string, lang: 'ts' | 'tsx' = 'tsx'): FoundText[] =>
  [...textsOf(parseAst(source, { lang }), false)].map(({ text, start }) => ({
    text,
    line: source.slice(0, start).split('\n').length,
  }))
