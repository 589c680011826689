/** What of a form its acceptance rests on; temperature and colour are not among it (see `formRefusals`). */
export interface EatenForm {
  textures: readonly string[]
  /** Null where it is not known. */
  flavour: string | null
  /** Null where it is not known, as of a dish. */
  shape: string | null
}

/** A plain food or a dish; of a mere category `id`, `group` and `form` are null. */
export interface EatenFood {
  id: string | null
  /** WWEIA food category. */
  category: number
  /** What kind of thing on a plate: nothing is near across groups. */
  group: string | null
  form: EatenForm | null
  /** Ids of plain foods whose form it is, made at home. */
  standsFor?: readonly string[]
}

export interface LoggedFood extends Pick<EatenFood, 'id' | 'category'> {
  said: 'eaten' | 'tasted' | 'not_today'
  times: number
}

/** What is known of one child's eating. */
export interface KnownEating {
  accepted: readonly EatenFood[]
  /** "Only exactly this": accepted, and what is near it is not. */
  exactly: readonly EatenFood[]
  refused: readonly EatenFood[]
  log: readonly LoggedFood[]
  /** Days that the log tells whole: what it does not name was not eaten on them. */
  wholeDays: number
}

export const nothingKnown: KnownEating = {
  accepted: [],
  exactly: [],
  refused: [],
  log: [],
  wholeDays: 0,
}

type Named = Pick<EatenFood, 'id' | 'category'>

/** The same food; where one of them is a mere category, any food of it. */
export const isSameFood = (a: Named, b: Named): boolean =>
  a.id !== null && b.id !== null ? a.id === b.id : a.category === b.category
