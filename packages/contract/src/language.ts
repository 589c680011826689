import { z } from 'zod'
import * as words from '#localized/account'
import { languages } from './languages.ts'

export const language = z.enum(languages, { error: words.chooseLanguage })
