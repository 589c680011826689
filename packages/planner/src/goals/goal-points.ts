/** What each goal weighs against the others, in points. */
export const goalPoints = {
  /** A hard limit that counts over days: so heavy that nothing pays for breaking it. */
  brokenLimit: 1000,
  /** One percent by which a day is away from the energy target. */
  energyPercent: 1,
  /** A nutrient of which the plan brings nothing; short by half costs half. */
  nutrientMissing: 120,
  /** A day that brings twice an upper intake. */
  upperIntakeTwice: 200,
  /** A share of energy that is one whole day's energy too high or low. */
  energyShare: 300,
  /** A day with twice the sodium that the age should stay below. */
  sodiumTwice: 15,
  /** A dish that comes once too often, and one that comes two days running. */
  repeat: 4,
  nextDay: 2,
  /** With full routine: each dish by which a slot differs from itself. */
  distinctDish: 5,
  /** A food that makes a long shopping list longer. */
  foodOnList: 0.5,
  /** A minute above what the family has on a weekday. */
  minute: 0.3,
  /** A minute of a weekday's breakfast above the usual, when nothing was said. */
  breakfastMinute: 0.05,
  /** A day without anything that was wished for. */
  unwishedDay: 6,
  /** A main meal without a food that the child reliably eats: below a hard limit, above all else. */
  safeFoodMissing: 400,
  /** The same safe food at a second meal of a day. */
  safeFoodAgain: 1.5,
  /** A dish that is new beyond the one small step of a week, and a week without a step. */
  newDish: 200,
  noStep: 20,
  /** A dish that was eaten the day before the plan starts; less the longer ago. */
  eatenYesterday: 3,
  /** A breakfast without protein, where a filling start is aimed at. */
  breakfastProtein: 30,
  /** A slot that is a whole day's energy away from its share. */
  unsteadyShare: 60,
  /** A kilogram of food a day, where denser dishes are aimed at. */
  kilogram: 6,
} as const
