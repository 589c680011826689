import * as words from '#words/children/needs'

export const measureOptions = [
  { value: 'us', label: words.usMeasures },
  { value: 'metric', label: words.metricMeasures },
] as const
