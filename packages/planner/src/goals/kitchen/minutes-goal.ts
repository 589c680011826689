import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

/** Points for each minute of a weekday's breakfast above this, when nothing was said. */
const breakfastMinutes = 15
const saturday = 5

export const minutesGoal: Goal = {
  id: 'minutes',
  pieces: ({ profile: { weekdayMinutes } }) => [
    {
      span: 'day',
      weight: 1,
      most: 0,
      on: (weekday) => weekday < saturday,
      amount: ({ totalMinutes }, slot) => {
        if (weekdayMinutes !== null) {
          return costWeights.minute * Math.max(0, totalMinutes - weekdayMinutes)
        }
        return slot === 0
          ? costWeights.breakfastMinute * Math.max(0, totalMinutes - breakfastMinutes)
          : 0
      },
    },
  ],
}
