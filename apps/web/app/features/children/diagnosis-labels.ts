import type { Diagnosis } from '@brightplate/contract/child/child'
import * as words from '#words/children/child'

export const diagnosisLabels: Record<Diagnosis, string> = {
  autism: words.autism,
  adhd: words.adhd,
  both: words.both,
}

export const diagnosisOptions = Object.entries(diagnosisLabels).map(([value, label]) => ({
  value,
  label,
}))
