import type { FoodGroup } from './food-group.ts'

/** How a food shows that a parent refuses. */
export interface RefusedMatch {
  /** Grams a serving from which it shows. */
  from: number
  /** Worked into a batter or dough it does not show. */
  binds: boolean
}

/** What stays although it is part of something refused. */
export interface Exemption {
  /** As the parent typed it. */
  typed: string
  foods: ReadonlySet<string>
  /** The foods that it is made of, as far as its name tells: chicken of "chicken nuggets". */
  holds: ReadonlySet<string>
  /** Stemmed words by which a dish's name tells of it. */
  phrases: readonly string[]
  /** A dish of that name stays whole, whatever is in it: "nuggets", "burgers". */
  isForm: boolean
}

/** One thing that is refused: "fish", "tomato soup", "raw vegetables". */
export interface RefusedTerm {
  /** Stemmed words of the parent. */
  typed: string
  /** Our names of the groups that it is. */
  groups: readonly string[]
  /** By the id of a food. */
  foods: ReadonlyMap<string, RefusedMatch>
  /** Stemmed phrases in the name of a dish that tell of it. */
  phrases: readonly string[]
  /** Stemmed phrases that hold one of them and are something else. */
  otherThings: readonly string[]
  /** Groups whose textures, courses and the like make a dish part of it. */
  kinds: readonly FoodGroup[]
  /** Where any are given, only dishes of one of these kinds are meant: "soup" in "tomato soup". */
  forms: readonly RefusedTerm[]
  state: 'raw' | 'cooked' | null
  /** Ids of plain foods that it is, their variants with them: "cheese pizza" is one form and no other cheese. */
  plainForms: ReadonlySet<string>
  /** What the name of a form is made up of: cheese and pizza. It is not refused for that. */
  within: readonly RefusedTerm[]
  exemptions: readonly Exemption[]
}

/** What a parent typed as refused, read. */
export interface RefusedFood {
  typed: string
  terms: readonly RefusedTerm[]
  /** Words that we do not know, as typed: what is called so is excluded. */
  unknown: readonly { word: string; term: RefusedTerm }[]
  /** Words read with a letter mended: what was typed and what it was read as. */
  guesses: readonly { typed: string; readAs: string }[]
  /** What a parent may take for part of it and is not. */
  stays: readonly string[]
}
