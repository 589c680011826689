import { typedNames } from '../names/typed-names.ts'

const { medicine, care } = typedNames.words

/** Medicines, severities and quantities: an allergy of these alone names nothing, so it has to be asked about. */
export const careWords: ReadonlySet<string> = new Set(
  [...medicine, ...care].flatMap((term) => term.split(' ')),
)
