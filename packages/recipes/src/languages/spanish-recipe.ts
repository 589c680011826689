/** A recipe in Spanish: its words alone, all else is the English recipe's. */
export interface SpanishRecipe {
  name: string
  /** What is done to a food, by its id, as the line for the whole recipe prints it: "finamente picada". */
  prep: Readonly<Record<string, string>>
  /**
   * As many as in English, of as many sentences. `[food-id|el pollo|los pollos]` stands for what is really used, in the
   * number of its line; `[food-id#1/3|el agua]` for a part and `[food-id#amount]` for all that the line prints;
   * `[food-id?lo|los]` for the words that fit one piece or many; `[#8|tortita delgada|tortitas delgadas]` for so many
   * times what is cooked; `[#24/12|charola|palitos]` for as many trays as 24 need by twelve; `[@a frying pan|sartén]`
   * and `[@each bowl|tazón]` for vessels, in whose words the size follows.
   */
  steps: readonly string[]
  /** How it is kept until the next day's meal. */
  keep?: string
  /** What is other on the day, in a sentence. */
  afterwards?: string
}

type Gender = 'm' | 'f'

/** What the recipes of a language are written with. */
export interface SpanishRecipeWords {
  /** By the ids of recipes. */
  recipes: Readonly<Record<string, SpanishRecipe>>
  /** By their nouns, vessels and what each eater has one of. */
  vessels: Readonly<Record<string, Gender>>
}
