import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/eaters/plate'

/** The children who eat along, as a plan was made for them. */
interface MadeFor {
  eaters?:
    | readonly { child_id?: string | null | undefined; name?: string | null | undefined }[]
    | undefined
}

/** What each of the household's other children has of a meal: "Mia’s plate: pasta and peas, without tomato sauce." */
export function siblingPlates(
  { plates = [] }: Pick<Meal | Snack | Juice, 'plates'>,
  { profile_snapshot: madeFor }: { profile_snapshot?: MadeFor | null | undefined },
): string[] {
  return plates.map(({ child_id, text }) => {
    const name = madeFor?.eaters?.find((one) => one.child_id === child_id)?.name
    return words.plateOfSibling({ name: name ?? 'unnamed', foods: text.text })
  })
}
