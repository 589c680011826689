import * as words from '#localized/boards'

/** The modified Fitzgerald key, as far as it is used here: one scheme for all boards. */
export const colors = {
  verb: { background_color: 'rgb(204, 235, 197)', border_color: 'rgb(77, 146, 33)' },
  describing: { background_color: 'rgb(198, 219, 239)', border_color: 'rgb(33, 113, 181)' },
  noun: { background_color: 'rgb(254, 224, 182)', border_color: 'rgb(179, 88, 6)' },
  social: { background_color: 'rgb(253, 214, 230)', border_color: 'rgb(174, 1, 126)' },
  small: { background_color: 'rgb(255, 255, 255)', border_color: 'rgb(82, 82, 82)' },
} as const

/** Words that stand in the same place on every board, so that a hand finds them. */
export const coreWords = () =>
  [
    { id: 'more', label: words.more(), kind: 'describing' },
    { id: 'all-done', label: words.allDone(), kind: 'describing' },
    { id: 'help', label: words.help(), kind: 'verb' },
    { id: 'different', label: words.different(), kind: 'describing' },
    { id: 'no', label: words.no(), kind: 'social' },
    { id: 'dont-like', label: words.dontLike(), kind: 'verb' },
    { id: 'like', label: words.like(), kind: 'verb' },
    { id: 'stop', label: words.stop(), kind: 'verb' },
    { id: 'hurts', label: words.hurts(), kind: 'verb' },
  ] as const

export type CoreId = ReturnType<typeof coreWords>[number]['id']
