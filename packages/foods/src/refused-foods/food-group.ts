import type { AllergenId } from '../allergen.ts'
import type { Aisle, Origin } from '../food.ts'

export const groupTextures = ['smooth', 'soft', 'crunchy', 'chewy', 'mixed', 'sauce-apart'] as const
export const groupTemperatures = ['hot', 'warm', 'cold'] as const
export const groupCourses = ['breakfast', 'lunch', 'dinner', 'snack', 'juice'] as const

export interface FoodSelection {
  /** All foods of these aisles. */
  aisles?: readonly Aisle[]
  /** Foods of these origins, where `aisles` are given: those of them alone. */
  origins?: readonly Origin[]
  /** Foods that hold one of these. */
  allergens?: readonly AllergenId[]
  /** Ids of further foods. */
  ids: readonly string[]
  /** Ids of foods that are none of it all the same. */
  not: readonly string[]
}

/** What a parent may refuse in one word. A dish shows the group where any of the fields below holds. */
export interface FoodGroup {
  /** Kebab case. */
  id: string
  /** As the echo and a question call it. */
  name: string
  /** What parents call it, by language, singular or plural: case, accents and plurals are read alike. */
  names: { readonly en: readonly string[]; readonly [language: string]: readonly string[] }
  /** Allergies by the ids of their files: what other languages call them is a name of it too. */
  namedAs: readonly string[]
  /** Groups that are wholly part of it: their foods and words are its own. */
  holds: readonly string[]
  /** Foods that are it where they show. */
  foods?: FoodSelection
  /** Grams a serving from which its foods show; 5 where absent. */
  showsFrom?: number
  /** It does not show where it is worked into a batter or dough: eggs in pancakes. */
  binds?: true
  /** Words in a dish's or juice's name that tell of it. */
  dishWords?: readonly string[]
  /** Phrases that hold one of its words and are something else: "butter beans" for butter. */
  otherThings?: readonly string[]
  /** A dish of one of these textures is it; with `courses` or others beside it, where all of them hold. */
  textures?: readonly (typeof groupTextures)[number][]
  /** Strong flavour alone. */
  flavours?: readonly 'strong'[]
  temperatures?: readonly (typeof groupTemperatures)[number][]
  courses?: readonly (typeof groupCourses)[number][]
  /** Its foods count in this state alone. */
  state?: 'raw' | 'cooked'
  /** A kind of dish or a texture: after a food it narrows that food ("tomato soup"). */
  form?: true
  /** What a parent may take for part of it and is not: "potatoes". */
  stays: readonly string[]
}
