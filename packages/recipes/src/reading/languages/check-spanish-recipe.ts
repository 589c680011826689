import type { Path } from '@brightplate/foods/reading/files/fault'
import type { RecipeDocument } from '../recipe-document.ts'
import type { SpanishRecipeDocument } from './spanish-recipe-document.ts'

interface Found {
  path: Path
  problem: string
}

const sentencesOf = (text: string) => text.split(/(?<=\.) /)

const insides = (text: string) =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, inside = '']) => inside)

const spaced = (head: string) => head.replace(/: ?/, ': ').trim()

/** What English refers to, without its own words; `{eggs: it/them}` is a matter of English alone. */
const englishHeads = (text: string): string[] =>
  insides(text)
    .filter((inside) => !/^[^:|]+: ?[a-z]+\/[a-z]+$/.test(inside))
    .map((inside) => spaced(inside.replace(/^([^:|]+?)\|[^:|]+/, '$1')))
    .sort()

const spanishHeads = (text: string): string[] =>
  insides(text)
    .filter((inside) => !/^[^|]*\?/.test(inside))
    .map((inside) => spaced(inside.split('|')[0] ?? ''))
    .sort()

const figuresIn = (text: string): string =>
  Array.from(
    text
      .replaceAll(/\{[^{}]*\}/g, '')
      .replaceAll('half an inch', '1/2')
      .replaceAll('half an hour', '30')
      .matchAll(/\d+(?:\/\d+)?/g),
    ([figure]) => figure,
  )
    .sort()
    .join(' ')

function otherSentence(english: string, spanish: string): string[] {
  const [asked, given] = [englishHeads(english).join(', '), spanishHeads(spanish).join(', ')]
  const [figures, own] = [figuresIn(english), figuresIn(spanish)]
  return [
    ...(asked === given ? [] : [`refers to ${given || 'nothing'}, in English to ${asked}`]),
    ...(figures === own ? [] : [`figures ${own || 'none'}, in English ${figures || 'none'}`]),
  ]
}

function otherStep(english: string, spanish: string, index: number): Found[] {
  const path = ['steps', index]
  const [asked, given] = [sentencesOf(english), sentencesOf(spanish)]
  if (asked.length !== given.length) {
    const problem = `${given.length} sentences, ${asked.length} in English`
    return [{ path, problem }]
  }
  return asked.flatMap((sentence, index) =>
    otherSentence(sentence, given[index] ?? '').map((problem) => ({
      path,
      problem: `sentence ${index + 1}: ${problem}`,
    })),
  )
}

function otherPrep(english: RecipeDocument, { prep }: SpanishRecipeDocument): Found[] {
  const asked = Object.entries(english.ingredients).flatMap(([key, one]) => (one.prep ? key : []))
  return [
    ...asked
      .filter((key) => !Object.hasOwn(prep, key))
      .map((key) => ({ path: ['prep'], problem: `${key} is missing` })),
    ...Object.keys(prep)
      .filter((key) => !asked.includes(key))
      .map((key) => ({ path: ['prep', key], problem: `${key} has no "prep" in English` })),
  ]
}

function otherAhead({ ahead }: RecipeDocument, spanish: SpanishRecipeDocument): Found[] {
  return (['keep', 'afterwards'] as const)
    .filter((key) => Boolean(ahead?.[key]) !== Boolean(spanish.ahead?.[key]))
    .map((key) => ({
      path: ['ahead'],
      problem: `${key} stands in one language and not in the other`,
    }))
}

/** Where a Spanish recipe says more, less or other than the English: steps, sentences, references, figures. */
export function checkSpanishRecipe(
  english: RecipeDocument,
  spanish: SpanishRecipeDocument,
): Found[] {
  const named = [englishHeads(english.name).join(), spanishHeads(spanish.name).join()]
  return [
    ...(named[0] === named[1] ? [] : [{ path: ['name'], problem: 'refers to other foods' }]),
    ...otherPrep(english, spanish),
    ...otherAhead(english, spanish),
    ...(english.steps.length === spanish.steps.length
      ? english.steps.flatMap((step, index) => otherStep(step, spanish.steps[index] ?? '', index))
      : [
          {
            path: ['steps'],
            problem: `${spanish.steps.length} steps, ${english.steps.length} in English`,
          },
        ]),
  ]
}
