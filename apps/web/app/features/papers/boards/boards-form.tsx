import type { Language } from '@brightplate/contract/languages'
import { boardsType } from '@brightplate/contract/papers/boards'
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

/** A file that speech apps open, made when it is asked for. Its name says nothing of whom it is. */
export function BoardsForm({ childId }: { childId: string }) {
  const [days, setDays] = useState<'today' | 'week'>('week')
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const make = useMutation({
    mutationFn: async () => {
      const day = localDate(new Date())
      const bytes = await openStream('readBoards', {
        params: { id: childId },
        query: { days, language, day },
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
