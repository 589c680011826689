import { withoutLead } from '../../plain-foods/words-around/without-lead.ts'

const ofKinds = /^(?:\p{L}+(?:,\s*|\s+)){0,3}(?:foods|things|stuff|items|carbs|textures)$/iu

/**
 * Whether what was typed says what foods have in common, and names none of them.
 *
 * @example isKindOfFoods('He eats beige foods') // true
 */
export const isKindOfFoods = (typed: string): boolean => ofKinds.test(withoutLead(typed).trim())
