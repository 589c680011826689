/** The changes of one plan go to the server one after another. */
export const planScope = (id: string) => ({ id: `plan/${id}` })
