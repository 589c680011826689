import * as words from '#words/children/eaters'
import type { EaterValues } from '../eater-values.ts'

/** What a person is called in the form. */
export const whoIs = ({ name }: Pick<EaterValues, 'name'>, place: number): string =>
  name.trim() || words.person({ number: place + 1 })
