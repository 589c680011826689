/** A word with a hyphen, or one that ends in it with the word after: "egg-free", "Dairy- and". */
const hyphenated = /(\S*\p{L}-(?=\s)\s\S+|\S*\p{L}-\p{L}\S*)/u

/** Longer words may be broken where letters are large, so that nothing runs out of a narrow screen. */
const mostLetters = 14

/** The text as it is, with no line that ends at one of its hyphens. */
export const WholeWords = ({ children }: { children: string }) =>
  children.split(hyphenated).map((part, at) =>
    at % 2 === 1 && part.length <= mostLetters ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which change together
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
