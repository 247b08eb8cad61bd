import { mergeTexts } from './merged-texts.ts'

mergeTexts()
