import { redFlagKey } from '@brightplate/contract/plans/clinician-notices'
import type { KeyedText } from '@brightplate/planner/texts/english'

/** Whether a text leads to a clinician by what a parent answered: no rule of food is about it. */
export const isSign = ({ key }: Pick<KeyedText, 'key'>): boolean => key.startsWith(redFlagKey)
