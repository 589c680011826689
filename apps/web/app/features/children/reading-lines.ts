import type { TagReading } from '@brightplate/contract/profile-terms'

type Understanding = TagReading['understood_as'][number]

export interface ReadingLine {
  text: string
  /** Something that the parent should look at. */
  needsCare: boolean
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
  }
}

function unknown(list: TagReading['list'], word: string): string {
  return list === 'allergies'
    ? `We could not check for ${word}. Read every label.`
    : `We do not know “${word}”. It stays in the profile and changes no dish.`
}

/** What a tag was understood as, in sentences. */
export function readingLines({ list, understood_as, not_recognised }: TagReading): ReadingLine[] {
  const known = understood_as.flatMap((one) => [
    { text: meaning(one), needsCare: one.kind === 'clinician' },
    ...(one.question ? [{ text: one.question, needsCare: true }] : []),
    ...(one.note ? [{ text: one.note, needsCare: false }] : []),
  ])
  const missed = not_recognised.map((word) => ({
    text: unknown(list, word),
    needsCare: list === 'allergies',
  }))
  return [...known, ...missed]
}
