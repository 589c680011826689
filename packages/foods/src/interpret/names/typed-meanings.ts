import type { AllergenId } from '../../allergen.ts'
import type { GoalId, WishedTexture } from '../../interpretation.ts'
import type { DietId } from '../../restrictions.ts'
import type { AskedAbout } from '../asking/questions.ts'
import type { WordListId } from './word-list-ids.ts'

/** What is shown of a thing that parents name, and by which names. */
interface Named {
  /** The name of its file. */
  id: string
  term: string
  names: readonly string[]
}

/** A thing that parents name as an allergy. */
export interface AllergenConcept extends Named {
  /** Of `names`, those in languages other than English. */
  abroad: readonly string[]
  /** Names that without their accents are words of other languages. */
  asWritten: readonly string[]
  allergens: readonly AllergenId[]
  /** What one country calls so is another thing elsewhere: what any of them holds stays out. */
  isSeveral: boolean
  /** Its bare name among the wishes is a liking. */
  isLikedBare: boolean
  /** An illness by its name: nobody likes it, in whichever list it stands. */
  isCondition: boolean
  /** Of a name of several things: names of each that are of one alone. */
  eatenAs: readonly string[]
  /** Cuisines, by their ids, in which it is another food than in the US. */
  anotherIn: readonly string[]
  examples: readonly string[]
  note: string | null
  /** A tag that keeps more out, where some families need that. */
  offer: string | null
  /** Concepts that are excluded with it until a question is answered. */
  asksAbout: readonly AskedAbout[]
  /** Single foods with which it is asked about and excluded. */
  relativesOf: readonly string[]
  /** Diets that carry what allergens cannot say, such as certified oats. */
  diets: readonly DietId[]
  /** Single foods excluded with it. */
  foods: readonly string[]
}

/** A diet, or any other name for a set of things that stay out. */
export interface ExclusionSet extends Named {
  /** The first is the one that is shown; empty where no diet of ours says it. */
  diets: readonly DietId[]
  /** Ids of allergen concepts, excluded as allergies are. */
  concepts: readonly string[]
  /** Single foods, by their own names. */
  foods: readonly string[]
  note: string | null
  /** Set where a clinician has to plan it. */
  clinician: string | null
  /** A set without a diet of ours: what we do, and whom to ask. */
  advice: string | null
}

/** A condition whose food a dietitian has to plan. */
export type NamedCondition = Named

/** Something typed that changes no dish, or changes it in one way alone, and the sentence that answers it. */
export interface AdviceName extends Named {
  advice: string
  /** Every dish is then one for careful chewing. */
  chewsWithCare: boolean
}

/** Whose cooking a family asks for. */
export interface NamedCuisine extends Named {
  /** Values of `cuisine` of the recipes that are its own. */
  recipes: readonly string[]
  /** Values of `cuisines` of the plain foods that are its own. */
  foodsOf: readonly string[]
}

export interface Abbreviations {
  /** What the letters before an F stand for. Of two meanings both stay out. */
  freeOf: Readonly<Record<string, readonly string[]>>
  /** Of one letter alone these mean other things as well, and are read beside others only. */
  onlyBesideOthers: readonly string[]
  /** Abbreviations that stand for words. */
  standFor: Readonly<Record<string, string>>
}

/** All that is read in what parents type: the files of `data/typed`. */
export interface TypedMeanings {
  allergies: readonly AllergenConcept[]
  diets: readonly ExclusionSet[]
  conditions: readonly NamedCondition[]
  advice: readonly AdviceName[]
  goals: Readonly<Record<GoalId, Named>>
  cuisines: readonly NamedCuisine[]
  textures: Readonly<Record<WishedTexture, Named>>
  words: Readonly<Record<WordListId, readonly string[]>>
  /** Those of them that are of another language, and of no list in English. */
  wordsAbroad: readonly string[]
  /** Names of allergenic proteins (WHO/IUIS Allergen Nomenclature), by the term of an allergy or of a food. */
  components: Readonly<Record<string, readonly string[]>>
  abbreviations: Abbreviations
  /** Base forms of words that are no misspelt food, in the order of letters. */
  everydayWords: readonly string[]
}
