/** By what children refuse a food, the commonest among autistic children first. */
export const refusedProperties = ['texture', 'taste', 'mixture', 'brand', 'shape'] as const

export type RefusedProperty = (typeof refusedProperties)[number]
