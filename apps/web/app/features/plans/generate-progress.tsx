import { wordList } from '../../ui/word-list.ts'

/** A calm line while a plan is made. */
export function GenerateProgress({ allergies }: { allergies: readonly string[] }) {
  const rule =
    allergies.length > 0 ? `keeping out ${wordList(allergies)}` : 'checking every ingredient'
  return (
    <div role="status" className="grid gap-2">
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-wash">
        <div className="h-full w-2/5 rounded-full bg-leaf motion-safe:animate-drift" />
      </div>
      <p>Choosing dishes and {rule}.</p>
      <p className="text-muted">This may take 30-60 seconds</p>
    </div>
  )
}
