interface TickLineProps {
  name: string
  buy: string
  needed: string | null
  keeping: string | null
  ticked: boolean
  onTick: () => void
}

/** One line to buy; the whole of it can be tapped. */
export function TickLine({ name, buy, needed, keeping, ticked, onTick }: TickLineProps) {
  return (
    <label className="flex min-h-14 items-center gap-3 py-1.5">
      <input
        type="checkbox"
        checked={ticked}
        onChange={onTick}
        className="size-7 shrink-0 accent-leaf"
      />
      <span className={`min-w-0 leading-snug ${ticked ? 'text-muted line-through' : ''}`}>
        {name}
        {buy && (
          <>
            : <strong>{buy}</strong>
          </>
        )}
        {needed && (
          <>
            {' '}
            <span className="block text-muted text-sm tabular-nums">{needed} needed</span>
          </>
        )}
        {keeping && (
          <>
            {' '}
            <span className="block text-sm">{keeping}</span>
          </>
        )}
      </span>
    </label>
  )
}
