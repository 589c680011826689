/** How much of a food, as a line prints it before the food's name: "1/2 cup", "2", "85 g". */
export interface Amount {
  text: string
  /** What the words are worth: parts of a line are held against it. */
  value: number
  /** Pieces that a cook counts; null for what is measured or weighed. */
  pieces: number | null
  /** Grams that are eaten, to a tenth. */
  grams: number
  /** The words are grams already. */
  isWeighed: boolean
}

export const tenth = (grams: number): number => Math.round(grams * 10) / 10
