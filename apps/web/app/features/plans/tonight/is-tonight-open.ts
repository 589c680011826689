import { localDate } from '../../../ui/words/dates.ts'

const afternoonFrom = 12

interface BegunLater {
  created_at: string
  plan_data: { days: readonly { date?: string | undefined }[] }
}

/** Whether a plan was made this afternoon and begins later, so that tonight has no dinner yet. */
export function isTonightOpen({ created_at, plan_data }: BegunLater, now: Date): boolean {
  const today = localDate(now)
  const first = plan_data.days[0]?.date
  const made = new Date(created_at)
  return (
    first !== undefined &&
    first > today &&
    localDate(made) === today &&
    now.getHours() >= afternoonFrom
  )
}
