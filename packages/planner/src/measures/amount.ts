/** By what an amount is told; `piece` is a word, where what is counted has no name for one of it. */
export type AmountUnit =
  | 'none'
  | 'half'
  | 'piece'
  | 'slice'
  | 'clove'
  | 'stalk'
  | 'leaf'
  | 'cup'
  | 'tbsp'
  | 'tsp'
  | 'pinch'
  | 'little'
  | 'oz'
  | 'fl oz'
  | 'g'
  | 'ml'

/** How much of a food, as a line prints it before the food's name: "1/2 cup", "2", "85 g". */
export interface Amount {
  text: string
  /** The same in parts, for other languages: "1 1/2" of a unit; empty of a pinch. */
  number: string
  unit: AmountUnit
  /** What the words are worth: parts of a line are held against it. */
  value: number
  /** Pieces that a cook counts; null for what is measured or weighed. */
  pieces: number | null
  /** Grams that are eaten, as they are printed. */
  grams: number
  /** The words are grams already. */
  isWeighed: boolean
}

/** To a gram, under ten to a tenth: a limit is kept by what a cook reads, and a shared dish is divided by it. */
export const asPrinted = (grams: number): number =>
  grams >= 10 ? Math.round(grams) : Math.round(grams * 10) / 10
