/** Seen beside a step; a list's own numbers are read out. */
export function StepNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden
      className="grid size-14 shrink-0 place-items-center rounded-full bg-apricot font-display font-semibold text-2xl text-on-apricot"
    >
      {number}
    </span>
  )
}
