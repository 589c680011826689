import type { Language } from '@brightplate/contract/languages'
import { type BoardSize, boardsType } from '@brightplate/contract/papers/boards'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import * as words from '#words/papers/boards'
import { openStream } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { localDate } from '../../../ui/words/dates.ts'
import { ChooseSheetLanguage } from '../../languages/choose-sheet-language.tsx'
import { ownLanguage } from '../../languages/other-languages.ts'
import { BoardSketch } from './board-sketch.tsx'

/** A file that speech apps open, made when it is asked for. Its name says nothing of whom it is. */
export function BoardsForm({ childId }: { childId: string }) {
  const [days, setDays] = useState<'today' | 'week'>('week')
  const [size, setSize] = useState<BoardSize>('4x6')
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const make = useMutation({
    mutationFn: async () => {
      const day = localDate(new Date())
      const bytes = await openStream('readBoards', {
        params: { id: childId },
        query: { days, language, day, size },
      })
      const file = await new Response(bytes, { headers: { 'content-type': boardsType } }).blob()
      downloadFile(`meals-${day}.obz`, file, boardsType)
    },
  })
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <ChoiceField
        label={words.days}
        value={days}
        onChange={setDays}
        options={[
          { value: 'today', label: words.today },
          { value: 'week', label: words.week },
        ]}
      />
      <ChoiceField
        label={words.size}
        isStacked
        value={size}
        onChange={setSize}
        options={[
          {
            value: '3x4',
            label: words.large({ rows: 3, columns: 4 }),
            sketch: <BoardSketch rows={3} columns={4} />,
          },
          {
            value: '4x6',
            label: words.middle({ rows: 4, columns: 6 }),
            sketch: <BoardSketch rows={4} columns={6} />,
          },
          {
            value: '6x8',
            label: words.small({ rows: 6, columns: 8 }),
            sketch: <BoardSketch rows={6} columns={8} />,
          },
        ]}
      />
      {size === '3x4' && <p className="text-muted text-sm">{words.sizeHint}</p>}
      <ChooseSheetLanguage label={words.language} value={language} onChange={setLanguage} />
      <p className="text-muted text-sm">{words.whatNot}</p>
      <FormError>{make.error && errorMessage(make.error, words.failed)}</FormError>
      <Button
        className="w-fit"
        busyLabel={make.isPending && words.making}
        onClick={() => make.mutate()}
      >
        <Download aria-hidden size={20} />
        {words.make}
      </Button>
    </div>
  )
}
