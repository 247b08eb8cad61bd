import { writeContractChanges } from './contract-changes.ts'
import { writeEmblems } from './emblem-outlines.ts'
import { mergeTexts } from './merged-texts.ts'
import { writeThemes } from './themes-css.ts'

mergeTexts()
writeThemes()
writeEmblems()
writeContractChanges()
