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

/** One thing that a tag was understood as. `term` is our word for it, never the parent's. */
export type Understanding =
  | {
      kind: 'allergen'
      term: string
      allergens: readonly AllergenId[]
      /** Some of what is kept out, for display: "butter", "cheese", "whey". */
      examples: readonly string[]
      /** "Did you mean peanut?", "Keep coconut out too?": kept out until answered. */
      question: string | null
      note: string | null
      /** A tag that keeps more out, where some families need that: "oats" with gluten. */
      offer: string | null
    }
  | { kind: 'food'; term: string; words: readonly string[]; question: string | null }
  | { kind: 'diet'; term: string; diet: DietId; question: string | null; note: string | null }
  | { kind: 'like'; term: string; words: readonly string[] }
  | { kind: 'texture'; term: string; texture: WishedTexture }
  | { kind: 'goal'; term: string; goal: GoalId }
  | { kind: 'clinician'; term: string }
  /** A wish that no plan of ours serves: the sentence says whom to ask. */
  | { kind: 'advice'; term: string; advice: string }
  /** The parent's no to "Keep coconut out too?". */
  | { kind: 'answered'; term: string }

export interface TagReading {
  list: TagList
  /** As the parent typed it. */
  tag: string
  understood: readonly Understanding[]
  /** Parts that mean nothing to us. In an allergy they are kept out as words and never called checked. */
  notRecognised: readonly string[]
}

export interface ProfileTags {
  allergies: readonly string[]
  behavioral_goals: readonly string[]
  dietary_preferences: readonly string[]
}

export interface ProfileInterpretation {
  readings: readonly TagReading[]
  allergens: readonly AllergenId[]
  diets: readonly DietId[]
  /** Kept out wherever the word stands. */
  words: readonly string[]
  /** Of `words`, those we do not know, the longest phrases alone: no screen may call them checked. */
  unchecked: readonly string[]
  likes: readonly string[]
  textures: readonly WishedTexture[]
  goals: readonly GoalId[]
  /** Conditions that a plan of ours must not serve. */
  clinicianConditions: readonly string[]
}
