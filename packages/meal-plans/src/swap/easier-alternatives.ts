/** What a meal asks of whoever makes it. */
export interface Effort {
  /** Of these minutes, those of work. */
  active_minutes: number
  total_minutes: number
  steps: number
}

/** Whether it asks no more in any of these; of a dish that is not written yet, without its steps. */
export const asksNoMore = (
  one: Omit<Effort, 'steps'> & Partial<Pick<Effort, 'steps'>>,
  than: Effort,
): boolean =>
  one.active_minutes <= than.active_minutes &&
  one.total_minutes <= than.total_minutes &&
  (one.steps ?? 0) <= than.steps

/** Less work first; of as much, in fewer steps; of as many, ready sooner. */
export const byEffort = (a: Effort, b: Effort): number =>
  a.active_minutes - b.active_minutes || a.steps - b.steps || a.total_minutes - b.total_minutes

/** Less in one of these, and more in none: work by hand, steps, minutes until it is ready. */
export const isEasier = (one: Effort, than: Effort): boolean =>
  asksNoMore(one, than) && byEffort(one, than) < 0

/**
 * Of dishes in the order in which they suit, the first that are easier than what stands there, the easiest of them
 * first; nothing where none is.
 * @param offered each is made when it is looked at
 */
export function easierAlternatives<Of extends Effort>(
  offered: Iterable<Of>,
  than: Effort,
  count: number,
): Of[] {
  const easier: Of[] = []
  for (const one of offered) {
    if (isEasier(one, than)) easier.push(one)
    if (easier.length === count) break
  }
  return easier.toSorted(byEffort)
}
