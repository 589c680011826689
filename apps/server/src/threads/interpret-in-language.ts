import type { Language } from '@brightplate/contract/languages'
import type { Interpretation, InterpretBody } from '@brightplate/contract/typed/profile-terms'
import { interpretTerms } from '@brightplate/meal-plans/profile-terms/interpret-terms'
import { wordingOf } from './wording-of.ts'

/** How tags are understood, in the language of whoever typed them. */
export const interpretInLanguage = async ({
  language,
  body,
}: {
  language: Language
  body: InterpretBody
}): Promise<Interpretation> => interpretTerms(body, await wordingOf(language))
