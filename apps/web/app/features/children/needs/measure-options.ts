export const measureOptions = [
  { value: 'us', label: 'Cups and °F' },
  { value: 'metric', label: 'Grams and °C' },
] as const
