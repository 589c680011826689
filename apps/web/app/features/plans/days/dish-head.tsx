import { Clock, Lock } from 'lucide-react'
import { PlatePicture } from '../../../ui/plate-picture.tsx'

interface DishHeadProps {
  name: string
  picture: string | undefined
  time: string | null
  isKept: boolean
}

export function DishHead({ name, picture, time, isKept }: DishHeadProps) {
  return (
    <div className="flex items-center gap-4">
      <PlatePicture picture={picture} size={104} />
      <div className="grid min-w-0 gap-1">
        <h3 className="text-lg">{name}</h3>
        {time && (
          <p className="flex items-center gap-1.5 text-muted">
            <Clock aria-hidden size={16} className="shrink-0" />
            <span className="sr-only">Prep time:</span>
            {time}
          </p>
        )}
        {isKept && (
          <p className="flex items-center gap-1.5 text-muted">
            <Lock aria-hidden size={16} className="shrink-0" />
            Kept
          </p>
        )}
      </div>
    </div>
  )
}
