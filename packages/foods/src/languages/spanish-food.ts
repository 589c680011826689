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

/** What a shopping list says beside the names of foods. */
export interface SpanishShopWords {
  aisles: Readonly<Record<string, string>>
  /** What a shop sells of a food, of one: "bolsa". */
  units: Readonly<Record<string, string>>
  /** What is printed on a pack, behind its number. */
  sizes: Readonly<Record<string, string>>
  /** What shops call a food otherwise than recipes do, by its English name there. */
  names: Readonly<Record<string, { name: string; many?: string | undefined }>>
}

/** What a rule, a wish or a refusal is called, by our English word for it. */
export interface SpanishTerms {
  allergens: Readonly<Record<string, string>>
  diets: Readonly<Record<string, string>>
  textures: Readonly<Record<string, string>>
  cuisines: Readonly<Record<string, string>>
  words: Readonly<Record<string, string>>
}

/** What we say of something typed, by the file of `data/typed` that says it in English. */
export interface SpanishNotes {
  allergies: Readonly<Record<string, string>>
  diets: Readonly<Record<string, string>>
  diet_advice: Readonly<Record<string, string>>
  advice: Readonly<Record<string, string>>
}

/** The foods in Spanish, by their ids. */
export interface SpanishFoodWords {
  /** As a line of ingredients names them, plain foods among them. */
  foods: Readonly<Record<string, SpanishFood>>
  plainFoods: Readonly<Record<string, SpanishPlainFood>>
  /** Forms for a young child by their English words; "@" stands for the ending that agrees: "finamente rallad@". */
  youngForms: Readonly<Record<string, string>>
  shop: SpanishShopWords
  terms: SpanishTerms
  notes: SpanishNotes
}
