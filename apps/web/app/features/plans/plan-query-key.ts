export const planQueryKey = (id: string) => ['plans', 'one', id]
