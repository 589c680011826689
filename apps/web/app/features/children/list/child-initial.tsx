const tones = ['bg-tone-1', 'bg-tone-2', 'bg-tone-3', 'bg-tone-4', 'bg-tone-5']

/** The same child has the same colour on every screen. */
function toneOf(id: string): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return tones[sum % tones.length] ?? 'bg-tone-1'
}

export function ChildInitial({ id, name }: { id: string; name: string }) {
  return (
    <span
      aria-hidden
      className={`grid size-12 shrink-0 place-items-center rounded-full font-semibold text-lg text-on-tone ${toneOf(id)}`}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  )
}
