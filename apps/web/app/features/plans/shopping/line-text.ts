import type { ShoppingLine } from './shopping-trips.ts'

/** "- salmon: 2 packs (637 g). Freeze what is for day 4 and later." */
export const lineText = ({ name, buy, needed, keeping }: ShoppingLine): string =>
  [`- ${name}`, buy && `: ${buy}`, needed && ` (${needed})`, keeping && `. ${keeping}`]
    .filter(Boolean)
    .join('')
