/** As which dish a meal is asked to be eaten out, in a swap. No recipe is called so. */
export const eatenOutId = 'eaten-out'
