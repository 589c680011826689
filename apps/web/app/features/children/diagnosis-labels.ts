import type { Diagnosis } from '@brightplate/contract/child/child'

export const diagnosisLabels: Record<Diagnosis, string> = {
  autism: 'Autism',
  adhd: 'ADHD',
  both: 'Autism and ADHD',
}

export const diagnosisOptions = Object.entries(diagnosisLabels).map(([value, label]) => ({
  value,
  label,
}))
