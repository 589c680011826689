import { type KeyedText, say } from '../texts/english.ts'

const rungs = ['see', 'touch', 'smell', 'lick', 'bite', 'eat'] as const

/** Up to this age reviews count the tastes that it takes (NESR 2019, children of 4 to 24 months). */
const tastesCountedUntilYears = 2

/** How a step is offered: beside its food, rung by rung, with what is known of such steps. */
export function rungsOf(
  food: string,
  from: string,
  ageYears: number,
): { rungs: KeyedText[]; notes: KeyedText[] } {
  return {
    rungs: rungs.map((rung) => say(`rung.${rung}`, { food })),
    notes: [
      say('ladder.beside', { from }),
      say('ladder.back'),
      ...(ageYears < tastesCountedUntilYears ? [say('ladder.tastes')] : []),
      say('ladder.practice'),
    ],
  }
}
