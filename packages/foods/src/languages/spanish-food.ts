/** How a food is called in Spanish. */
export interface SpanishFood {
  /** In the number of the English name: "zanahoria", "arroz blanco", "nuggets de pollo". */
  name: string
  /** "zanahoria", "nugget de pollo"; null of what is only spoken of as many. */
  one: string | null
  /** "zanahorias"; null of what is not counted. */
  many: string | null
  /** Of its first noun. */
  gender: 'm' | 'f'
  /** A feminine that takes "el": "el agua". */
  takesEl?: true
}

/** A plain food as a plate is called after it, and how it comes to the table. */
export interface SpanishPlainFood extends SpanishFood {
  /** One sentence: how it comes to the table. */
  step: string
}

/** The foods in Spanish, by their ids. */
export interface SpanishFoodWords {
  /** As a line of ingredients names them, plain foods among them. */
  foods: Readonly<Record<string, SpanishFood>>
  plainFoods: Readonly<Record<string, SpanishPlainFood>>
  /** Forms for a young child by their English words; "@" stands for the ending that agrees: "finamente rallad@". */
  youngForms: Readonly<Record<string, string>>
}
