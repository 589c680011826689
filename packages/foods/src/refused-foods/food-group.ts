import type { Aisle, Origin } from '../food.ts'

/** Languages that the names of a group are read in, by their two letters (ISO 639-1). */
export const groupLanguages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl'] as const
export type GroupLanguage = (typeof groupLanguages)[number]

export interface FoodSelection {
  /** All foods of these aisles. */
  aisles?: readonly Aisle[]
  /** Foods of these origins, where `aisles` are given: those of them alone. */
  origins?: readonly Origin[]
  /** Ids of further foods. */
  ids?: readonly string[]
  /** Ids of foods that are none of it all the same. */
  not?: readonly string[]
}

/**
 * What a parent may refuse in one word. A dish shows the group where any of the fields below holds;
 * lists of words are separated by commas.
 */
export interface FoodGroup {
  /** Kebab case. */
  id: string
  /** As the echo and a question call it. */
  name: string
  /** What parents call it, by language, singular or plural: case, accents and plurals are read alike. */
  names: Partial<Record<GroupLanguage, string>>
  /** Groups that are wholly part of it: their foods and words are its own. */
  holds?: readonly string[]
  /** Foods that are it where they show. */
  foods?: FoodSelection
  /** Grams a serving from which its foods show; 5 where absent. */
  showsFrom?: number
  /** It does not show where it is worked into a batter or dough: eggs in pancakes. */
  binds?: true
  /** Words in a dish's or juice's name that tell of it. */
  dishWords?: string
  /** Phrases that hold one of its words and are something else: "butter beans" for butter. */
  otherThings?: string
  /** A dish of one of these textures is it; with `courses` or others beside it, where all of them hold. */
  textures?: readonly ('smooth' | 'soft' | 'crunchy' | 'chewy' | 'mixed' | 'sauce-apart')[]
  /** Strong flavour alone. */
  flavours?: readonly 'strong'[]
  temperatures?: readonly ('hot' | 'warm' | 'cold')[]
  courses?: readonly ('breakfast' | 'lunch' | 'dinner' | 'snack' | 'juice')[]
  /** Its foods count in this state alone. */
  state?: 'raw' | 'cooked'
  /** A kind of dish or a texture: after a food it narrows that food ("tomato soup"). */
  form?: true
  /** What a parent may take for part of it and is not, separated by commas: "potatoes". */
  stays?: string
}
