/** A place in the log of the database, in bytes; of the timeline that a promotion begins. */
export interface LogPlace {
  timeline: string
  position: bigint
}

/** A replica that has not been seen for this long to have what the database had is not read. */
const freshMs = 1000

/**
 * How far a replica is known to follow. Who asks the database for its place notes when the question began: all that was
 * answered before lies below the place, so a replica that has come to it has all of that.
 */
export function replicaHorizon(mostMs = freshMs) {
  let marks: { askedAt: number; position: bigint }[] = []
  let timeline: string | null = null
  /** What the replica must pass to be believed; null: it is to be set by where the replica is. */
  let floor: bigint | null = 0n
  let hasAllUntil = Number.NEGATIVE_INFINITY

  const forget = () => {
    marks = []
    hasAllUntil = Number.NEGATIVE_INFINITY
  }
  return {
    /** Where the database is, asked at `askedAt`. */
    note(askedAt: number, place: LogPlace): void {
      // Another server was promoted: a replica may have of the one before what this one never had, and follows nobody then.
      if (timeline !== null && timeline !== place.timeline) {
        forget()
        floor = null
      }
      timeline = place.timeline
      marks.push({ askedAt, position: place.position })
    },
    /** How far the replica has come, asked after the database. */
    cameTo(position: bigint): void {
      const newest = marks.at(-1)
      if (!newest) return
      floor ??= newest.position > position ? newest.position : position
      if (floor > 0n && position <= floor) return
      floor = 0n
      while (marks[0] && marks[0].position <= position) {
        hasAllUntil = marks[0].askedAt
        marks.shift()
      }
    },
    isFresh: (now: number): boolean => now - hasAllUntil <= mostMs,
    /** Nothing is known of it any more. */
    forget,
  }
}

export type ReplicaHorizon = ReturnType<typeof replicaHorizon>
