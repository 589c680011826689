import type { TagAnswer, TagReading } from '@brightplate/contract/profile-terms'

type Understanding = TagReading['understood_as'][number]

export interface ReadingLine {
  text: string
  /** Something that the parent should look at. */
  needsCare: boolean
  answers: readonly TagAnswer[]
}

function meaning({ kind, term, kept_out }: Understanding): string {
  const examples = kept_out.filter((word) => word.toLowerCase() !== term.toLowerCase())
  switch (kind) {
    case 'allergen':
    case 'food':
      return examples.length > 0
        ? `${term}: ${examples.join(', ')} and more are kept out`
        : `${term} is kept out`
    case 'diet':
      return `Every dish will be ${term}`
    case 'like':
      return `We look for dishes with ${term}`
    case 'texture':
      return `We look for ${term} textures`
    case 'goal':
      return `Understood as the goal “${term}”`
    case 'advice':
      return `We plan nothing for “${term}”`
    case 'clinician':
      return `${term}: please use the plan of your child’s dietitian. We make none for this.`
    case 'none':
      return 'Nothing is kept out for this'
    case 'aside':
      return `${term}: kept in the profile, and changes no dish`
    case 'answered':
      return `Your answer: ${term} may be in dishes, unless it stands among the allergies`
  }
}

function unknown(list: TagReading['list'], word: string): string {
  return list === 'allergies'
    ? `We could not check for ${word}. Read every label.`
    : `We do not know “${word}”. It stays in the profile and changes no dish.`
}

function linesOf(one: Understanding): ReadingLine[] {
  const { kind, question, note, answers = [] } = one
  return [
    { text: meaning(one), needsCare: kind === 'clinician', answers: [] },
    ...(question ? [{ text: question, needsCare: true, answers }] : []),
    ...(note ? [{ text: note, needsCare: false, answers: question ? [] : answers }] : []),
  ]
}

/** What a tag was understood as, in sentences, each said once. */
export function readingLines({ list, understood_as, not_recognised }: TagReading): ReadingLine[] {
  const missed = not_recognised.map((word) => ({
    text: unknown(list, word),
    needsCare: list === 'allergies',
    answers: [],
  }))
  const lines = [...understood_as.flatMap(linesOf), ...missed]
  return lines.filter(({ text }, at) => lines.findIndex((line) => line.text === text) === at)
}
