import * as words from '#words/plans/shopping/kinds'

interface ReadableName {
  /** What is looked for: "almond drink". */
  name: string
  /** Which of it: "fortified, unsweetened"; empty where the name says all. */
  kind: string
}

const listed = (text: string) => text.split(',').map((one) => one.trim())

const [before, behind] = [words.before, words.behind].map(
  (text) => new Set(listed(text).filter((one) => one !== '')),
)

/** Where the name goes on with which of it is bought; its length where it does not. */
function endOfName(name: string): number {
  const places = [...(behind ?? [])].map((start) => name.indexOf(` ${start}`))
  return Math.min(name.length, ...places.filter((place) => place > 0))
}

/** A line's name in two: what is looked for in the shop, and which of it. Nothing of it is lost. */
export function readableName(whole: string): ReadableName {
  const end = endOfName(whole)
  const head = whole.slice(0, end).replace(/,$/, '').split(' ')
  const first = head.findIndex((word) => !before?.has(word))
  const kinds = first < 0 ? [] : head.slice(0, first)
  return {
    name: (first < 0 ? head : head.slice(first)).join(' '),
    kind: [...kinds, whole.slice(end).trim()].filter((one) => one !== '').join(', '),
  }
}
