import type { ShapeWords } from './files/shape-problem.ts'
import { wordsOfNotes } from './food-document.ts'

/** What the notes on foods look like when they are right. */
export const foodShapeWords: ShapeWords = {
  examples: {
    plural: 'the name of more than one, such as eggs',
    stand_in: 'why the record of another food stands for this one',
    made_of: 'a list, such as [tomato, sugar]',
    counts_as: 'a list, such as [citrus]',
    safe_when: 'a list of words in a line that make it safe, such as [grated, mashed]',
    for_young: 'how it is prepared for a young child, such as finely grated',
    added_colour: 'true, or the word is left out',
    fortified: 'true, or the word is left out',
  },
  wordsAt: () => wordsOfNotes,
  yamlMend:
    'a list opens with [ and closes with ]; a text that holds ": " or " #" stands in "quotes"; lines that belong together start at the same column',
}
