import { withoutLead } from './words-around/without-lead.ts'
import { withoutHarmless } from './words-around/words-around-plain-foods.ts'

const plainWater =
  /^(?:(?:an? )?(?:glass|bottle|cup) of )?(?:(?:plain|tap|still|cold|ice|iced|bottled|filtered|just|only) )*(?:water|agua|(?:crushed )?ice(?: (?:cubes|chips))?)(?: (?:bottle|natural|sola))?$/iu

/**
 * Whether what was typed is water or ice, from the tap or a bottle, and nothing in it.
 *
 * @example isPlainWater('ice water') // true
 */
export const isPlainWater = (typed: string): boolean =>
  plainWater.test(
    withoutHarmless(withoutLead(typed))
      .replaceAll(/[\s.!]+/gu, ' ')
      .trim(),
  )
