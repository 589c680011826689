/** In the English of steps: what is heated, or what is done there. A toaster oven counts too. */
const oven = /\b(?:oven|bakes?|baking (?:dish|sheet|tray)|roasts?|broils?|broiler)\b/i

/** Whether a dish of these steps, in English, is made in the oven. */
export const needsOven = (steps: readonly string[]): boolean =>
  steps.some((step) => oven.test(step))
