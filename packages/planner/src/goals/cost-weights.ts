/** What each goal weighs against the others, in points. */
export const costWeights = {
  /** A hard limit that counts over days: so heavy that nothing pays for breaking it. */
  brokenLimit: 50_000,
  /** One percent by which a day is away from the energy target. */
  energyPercent: 2,
  /** What each percent above a tenth weighs besides. */
  energyPercentFar: 8,
  /** A nutrient of which the plan brings nothing; short by half costs half. */
  nutrientMissing: 250,
  /** The same of protein, iron or calcium, for what is below seven tenths. */
  firstMissing: 240,
  /** A day that brings twice an upper intake. */
  upperIntakeTwice: 200,
  /** The same of iron, zinc, selenium, copper and retinol: a hundredth above weighs as much as a main meal without accepted food. */
  hardIntakeTwice: 40_000,
  /** A share of energy that is one whole day's energy too high or low. */
  energyShare: 700,
  /** The same of added sugar for a child who is to have none. */
  sugarUnderTwo: 3000,
  /** A second meal of a day with a dessert, sweets or a sweetened drink. */
  sweetAgain: 60,
  /** A day with twice the sodium that the age should stay below. */
  sodiumTwice: 15,
  /** A dish that comes once too often, and one that comes two days running. */
  repeat: 14,
  nextDay: 4,
  /** A lunch or supper more upon the same kind of food. */
  sameBase: 10,
  /** The same of one food of the list, at lunches or at suppers. */
  sameBaseAtMeal: 25,
  /** One food of the list at a second main meal of a day, where others are. */
  sameBaseInDay: 25,
  /** The same foods at two meals or snacks of a day. */
  sameMealInDay: 80,
  /** A supper upon cereal, crackers or the like. */
  supperOfSnacks: 40,
  /** With full routine: each dish by which a slot differs from itself. */
  distinctDish: 5,
  /** A line more to buy, and one more on a list that is long. */
  lineToBuy: 1,
  lineOfLongList: 6,
  /** One percent by which a week costs more than the family wants to spend. */
  budgetPercent: 8,
  /** One percent by which a week of the child's share costs more than most do, and a share of energy that is a whole day's too far from most days. */
  realPricePercent: 1.5,
  unfamiliarShare: 380,
  /** Active minutes of a day and cooked meals of a week: above what the kitchen may ask, and above what is easy. */
  minuteAboveCap: 4,
  minuteInKitchen: 2.6,
  mealAboveCap: 25,
  mealCooked: 2,
  /** A snack or juice of a weekday that takes more than five minutes. */
  slowSnack: 30,
  /** A minute above what the family has on a weekday. */
  minute: 0.3,
  /** A minute of a weekday's breakfast above the usual, when nothing was said. */
  breakfastMinute: 0.05,
  /** A day without anything that was wished for. */
  unwishedDay: 6,
  /** A week without anything of one wish. */
  wishUnanswered: 60,
  /** A week whose lunches and dinners, one whose dinners, and one whose breakfasts, have nothing of the cuisines that were asked for. */
  cuisineMissing: 1750,
  cuisineMissingAtDinner: 500,
  cuisineMissingAtBreakfast: 500,
  /** A meal less with a favourite than a week may have. */
  favouriteMissing: 90,
  /** A main meal without a food that the child reliably eats: below a hard limit, above all else. */
  acceptedMissing: 400,
  acceptedMissingAtSnack: 15,
  acceptedMissingAtSnackOfFew: 5,
  /** A juice of ours where the child has one of its own. */
  acceptedMissingAtJuice: 20,
  /** A day without any accepted food's energy, where nearly nothing else is eaten. */
  belowFloor: 1120,
  /** A main meal more than twice the fair share of one accepted food, and one above a third of all. */
  aboveFairShare: 3,
  aboveThird: 400,
  /** Three days running with meals upon the same food, and a food that is eaten and stands nowhere. */
  threeDaysRunning: 45,
  unusedFood: 15,
  /** Meat without any starch, or rice with nothing, where the child has what goes with it: several times a third day running. */
  companionMissing: 70,
  /** A food of the list at a meal at which nobody of that age eats it. */
  seldomAtMeal: 100,
  /** A food of the list that stands at no meal, snack or juice of the plan. */
  listedNowhere: 300,
  /** What guidance yields to, once more than it advises. */
  guidancePassed: 80,
  /** The same accepted food at a second meal of a day. */
  acceptedAgain: 8,
  /** And at a third. */
  acceptedThirdTime: 30,
  /** Lunch and supper upon one kind, and the same food at both snacks. */
  acceptedAtBothMeals: 40,
  acceptedAtBothSnacks: 90,
  /** A snack more of one accepted food than its fair share. */
  aboveShareOfSnacks: 15,
  /** A snack more of a food that makes meals, above three in a week. */
  mealAsSnack: 30,
  /** Sweets, a dessert or a sweetened drink of the list, each time. */
  sweetOfList: 14,
  /** Sweets or a dessert of the list once more in a week than is now and then. */
  sweetOfWeek: 30,
  /** A dip of the list at one snack more of a week. */
  dipAtSnack: 60,
  /** A sweetened drink of the list after the first of a day. */
  sweetDrinkAgain: 2000,
  /** And one more in a week than the list has of them. */
  sweetDrinkOfWeek: 80,
  /** One as the juice of a day, on more days of a week than it has turns. */
  sweetDrinkAsJuice: 45,
  /** One as all that stands beside a food. */
  sweetDrinkAlone: 40,
  /** A fruit drink of the list on a day that has a glass of juice. */
  fruitDrinkBesideJuice: 130,
  /** A glass of milk at a fourth meal or snack of a day. */
  milkAgain: 70,
  /** The same side once too often. */
  sideAgain: 5,
  sideAgainOfOrdinary: 8,
  /** A side a second time on a day, and the same plate with the same side two days running. */
  sideAgainOnDay: 12,
  compositionNextDay: 8,
  /** And in a week once too often. */
  compositionAgain: 12,
  /** A meal of what no child of that age is seen to eat, against what they eat most; where foods are named as eaten more. */
  unlikely: 20,
  unlikelyBesideNamed: 90,
  /** A point of the Healthy Eating Index less, of a week without a list. */
  qualityPoint: 5,
  /** Of such a week a dinner that is not cooked, one without a vegetable, and one more in a crust or with fries. */
  dinnerNotCooked: 60,
  dinnerWithoutVegetable: 60,
  breadedAgain: 60,
  /** A snack more of one kind of food in such a week. */
  snackKindAgain: 24,
  /** A dish that was eaten the day before the plan starts; less the longer ago. */
  eatenYesterday: 11,
  /** A breakfast without protein, where a filling start is aimed at. */
  breakfastProtein: 160,
  /** A slot that is a whole day's energy away from its share. */
  unsteadyShare: 76,
  /** A kilogram of food a day, where denser dishes are aimed at. */
  kilogram: 27,
} as const
