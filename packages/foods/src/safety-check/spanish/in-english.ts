import { type SpanishPiece, spanishPieces } from './spanish-pieces.ts'

/** A Spanish text as it is judged. */
export interface JudgedSpanish {
  /** In English words, in the order of English: "coconut milk" of "leche de coco". */
  english: string
  /** Words that are in no list: what they name is not known. */
  unread: readonly string[]
}

interface Stretch {
  english: string
  /** The first piece behind it. */
  end: number
}

type Pieces = readonly SpanishPiece[]

const isFood = (piece: SpanishPiece | undefined): boolean =>
  piece?.kind === 'names' || piece?.kind === 'loan'
const isBeside = (piece: SpanishPiece | undefined): boolean => piece?.before.trim() === ''
const isArticle = (piece: SpanishPiece | undefined): boolean =>
  piece?.kind === 'joins' && piece.english === 'the'
const isAnd = (piece: SpanishPiece | undefined): boolean =>
  piece?.kind === 'joins' && (piece.english === 'and' || piece.english === 'or')

/** A certificate is one of the whole food: "nuggets sin leche ni huevo con certificación halal". */
const isCertified = ({ english }: SpanishPiece): boolean => english.endsWith('-certified')

/**
 * "leche, huevo, soya ni nueces", from its first name. Behind a comma a list that no "ni" ends names another food:
 * "pasta sin gluten, salsa de tomate y garbanzos".
 */
function namesFrom(pieces: Pieces, from: number): { names: string[]; end: number } {
  const names: string[] = []
  let end = from
  /** What stands before the first name that may be another food. */
  let certain: { names: string[]; end: number } | null = null
  for (;;) {
    let at = end
    let isNor = false
    const isBehindComma = names.length > 0 && pieces[at]?.before.trim() === ','
    if (names.length > 0) {
      if (isAnd(pieces[at]) && pieces[at]?.before.trim() === '') {
        isNor = pieces[at]?.english === 'or'
        at += 1
        // Another food: "pasta sin gluten y espinaca".
        if (!isNor && pieces[at]?.kind !== 'without') break
      } else if (!isBehindComma) break
      if (pieces[at]?.kind === 'without') {
        isNor = true
        at += 1
      }
    }
    const piece = pieces[at]
    if (piece?.kind !== 'names') break
    if (names.length > 0 && at === end && piece.before.trim() !== ',') break
    if (isNor) certain = null
    else if (isBehindComma) certain ??= { names: [...names], end }
    const food = foodFrom(pieces, at, false)
    names.push(food.english)
    end = food.end
  }
  return certain ?? { names, end }
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** "sin gluten", "etiquetado sin leche ni huevo", "certificada sin gluten": what a food is without. */
function claimFrom(
  pieces: Pieces,
  at: number,
): { adjective: string | null; clause: string; end: number } | null {
  const labelled = pieces[at]?.kind === 'labelled' ? pieces[at] : null
  const opening = labelled ? at + 1 : at
  if (pieces[opening]?.kind !== 'without' || (labelled && !isBeside(pieces[opening]))) return null
  const { names, end } = namesFrom(pieces, opening + 1)
  if (names.length === 0) return null
  if (labelled?.english === 'labelled') {
    return { adjective: null, clause: `labelled free of ${listed(names)}`, end }
  }
  const free = listed(names.map((name) => `${name}-free`))
  return labelled
    ? { adjective: `certified ${free}`, clause: `certified ${free}`, end }
    : { adjective: free, clause: `without ${listed(names)}`, end }
}

/** ", sencillas" where a claim follows behind a comma: "galletas, sencillas, etiquetadas sin soya". */
function qualitiesUpToClaim(pieces: Pieces, from: number): string[] {
  const qualities: string[] = []
  for (let at = from; pieces[at]?.before.trim() === ','; at += 1) {
    if (qualities.length > 0 && claimFrom(pieces, at)) return qualities
    if (pieces[at]?.kind !== 'qualities') break
    qualities.push(pieces[at]?.english ?? '')
  }
  return []
}

const inSauce = 'in sauce'

/** A food with all that is said of its kind: "queso Cheddar rallado sin lácteos". */
function foodFrom(pieces: Pieces, from: number, withClaims = true): Stretch {
  let head = pieces[from]?.english ?? ''
  const qualities: string[] = []
  const kinds: string[] = []
  const claims: string[] = []
  const after: string[] = []
  let end = from + 1
  for (;;) {
    const piece = pieces[end]
    if (!piece) break
    if (!isBeside(piece)) {
      const beforeClaim = withClaims ? qualitiesUpToClaim(pieces, end) : []
      if (beforeClaim.length === 0) break
      qualities.unshift(...beforeClaim.toReversed())
      end += beforeClaim.length
      const claim = claimFrom(pieces, end)
      if (claim) after.push(claim.clause)
      end = claim?.end ?? end
      continue
    }
    const claim = withClaims ? claimFrom(pieces, end) : null
    if (claim) {
      if (claim.adjective === null) after.push(claim.clause)
      else claims.push(claim.adjective)
      end = claim.end
    } else if (withClaims && isAnd(piece) && pieces[end + 1]?.kind === 'labelled') {
      const further = claimFrom(pieces, end + 1)
      if (!further) break
      after.push(further.clause)
      end = further.end
    } else if (piece.kind === 'qualities' && (withClaims || !isCertified(piece))) {
      qualities.unshift(piece.english)
      end += 1
    } else if (withClaims && piece.kind === 'after') {
      after.push(piece.english)
      end += 1
    } else if (isFood(piece)) {
      if (piece.kind === 'loan' && pieces[from]?.kind === 'loan' && kinds.length === 0) {
        head += ` ${piece.english}`
      } else kinds.unshift(piece.english)
      end += 1
    } else if (piece.kind === 'of') {
      const at = isArticle(pieces[end + 1]) ? end + 2 : end + 1
      if (!isFood(pieces[at]) || !isBeside(pieces[at])) break
      const both = isAnd(pieces[at + 1]) && isFood(pieces[at + 2]) ? pieces[at + 2] : undefined
      const isOfBoth = both && isBeside(pieces[at + 1]) && isBeside(both)
      end = isOfBoth ? at + 3 : at + 1
      const ofSecond: string[] = []
      while (isOfBoth && pieces[end]?.kind === 'qualities' && isBeside(pieces[end])) {
        ofSecond.unshift(pieces[end]?.english ?? '')
        end += 1
      }
      const kind = isOfBoth
        ? [pieces[at]?.english, 'and', ...ofSecond, both.english].join(' ')
        : (pieces[at]?.english ?? '')
      // "pasta sin gluten en salsa de lentejas": the sauce is of lentils.
      if (after.at(-1) === inSauce) after.push(`of ${kind}`)
      else kinds.unshift(kind)
    } else break
  }
  return { english: [...claims, ...qualities, ...kinds, head, ...after].join(' '), end }
}

/**
 * A claim behind a comma that ends a text, or what is before its weight, is one of all that stands before it:
 * "Pasta con aceite, sin lácteos (140 g)".
 */
function claimOfAll(pieces: Pieces, at: number, end: string): { free: string; end: number } | null {
  if (pieces[at]?.before.trim() !== ',' || at === 0) return null
  const claim = claimFrom(pieces, at)
  const mark = claim && (pieces[claim.end]?.before ?? end).trim()
  if (!claim?.adjective || (mark !== '' && mark !== '.' && mark !== '(')) return null
  return { free: claim.adjective, end: claim.end }
}

function read(text: string): JudgedSpanish {
  const { pieces, end } = spanishPieces(text)
  const unread = pieces.flatMap(({ kind, english }) => (kind === 'unread' ? english : []))
  let english = ''
  /** Where the first food is named. */
  let named: number | null = null
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at]
    if (!piece) break
    const ofAll = claimOfAll(pieces, at, end)
    if (ofAll !== null && named !== null) {
      english = `${english.slice(0, named)}${ofAll.free} ${english.slice(named)}`
      at = ofAll.end
      continue
    }
    const claim = claimFrom(pieces, at)
    const stretch = isFood(piece)
      ? foodFrom(pieces, at)
      : claim
        ? { english: claim.clause, end: claim.end }
        : { english: piece.english, end: at + 1 }
    if (isFood(piece)) named ??= english.length + piece.before.length
    english += `${piece.before}${stretch.english}`
    at = stretch.end
  }
  return { english: english + end, unread }
}

const known = new Map<string, JudgedSpanish>()
const mostKnown = 50_000

/**
 * A Spanish text in the English words that the safety check reads, so that one list of words decides in both languages.
 * @example inEnglish('1 taza de leche de coco').english // '1 cup of coconut milk'
 */
export function inEnglish(text: string): JudgedSpanish {
  const before = known.get(text)
  if (before) return before
  const judged = read(text)
  if (known.size > mostKnown) known.clear()
  known.set(text, judged)
  return judged
}
