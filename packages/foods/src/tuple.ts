export type IndexOf<Tuple extends readonly unknown[]> = {
  [Key in keyof Tuple]: Key extends `${infer Index extends number}` ? Index : never
}[number]

export type IndexByName<Names extends readonly string[]> = {
  readonly [Index in IndexOf<Names> as Names[Index]]: Index
}

/** One thing for each entry of a tuple, in its order. */
export type OfEach<Tuple extends readonly unknown[], Of> = { readonly [Key in keyof Tuple]: Of }

/** One figure for each entry of a tuple, in its order. */
export type FigureOfEach<Tuple extends readonly unknown[]> = {
  -readonly [Key in keyof Tuple]: number
}
