import type { AllergenId } from './allergen.ts'
import type { DietId } from './restrictions.ts'

export const tagLists = ['allergies', 'behavioral_goals', 'dietary_preferences'] as const
export type TagList = (typeof tagLists)[number]

export const goalIds = [
  'sleep',
  'focus',
  'calm',
  'energy',
  'new-foods',
  'weight-gain',
  'constipation',
] as const
export type GoalId = (typeof goalIds)[number]

export const wishedTextures = ['smooth', 'soft', 'crunchy', 'chewy', 'sauce-apart'] as const
export type WishedTexture = (typeof wishedTextures)[number]

/** Sentences about a tag. `note.of-data` is a sentence of `data/typed`. */
export type TagSentenceKey =
  | `ask.${'also' | 'fine' | 'holds' | 'liked' | 'meaning' | 'meant' | 'swallowing' | 'too' | 'which'}`
  | `answer.${'also' | 'also-not' | 'fine' | 'keep-out' | 'likes' | 'liking' | 'major-nine' | 'meant'}`
  | `answer.${'meant-not' | 'no-food' | 'only' | 'out' | 'out-all' | 'swallowing' | 'too' | 'too-not'}`
  | `note.${'add-wish' | 'all-out' | 'avoid-texture' | 'cuisine-dishes' | 'energy-of-others'}`
  | `note.${'of-data' | 'refuse-it'}`

/** One sentence by its key, said in the language of whoever reads it: docs/languages.md. */
export interface TagSentence {
  key: TagSentenceKey
  params: Record<string, string | string[]>
}

export interface QuestionAnswer {
  id: string
  /** A sentence, or the food that it chooses. */
  label: TagSentence | { food: string }
}

/** Something asked about a tag. What it is about stays out until it is answered. */
export interface Question {
  /** Stable: kept answers name it. */
  id: string
  asked: TagSentence
  /** 0 is the gravest; the gravest are asked first. */
  gravity: 0 | 1 | 2 | 3
  answers: readonly QuestionAnswer[]
  /** Whether typing the tag again is an answer too. */
  mayEdit: boolean
}

/** What a parent answered to a question about a tag. */
export interface TagAnswer {
  list: TagList
  tag: string
  question: string
  answer: string
}

/** One thing that a tag was understood as. `term` is our word for it, never the parent's. */
export type Understanding =
  | {
      kind: 'allergen'
      term: string
      allergens: readonly AllergenId[]
      /** Some of what is excluded, for display: "butter", "cheese", "whey". */
      examples: readonly string[]
      /** "Did you mean peanut?", "Keep coconut out too?": excluded until answered. */
      question: Question | null
      note: TagSentence | null
      /** A tag that keeps more out, where some families need that: "oats" with gluten. */
      offer: string | null
      /** The word that this was guessed from, out as well while it is asked about. */
      guessedFrom?: string
    }
  | {
      kind: 'food'
      term: string
      words: readonly string[]
      question: Question | null
      guessedFrom?: string
    }
  | {
      kind: 'diet'
      term: string
      diet: DietId
      question: Question | null
      note: TagSentence | null
      guessedFrom?: string
    }
  /** With a question it is sought nowhere until that is answered. */
  | { kind: 'like'; term: string; words: readonly string[]; question?: Question }
  /** A group that is refused and no allergy: left out as a refused food is, by `typed`. */
  | { kind: 'refused'; term: string; typed: string }
  | { kind: 'texture'; term: string; texture: WishedTexture; question: Question | null }
  | { kind: 'goal'; term: string; goal: GoalId }
  /** Whose cooking is asked for, by the name of its file in `data/typed/cuisines`. */
  | { kind: 'cuisine'; term: string; cuisine: string }
  | { kind: 'clinician'; term: string }
  /** What a clinician set, in kcal a day: whether it is kept depends on the age. */
  | { kind: 'energy'; term: string; kcal: number }
  /** A wish that no plan of ours serves, or only in part: the sentence says whom to ask. */
  | { kind: 'advice'; term: string; advice: string; chewsWithCare?: true }
  /** Food that was let in by an answer of the parent. */
  | { kind: 'answered'; term: string }
  /** The tag says that there is nothing. */
  | { kind: 'none'; term: string }
  /** Understood, and without a bearing on any dish: a bee sting, a liking beside a refusal. */
  | { kind: 'aside'; term: string; note: TagSentence | null }

/** What became of a stretch of a tag. Filler stands only beside one of the others. */
export interface TagSpan {
  /** Characters of the tag, from `start` up to, not including, `end`. */
  start: number
  end: number
  as: 'reading' | 'question' | 'unknown' | 'filler'
}

export interface TagReading {
  list: TagList
  /** As the parent typed it. */
  tag: string
  understood: readonly Understanding[]
  /** Parts that mean nothing to us. In an allergy they are excluded as words and never called checked. */
  notRecognised: readonly string[]
  /** Words excluded although we do not know them: the phrases and their content words. */
  unchecked: readonly string[]
  /** Every word of the tag is in one. */
  spans: readonly TagSpan[]
  /** Set where an allergy names nothing at all: no plan is made before it is answered. */
  needsAnswer: Question | null
}

export interface ProfileTags {
  allergies: readonly string[]
  behavioral_goals: readonly string[]
  dietary_preferences: readonly string[]
  answers?: readonly TagAnswer[] | undefined
}

export interface ProfileInterpretation {
  readings: readonly TagReading[]
  allergens: readonly AllergenId[]
  diets: readonly DietId[]
  /** Excluded wherever the word stands. */
  words: readonly string[]
  /** Of `words`, those we do not know, the longest phrases alone: no screen may call them checked. */
  unchecked: readonly string[]
  likes: readonly string[]
  /** What preferences refuse as the refused foods do: "no vegetables except corn". */
  refused: readonly string[]
  textures: readonly WishedTexture[]
  goals: readonly GoalId[]
  cuisines: readonly string[]
  /** Conditions that a plan of ours must not serve. */
  clinicianConditions: readonly string[]
  /** Whether a tag says that chewing is hard. */
  chewsWithCare: boolean
}
