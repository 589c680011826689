/** WWEIA: soft drinks, fruit drinks, sport and energy drinks. */
const sweetenedDrinks: readonly number[] = [7202, 7204, 7206]

/** Whether a category is of drinks that are mostly water and sugar. */
export const isSweetenedDrink = (category: number): boolean => sweetenedDrinks.includes(category)
