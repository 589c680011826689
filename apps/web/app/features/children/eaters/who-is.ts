import * as words from '#words/children/eaters'
import type { EaterValues } from '../eater-values.ts'

/** What a person is called in the form. */
export const whoIs = ({ name }: Pick<EaterValues, 'name'>, index: number): string =>
  name.trim() || words.person({ number: index + 1 })
