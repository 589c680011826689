const [days, rows] = ['days', 'rows'] as const

/** Where a day stands among the values of the form. */
export const dayPath = (day: number) => `${days}.${day}` as const

export const rowsPath = (day: number) => `${days}.${day}.${rows}` as const

export const rowPath = (day: number, at: number) => `${days}.${day}.${rows}.${at}` as const
