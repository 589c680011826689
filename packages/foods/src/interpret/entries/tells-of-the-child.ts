import { typedNames } from '../names/typed-names.ts'

const subjects = typedNames.words['lead-subject']
  .map((one) => one.replaceAll("'", "['’]"))
  .join('|')

/** "She's five", "my son is very picky", "texture is an issue". */
const ofTheChild = new RegExp(
  `^\\s*(?:(?:${subjects}|we|this|that|these)['’](?:s|re|ve|m)|(?:\\p{L}+\\s+){0,2}\\p{L}+\\s+(?:${typedNames.words['of-child'].join('|')}))\\s+\\S`,
  'iu',
)

/** Whether a text is a sentence on how the child is, or its eating: no food. */
export const tellsOfTheChild = (typed: string): boolean => ofTheChild.test(typed)
